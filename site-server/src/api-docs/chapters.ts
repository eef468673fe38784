import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Right } from '@site-admin/contracts';

/** Users that have a right, as a sentence. */
export const rightWords: Readonly<Record<Right, string>> = {
  public: 'Anyone, signed in or not.',
  signed_in: 'Any signed-in user.',
  admin_page: 'Any signed-in user; on an offline site administrators.',
  manage_modules: 'Administrators.',
  configure_modules: 'Administrators.',
  connect: 'Administrators; no user while the site is offline.',
  reconnect: 'Administrators; no user while the site is offline.',
  disconnect: 'Administrators.',
  connect_user:
    'Any signed-in user once the site has a connected owner, administrators before that; no user while the site is offline.',
  unlink_user: 'Users with a linked account, as far as they may link one.',
  activate_plugins: 'Administrators.',
  manage_options: 'Administrators.',
  linked_connection_owner: 'The owner of the connection, whose account is linked.',
  operate: 'Administrators whom `--operators` names.',
};

const sources = path.resolve(__dirname, '../../../shared-contracts/src/endpoints');
const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = endpoint\(/g;

const sentence = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim();

/** Files without a call of `jetpack/v4/`. */
const others = ['declared.ts', 'delivery.ts'];

/** One resource of the API: a file of the contract's endpoints, with the docstring of each endpoint by variable name. */
export interface Chapter {
  readonly name: string;
  readonly calls: ReadonlyMap<string, string>;
}

/** Returns the contract's endpoint files in alphabetical order, with the docstrings of their endpoints. */
export function chapters(): Chapter[] {
  const files = readdirSync(sources).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !others.includes(file),
  );
  return files.sort().map((file) => ({
    name: path.basename(file, '.ts'),
    calls: new Map(
      [...readFileSync(path.join(sources, file), 'utf8').matchAll(documented)].map(([, comment = '', name = '']) => [
        name,
        sentence(comment),
      ]),
    ),
  }));
}
