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

interface Published {
  readonly store: string;
  readonly shell: string;
  readonly remotes: readonly string[];
}

/** Publishes copies of the builds, so that a concurrent build has no effect. */
function publishComposed(folder: string): Published {
  const copy = (part: string) => {
    const to = path.join(folder, part);
    cpSync(path.join(root, part, 'dist'), to, { recursive: true, filter: (file) => !file.endsWith('.map') });
    return to;
  };
  const published = { store: path.join(folder, 'store-own'), shell: copy('shell'), remotes: findRemotes().map(copy) };
  publish(published.store, published.shell, published.remotes);
  return published;
}

/** Serves the page alone. */
export const serveComposed = (browser: Browser, folder: string): Promise<Site> => startSite(browser, publishComposed(folder));

/**
 * Serves every variant on its own port and database.
 *
 * @param folder For copies of the builds and stores.
 */
export async function serveVariants(browser: Browser, folder: string): Promise<Record<VariantName, Site>> {
  const { store, shell, remotes } = publishComposed(folder);
  node('bench/single/build.cjs', path.join(folder, 'single'));

  const fleet = Array.from({ length: 100 - remotes.length }, (_none, at) => {
    const to = path.join(folder, 'fleet', getName(at));
    mkdirSync(to, { recursive: true });
    deriveRemote(remotes[at % remotes.length] ?? '', to, getName(at));
    return to;
  });
  const many = path.join(folder, 'store-100');
  publish(many, shell, [...remotes, ...fleet]);

  return {
    composed: await startSite(browser, { store, shell }),
    single: await startSite(browser, { store, shell: path.join(folder, 'single') }),
    hundred: await startSite(browser, { store: many, shell }),
  };
}
