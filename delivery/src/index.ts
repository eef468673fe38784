/** What page servers need of the store. The `remotes` command is `main.ts`. */
export { BrokenStore, RevisionConflict } from './errors';
export { recordStop } from './registry/stop';
export { createCachedStore } from './stores/cached-store';
export { contentTypes } from './stores/content-types';
export { openStore } from './stores/open-store';
export type { Store, StoredText } from './stores/store';
export { readPrivateKey, readPublicKeys } from './trust/key-files';
export type { PrivateKey } from './trust/keys';
export { findLiveApprovalFaults, findRegistryFault } from './trust/signatures';
export type { Trust } from './trust/trust';
