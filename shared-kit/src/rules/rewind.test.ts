import { FetchNetworkError, type ResourceState, type RewindStatus } from '@site-admin/contracts';
import { selectRewindContent, showsBackups, toRewindBadge, type RewindContent } from './rewind';

const ready = (state: string): ResourceState<RewindStatus> => ({ status: 'ready', data: { state } });
const error = new FetchNetworkError('offline');

test.each<[string, ResourceState<RewindStatus>, RewindContent['kind']]>([
  ['no status yet', { status: 'loading' }, 'loading'],
  ['provisioning', ready('provisioning'), 'provisioning'],
  ['awaiting_credentials', ready('awaiting_credentials'), 'awaiting-credentials'],
  ['active', ready('active'), 'active'],
  ['unavailable', ready('unavailable'), 'vaultpress'],
  ['an empty state', ready(''), 'vaultpress'],
  ['an unknown state', ready('asleep'), 'error'],
  ['a failure', { status: 'failed', error }, 'error'],
  ['active, fetched again', { status: 'loading', data: { state: 'active' } }, 'active'],
  ['active, failing later', { status: 'failed', error, data: { state: 'active' } }, 'active'],
])('rewind status: %s', (_title, state, kind) => {
  expect(selectRewindContent(state)).toEqual({ kind });
});

test.each<[RewindContent['kind'], string | undefined, string | undefined]>([
  ['provisioning', 'info', 'Setting up'],
  ['awaiting-credentials', 'warning', 'Action needed'],
  ['active', 'success', 'Connected'],
  ['vaultpress', undefined, undefined],
  ['loading', undefined, undefined],
  ['error', undefined, undefined],
])('the rewind badge of %s is %s "%s"', (kind, tone, label) => {
  const badge = toRewindBadge({ kind });
  expect([badge?.tone, badge?.label]).toEqual([tone, label]);
});

test.each([
  { isEnabled: true, state: 'active', shows: true },
  { isEnabled: true, state: 'unavailable', shows: true },
  { isEnabled: true, state: 'provisioning', shows: false },
  { isEnabled: true, state: 'awaiting_credentials', shows: false },
  { isEnabled: false, state: 'active', shows: false },
  { isEnabled: false, state: 'unavailable', shows: false },
])('SET-027 backups enabled: $isEnabled, rewind $state: shown $shows', ({ isEnabled, state, shows }) => {
  expect(showsBackups(isEnabled, { state })).toBe(shows);
});
