import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { BrowserServer } from 'playwright-core';
import * as v from 'valibot';
import { findRemotes, root } from '../tooling/workspace.js';
import { launchBrowserServer } from './browser-server';
import { killServer, startServer } from './server';
import { preparedIn, runRemotes, variable, type Prepared } from './prepared';

const built = v.pipe(v.string(), v.parseJson(), v.object({ files: v.array(v.object({ name: v.string() })) }));

/** Copies a part's complete build. @throws If there is none, or it is being written. */
function copyBuild(part: string, to: string): void {
  cpSync(path.join(root, part, 'dist'), to, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const manifest = path.join(to, part === 'shell' ? 'shell.manifest.json' : 'remote.manifest.json');
  const names = existsSync(manifest) ? v.parse(built, readFileSync(manifest, 'utf8')).files.map(({ name }) => name) : [];
  if (names.length === 0 || names.some((name) => !existsSync(path.join(to, name))))
    throw new Error(`${part} is not built, or is being built right now: run "npm run build" first (npm test does).`);
}

function compilePrograms({ server, command }: Prepared): void {
  execFileSync(process.execPath, ['site-server/compile.mjs'], { cwd: root });
  cpSync(path.join(root, 'site-server/dist/server.js'), server);
  const entryPoints = [path.join(root, 'delivery/src/main.ts')];
  buildSync({ entryPoints, outfile: command, bundle: true, platform: 'node', target: 'node20', logLevel: 'error' });
}

/** Creates a new site, for the stacks of its scenario to start with. */
async function seedSite({ sites, store, builds }: Prepared, scenario: string): Promise<void> {
  const data = path.join(sites, scenario);
  const server = await startServer([
    ...['--port', '0', '--data', data, '--scenario', scenario],
    ...['--store', store, '--shell', path.join(builds, 'shell')],
  ]);
  await killServer(server.process);
}

declare global {
  /** Set while browser tests run: Jest runs setup and teardown in one process. */
  var e2eBrowserServer: BrowserServer | undefined;
}

/** Runs once, called by Jest: copies the builds, publishes the remotes with the command, starts the browser all tests share. */
export default async function prepare(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-admin-e2e-'));
  process.env[variable] = folder;
  const run = preparedIn(folder);
  const remotes = findRemotes();
  for (const part of ['shell', ...remotes]) copyBuild(part, path.join(run.builds, part));
  compilePrograms(run);
  runRemotes(run.store, ['init']);
  runRemotes(run.store, ['host', path.join(run.builds, 'shell')]);
  runRemotes(run.store, ['publish', ...remotes.map((part) => path.join(run.builds, part)), '--promote']);
  await seedSite(run, 'connected');
  globalThis.e2eBrowserServer = await launchBrowserServer();
}
