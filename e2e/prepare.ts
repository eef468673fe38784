import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { findRemotes } from '../tooling/workspace.js';

export const root = path.resolve(__dirname, '..');

/** What the run works with: copies, so that a build beside it disturbs no test. */
export interface Prepared {
  /** A store with all remotes published and live; each stack takes a copy of it. */
  readonly store: string;
  /** Builds by part: `shell`, `remote-dashboard` … */
  readonly builds: string;
}

const variable = 'SITE_ADMIN_E2E';

export function prepared(): Prepared {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error('Nothing is prepared: run by jest with --selectProjects e2e.');
  return { store: path.join(folder, 'delivery'), builds: path.join(folder, 'builds') };
}

/** Runs the `remotes` command as ops do; answers what it printed. @throws when it refuses. */
export function runRemotes(store: string, args: readonly string[]): string {
  const program = ['--import', 'tsx', path.join(root, 'delivery/src/main.ts')];
  return execFileSync(process.execPath, [...program, ...args, '--store', store], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
}

const built = v.pipe(v.string(), v.parseJson(), v.object({ files: v.array(v.object({ name: v.string() })) }));

/** Copies a part's build, whole. @throws when there is none, or one that is just being written. */
function takeBuild(part: string, to: string): void {
  cpSync(path.join(root, part, 'dist'), to, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const manifest = path.join(to, part === 'shell' ? 'shell.manifest.json' : 'remote.manifest.json');
  const names = existsSync(manifest) ? v.parse(built, readFileSync(manifest, 'utf8')).files.map(({ name }) => name) : [];
  if (names.length === 0 || names.some((name) => !existsSync(path.join(to, name))))
    throw new Error(`${part} is not built, or is being built right now: run "npm run build" first (npm test does).`);
}

/** Once per run: takes the builds and publishes the remotes, by the command. Jest calls it. */
export default function prepare(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-admin-e2e-'));
  process.env[variable] = folder;
  const { store, builds } = prepared();
  const remotes = findRemotes();
  for (const part of ['shell', ...remotes]) takeBuild(part, path.join(builds, part));
  runRemotes(store, ['init']);
  runRemotes(store, ['host', path.join(builds, 'shell')]);
  runRemotes(store, ['publish', ...remotes.map((part) => path.join(builds, part)), '--promote']);
}
