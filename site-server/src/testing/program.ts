import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { temporaryFolder } from './folders';

const source = path.resolve(__dirname, '..');
const env = { ...process.env, NODE_PATH: path.resolve(source, '../../node_modules') };

/** Bundles the real server into one file, which starts in 0.1 s instead of 1 s. Returns a function that runs it as its own process. */
export function bundleProgram(): (args: readonly string[], options?: SpawnOptions) => ChildProcess {
  const folder = temporaryFolder();
  const outfile = path.join(folder, 'main.js');
  buildSync({ entryPoints: [path.join(source, 'main.ts')], outfile, bundle: true, platform: 'node', external: ['libsql'] });
  cpSync(path.join(source, 'db/migrations'), path.join(folder, 'migrations'), { recursive: true });
  return (args, options) => spawn(process.execPath, [outfile, ...args], { env, ...options });
}
