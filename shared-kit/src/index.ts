/**
 * What every remote built with React is made of: lifecycle, store, router, and the shell's services as hooks. Each remote bundles
 * its own copy, so each may move to a newer one on its own day (docs/decisions/0001-remote-kit.md).
 */
export { defineExtension, type Extension, type ExtensionParts } from './define-extension';
export { defineRemote, type RemoteParts } from './define-remote';
export { problemText } from './problem-text';
export { RemoteRouter } from './remote-router';
export { useShell } from './shell-context';
export { createRemoteStore, type RemoteEpic, type RemoteStore, type RemoteStoreParts } from './store';
export { useAfterPaint } from './use-after-paint';
export { useLive } from './use-live';
export { useReady } from './use-ready';
export { useResource } from './use-resource';
export { useUnsaved, type Unsaved } from './use-unsaved';
