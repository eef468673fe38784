import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { findRemotes } from '../tooling/workspace.js';
import { deriveRemote, getName } from './fleet';
import { root } from './root';
import { startSite, type Site } from './site';

/** Compared variants: the page, the same code as one bundle, and the page with a hundred registered remotes. */
export const variantNames = ['composed', 'single', 'hundred'] as const;
export type VariantName = (typeof variantNames)[number];

const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

/** The `remotes` command, as ops run it. */
const delivery = (store: string, ...args: string[]) => node('--import', 'tsx', 'delivery/src/main.ts', ...args, '--store', store);

/** Creates a store with the builds in `folders` published and live. */
function publish(store: string, shell: string, folders: readonly string[]): void {
  delivery(store, 'host', shell);
  delivery(store, 'publish', ...folders, '--promote');
}

/**
 * Serves every variant on its own port and database.
 *
 * @param folder For copies of the builds and stores, so that a concurrent build has no effect.
 */
export async function serveVariants(browser: Browser, folder: string): Promise<Record<VariantName, Site>> {
  const copy = (part: string) => {
    const to = path.join(folder, part);
    cpSync(path.join(root, part, 'dist'), to, { recursive: true, filter: (file) => !file.endsWith('.map') });
    return to;
  };
  const shell = copy('shell');
  const remotes = findRemotes().map(copy);
  node('bench/single/build.cjs', path.join(folder, 'single'));

  const fleet = Array.from({ length: 100 - remotes.length }, (_none, at) => {
    const to = path.join(folder, 'fleet', getName(at));
    mkdirSync(to, { recursive: true });
    deriveRemote(remotes[at % remotes.length] ?? '', to, getName(at));
    return to;
  });
  const few = path.join(folder, 'store-own');
  const many = path.join(folder, 'store-100');
  publish(few, shell, remotes);
  publish(many, shell, [...remotes, ...fleet]);

  return {
    composed: await startSite(browser, { store: few, shell }),
    single: await startSite(browser, { store: few, shell: path.join(folder, 'single') }),
    hundred: await startSite(browser, { store: many, shell }),
  };
}
