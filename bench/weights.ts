import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteManifest, shellManifest } from '@site-admin/contracts';
import * as v from 'valibot';

/** Bytes of a first visit of #/dashboard, and of each remote. */
export interface Weights {
  /** Brotli: the shell's own scripts, with React and the libraries it shares; what `tooling/webpack/shell-budget.js` limits. */
  readonly shell: number;
  /** Brotli: the shell's scripts, the federation runtime, and every script of the dashboard; chunks of further screens come on top. */
  readonly dashboardRoute: number;
  /** Gzip, by remote. */
  readonly entries: Readonly<Record<string, number>>;
}

const read = <S extends v.GenericSchema>(schema: S, ...at: string[]) =>
  v.parse(schema, JSON.parse(readFileSync(path.join(...at), 'utf8')));

/** Returns the sizes in the builds' manifests. */
export function weigh(shell: string, remotes: readonly string[]): Weights {
  const atStart = read(shellManifest, shell, 'shell.manifest.json').files.filter(({ role }) => role !== 'async');
  const manifests = remotes.map((folder) => read(remoteManifest, folder, 'remote.manifest.json'));
  const getBrotli = (files: readonly { kind: string; brotli: number }[]) =>
    files.filter(({ kind }) => kind === 'script').reduce((sum, { brotli }) => sum + brotli, 0);
  const dashboard = manifests.find(({ declaration }) => declaration.name === 'dashboard');
  const entries = manifests.map(({ declaration, files }) => [
    declaration.name,
    files.find(({ role }) => role === 'entry')?.gzip ?? Number.NaN,
  ]);
  return {
    shell: getBrotli(atStart.filter(({ role }) => role !== 'federation')),
    dashboardRoute: getBrotli(atStart) + getBrotli(dashboard?.files ?? []),
    entries: Object.fromEntries(entries),
  };
}
