/** What page servers need of the store. The `remotes` command is `main.ts`. */
export { runLiveCommand } from './commands/live/live-commands';
export { BrokenStore, Refused, RevisionConflict, UsageError } from './errors';
export { readManifest } from './publishing/published';
export { readJournal, type JournalEntry } from './registry/journal';
export { recordStop } from './registry/stop';
export { createCachedStore } from './stores/cached-store';
export { contentTypes } from './stores/content-types';
export { openStore } from './stores/open-store';
export type { Store, StoredText } from './stores/store';
export { toStoreError } from './stores/system-error';
export { readPrivateKey, readPublicKeys } from './trust/key-files';
export type { PrivateKey } from './trust/keys';
export { findLiveApprovalFaults, findRegistryFault } from './trust/signatures';
export { findSigner, type Trust } from './trust/trust';
