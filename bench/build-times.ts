import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { findRemotes } from '../tooling/workspace.js';
import { root } from './root';

/** Seconds of builds without a cache. */
export interface BuildTimes {
  readonly all: number;
  readonly oneRemote: number;
}

const seconds = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

function coldBuild(folder: string, ...parts: string[]): number {
  const started = performance.now();
  const printed = execFileSync(process.execPath, [path.join(root, 'bench/cold-build.cjs'), folder, ...parts], {
    cwd: root,
    encoding: 'utf8',
  });
  v.parse(seconds, printed);
  // Includes the start of the process, as for a developer.
  return (performance.now() - started) / 1000;
}

/** Builds everything, and then one remote alone, into `folder`. */
export function timeBuilds(folder: string): BuildTimes {
  return {
    all: coldBuild(path.join(folder, 'all'), 'shell', ...findRemotes()),
    oneRemote: coldBuild(path.join(folder, 'one'), 'remote-dashboard'),
  };
}
