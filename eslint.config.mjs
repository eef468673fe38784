import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRules } from './tooling/lint/import-rules.mjs';
import { plainWords } from './tooling/lint/plain-words.mjs';

/** Parts whose words are checked. */
const plainParts = [
  'bench',
  'delivery',
  'e2e',
  'remote-dashboard',
  'remote-delivery',
  'remote-licensing',
  'remote-recommendations',
  'remote-settings',
  'shared-contracts',
  'shared-kit',
  'shared-runtime',
  'shared-ui',
  'shell',
  'site-server',
  'tooling',
  'wordpress',
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.cache/**', '.data/**', 'bench/results/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['{remote-*,shared-{kit,runtime,ui},shell,tooling}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    },
  },
  { files: ['**/*.{js,cjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['delivery/src/main.ts', 'site-server/src/main.ts', 'bench/**', 'tooling/scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: plainParts.map((part) => `${part}/**/*.{ts,tsx,js,mjs}`),
    plugins: { words: { rules: { 'plain-words': plainWords } } },
    rules: { 'words/plain-words': 'error' },
  },
  ...importRules,
);
