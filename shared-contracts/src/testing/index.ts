/**
 * The test kit for remotes of this repository and of others: everything of a page is real but network and clock. Responses are
 * parsed by the endpoint declarations the shell and the site use, so that the fake cannot drift from the real site.
 */
export { describeRemote, type RemoteUnderTest } from './describe-remote';
export type { ConnectionLog, ConnectionRequest } from './fake-connection';
export { createFakeShell, type FakeShell, type FakeShellOptions } from './fake-shell';
export type { FakeSite } from './fake-site';
export { initialStateFor, wireInitialStateFor, type SiteOptions } from './fixtures/initial-state';
export { deliveryRemoteFor, deliveryStateFor } from './fixtures/delivery';
export { viewerFor } from './fixtures/viewer';
export { renderRemote, type RenderedRemote, type RenderOptions } from './render-remote';
export { settle } from './settle';
export type { ResponseFor, Failure, RecordedCall } from './responding';
