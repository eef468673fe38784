import type { CheckedManifest } from '../registry/manifest';
import type { Container } from './federation/federation';
import type { StyleFile } from './styles';

/** The files needed to mount a version, by absolute URL. */
export interface Assets {
  readonly container: Container;
  readonly styles: readonly StyleFile[];
  /** Entry and sync scripts. */
  readonly scripts: readonly StyleFile[];
}

/** Returns the files of a manifest as absolute URLs with their hashes. */
export function getAssets({ manifest, folder }: CheckedManifest): Assets {
  const files = manifest.files.map((file) => ({ ...file, url: new URL(file.name, folder).href }));
  const scripts = files.filter(({ kind }) => kind === 'script');
  const entry = scripts.find(({ role }) => role === 'entry');
  // The schema requires exactly one entry, of any kind.
  if (!entry) throw new Error('Its manifest names no script as the entry.');
  return {
    container: {
      name: manifest.container,
      entry: entry.url,
      scripts: new Map(scripts.map(({ url, integrity }) => [url, integrity])),
    },
    styles: files.filter(({ kind, role }) => kind === 'style' && role !== 'async'),
    scripts: scripts.filter(({ role }) => role !== 'async'),
  };
}
