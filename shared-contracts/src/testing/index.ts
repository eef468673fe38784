/**
 * The test kit: everything of a page but its network and its clock, for remotes of this repository and of others. Answers go
 * through the same endpoint declarations the shell and the site use, so that a fake cannot drift from the real thing.
 */
export { describeRemote, type RemoteUnderTest } from './describe-remote';
export type { ConnectionLog, ConnectionRequest } from './fake-connection';
export { createFakeShell, type FakeShell, type FakeShellOptions } from './fake-shell';
export type { FakeSite } from './fake-site';
export { initialStateFor, wireInitialStateFor, type SiteOptions } from './fixtures/initial-state';
export { viewerFor } from './fixtures/viewer';
export { renderRemote, type RenderedRemote, type RenderOptions } from './render-remote';
export { settle } from './settle';
export type { ResponseFor, Failure, RecordedCall } from './responding';
