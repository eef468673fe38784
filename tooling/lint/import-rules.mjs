/**
 * Import rules between parts (README, "Folders"). Each part lists the packages of this repository it may import; all others are refused, as
 * a static import and as `import()`.
 */
import { findRemotes } from '../workspace.js';
import { relativeImports } from './relative-imports.mjs';

/** Part → packages of this repository it may import. */
export const allowed = {
  'shared-contracts': [],
  'shared-runtime': ['contracts'],
  // The kit's further entries import the one copy the shell provides by its name.
  'shared-kit': ['contracts', 'runtime', 'kit'],
  'shared-ui': ['contracts', 'runtime'],
  shell: ['contracts', 'runtime', 'kit', 'ui'],
  ...Object.fromEntries(findRemotes().map((remote) => [remote, ['contracts', 'runtime', 'kit', 'ui']])),
  'site-server': ['contracts', 'delivery'],
  delivery: ['contracts'],
  e2e: ['contracts'],
  bench: ['contracts'],
};

const folders = Object.keys(allowed);

/** The packages of the parts, without `@site-admin/`. */
const ours = folders.map((folder) => folder.replace(/^shared-/, ''));

/** Returns what `part` must not import: packages outside its list, and any other part by path. */
function patternsFor(part) {
  const refused = ours.filter((name) => !allowed[part].includes(name));
  const others = folders.filter((folder) => folder !== part);
  return [
    {
      group: refused.flatMap((name) => [`@site-admin/${name}`, `@site-admin/${name}/**`]),
      message: `${part} may import ${allowed[part].map((name) => `@site-admin/${name}`).join(', ') || 'nothing of ours'} only.`,
    },
    {
      group: others.map((folder) => `**/../${folder}/**`),
      message: 'Parts are imported by package name, never by path.',
    },
  ];
}

const asRegex = (globs) =>
  globs
    .map((glob) =>
      glob
        .replace(/[.+^${}()|[\]\\/]/g, '\\$&')
        .replace(/\*\*/g, '.*')
        .replace(/(?<!\.)\*/g, '[^\\u002f]*'),
    )
    .map((pattern) => `^${pattern}$`)
    .join('|');

const lazyOfReact = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use createLazyComponent of @site-admin/kit: a chunk that failed once is never loaded again by lazy.',
};

/** The flat config entries: one per part, the shell's folders, and features. */
export const importRules = [
  ...folders.map((part) => {
    const patterns = patternsFor(part);
    return {
      files: [`${part}/**/*.{ts,tsx}`],
      rules: {
        'no-restricted-imports': ['error', { paths: [lazyOfReact], patterns }],
        'no-restricted-syntax': [
          'error',
          ...patterns.map(({ group, message }) => ({
            selector: `ImportExpression > Literal[value=/${asRegex(group)}/]`,
            message,
          })),
        ],
      },
    };
  }),
  // Tests of menus and routes use the remotes' own declarations.
  {
    files: ['shell/src/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [lazyOfReact],
          patterns: patternsFor('shell').map((rule) => ({ ...rule, group: [...rule.group, '!**/../remote-*/remote.json'] })),
        },
      ],
    },
  },
  { plugins: { 'relative-imports': relativeImports } },
  { files: ['shell/src/**/*.{ts,tsx}'], rules: { 'relative-imports/shell-layers': 'error' } },
  {
    files: ['*/src/features/**/*.{ts,tsx}'],
    rules: { 'relative-imports/features': 'error', 'relative-imports/feature-names': 'error' },
  },
];
