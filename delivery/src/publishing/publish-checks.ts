import { findIncompatibilities, type Registry, type RemoteManifest } from '@site-admin/contracts';
import { overBudget } from './budget';
import { badFiles, type ReadFile } from './integrity';
import { findTakeovers, readOthers } from './ownership';
import type { Store } from '../stores/store';

/** Returns why a build cannot be published, apart from what is published under its name already. */
export async function findFaults(store: Store, registry: Registry, manifest: RemoteManifest, read: ReadFile): Promise<string[]> {
  const entry = manifest.files.find(({ role }) => role === 'entry');
  return [
    ...findIncompatibilities(manifest, registry.contract).map(({ reason }) => `It ${reason}.`),
    ...(entry?.kind === 'script' ? [] : ['Its entry is not a script.']),
    ...findTakeovers(manifest, await readOthers(store, registry, manifest.declaration.name)),
    ...(await badFiles(manifest.files, read)),
    ...(await overBudget(manifest, read)),
  ];
}
