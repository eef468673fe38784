import { FetchNetworkError, type ResourceState, type ScanStatus } from '@site-admin/contracts';
import { selectScanView, type ScanView } from './scan-view';

const error = new FetchNetworkError('no connection');

test.each<[string, ResourceState<ScanStatus>, ScanView]>([
  ['nothing loaded', { status: 'loading' }, { kind: 'loading' }],
  ['a failure', { status: 'failed', error }, { kind: 'failed' }],
  ['a result', { status: 'ready', data: { state: 'idle' } }, { kind: 'secure' }],
  ['a result fetched again', { status: 'loading', data: { state: 'idle' } }, { kind: 'secure' }],
  [
    'a result that fails to be fetched again',
    { status: 'failed', error, data: { state: 'provisioning' } },
    { kind: 'provisioning' },
  ],
])('%s', (_title, state, view) => {
  expect(selectScanView(state)).toEqual(view);
});
