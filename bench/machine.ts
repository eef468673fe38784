import { execFileSync } from 'node:child_process';
import { cpus, totalmem, type } from 'node:os';
import type { Browser } from 'playwright-core';
import { root } from './root';

/** Machine and commit of a run. */
export interface Origin {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly commit: string;
  /** The working tree had changes. */
  readonly changed: boolean;
  readonly machine: {
    readonly system: string;
    readonly cpu: string;
    readonly cores: number;
    /** GiB. */
    readonly memory: number;
    readonly node: string;
    readonly chromium: string;
  };
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Folders that are built: changes elsewhere do not affect the figures. */
const built = ['tooling/webpack', 'webpack.base.js', 'package-lock.json', ':(glob)shared-*/src/**', ':(glob)shell/src/**'];
const others = [':(glob)remote-*/src/**', ':(glob)site-server/src/**', 'bench/*.ts', 'bench/single'];

export function getOrigin(browser: Browser): Origin {
  const processors = cpus();
  return {
    at: new Date().toISOString(),
    commit: git('rev-parse', '--short=10', 'HEAD'),
    changed: git('status', '--porcelain', '--', ...built, ...others) !== '',
    machine: {
      system: type(),
      cpu: processors[0]?.model ?? 'unknown',
      cores: processors.length,
      memory: Math.round(totalmem() / 2 ** 30),
      node: process.versions.node,
      chromium: browser.version(),
    },
  };
}
