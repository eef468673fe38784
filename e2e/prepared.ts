import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../tooling/workspace.js';

/** The files of the run: copies, so that a concurrent build disturbs no test. */
export interface Prepared {
  /** A store with all remotes published and live; each stack takes a copy of it. */
  readonly store: string;
  /** Data folders of new sites by scenario: most of a site's first start is hashing the passwords of its users. */
  readonly sites: string;
  /** Builds by part: `shell`, `remote-dashboard` … */
  readonly builds: string;
  /** The site server in one file: it starts in a third of the time it takes with the compiler in the process. */
  readonly server: string;
  /** The `remotes` command in one file. */
  readonly command: string;
}

/** Contains the folder of this run. */
export const variable = 'SITE_ADMIN_E2E';

export const preparedIn = (folder: string): Prepared => ({
  store: path.join(folder, 'delivery'),
  sites: path.join(folder, 'sites'),
  builds: path.join(folder, 'builds'),
  server: path.join(folder, 'server.js'),
  command: path.join(folder, 'remotes.js'),
});

export function prepared(): Prepared {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error('Nothing is prepared: run by jest with --selectProjects e2e.');
  return preparedIn(folder);
}

/** Runs the `remotes` command and returns its output. @throws If it fails. */
export function runRemotes(store: string, args: readonly string[]): string {
  return execFileSync(process.execPath, [prepared().command, ...args, '--store', store], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}
