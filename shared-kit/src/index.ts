/**
 * What a remote is made with: lifecycle, store, router, the shell's services as hooks, the site's settings and plugins. The shell
 * provides the one copy of the page (docs/decisions/0001-remote-kit.md).
 */
export { problemText } from './errors/problem-text';
export { useAfterPaint } from './hooks/use-after-paint';
export { useLive } from './hooks/use-live';
export { useReady } from './hooks/use-ready';
export { useResource } from './hooks/use-resource';
export { useUnsaved, type Unsaved } from './hooks/use-unsaved';
export { defineExtension, type Extension, type ExtensionParts } from './remote/define-extension';
export { defineRemote, type RemoteParts } from './remote/define-remote';
export { RemoteRouter } from './remote/remote-router';
export { useShell } from './remote/shell-context';
export { createRemoteStore, type RemoteEpic, type RemoteStore, type RemoteStoreParts } from './remote/store';
export { hasPaidProduct, hasProduct, productKeys, type ProductKey } from './rules/plans';
export { percentOff, selectPrice, type Price, type PriceParts } from './rules/price';
export { firstTermOnly, perMonthBilledYearly } from './rules/price.texts';
