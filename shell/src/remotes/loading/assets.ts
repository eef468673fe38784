import type { CheckedManifest } from '../registry/manifest';
import type { Container } from './federation';
import type { StyleFile } from './styles';

/** What must be fetched to mount a version, by absolute address. */
export interface Assets {
  readonly container: Container;
  readonly styles: readonly StyleFile[];
  /** Entry and sync scripts: what is worth fetching ahead. */
  readonly scripts: readonly StyleFile[];
}

/** Turns the manifest's file names into addresses with their hashes. */
export function assetsOf({ manifest, folder }: CheckedManifest): Assets {
  const files = manifest.files.map((file) => ({ ...file, url: new URL(file.name, folder).href }));
  const scripts = files.filter(({ kind }) => kind === 'script');
  const entry = scripts.find(({ role }) => role === 'entry');
  // The manifest's schema asks for exactly one entry; it may still be of the wrong kind.
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
