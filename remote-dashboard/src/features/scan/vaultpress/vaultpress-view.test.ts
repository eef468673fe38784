import { FetchNetworkError, type ResourceState } from '@site-admin/contracts';
import { selectPlanView, selectPluginView, selectVaultPressView } from './vaultpress-view';

const loading = { status: 'loading' } as const;
const failed = { status: 'failed', error: new FetchNetworkError('no connection') } as const;
const ready = <T>(data: T): ResourceState<T> => ({ status: 'ready', data });
const record = (notice_count: number, security = true) => ({
  features: { backups: true, security },
  security: { notice_count },
});

test.each([
  ['nothing loaded', loading, { kind: 'loading' }],
  ['a failure', failed, undefined],
  ['a plugin without a key', ready({ code: 'not_registered', message: '' }), { kind: 'not-registered' }],
  ['threats', ready({ code: 'success', message: '', data: record(17) }), { kind: 'threats', count: 17 }],
  ['threats on the top level', ready({ message: '', ...record(17) }), { kind: 'threats', count: 17 }],
  ['no threats', ready({ code: 'success', message: '', data: record(0) }), { kind: 'secure' }],
  ['success without security scans', ready({ code: 'success', message: '', data: record(3, false) }), { kind: 'secure' }],
  ['a response without data', ready({ message: '' }), undefined],
])('VaultPress data: %s', (_title, state, view) => {
  expect(selectVaultPressView(state)).toEqual(view);
});

test.each([
  ['nothing loaded', loading, { kind: 'loading' }],
  ['a failure', failed, { kind: 'failed' }],
  ['premium', ready({ plan: { product_slug: 'jetpack_premium' } }), 'plugin'],
  ['business', ready({ plan: { product_slug: 'business-bundle' } }), 'plugin'],
  ['free', ready({ plan: { product_slug: 'jetpack_free' } }), { kind: 'unavailable' }],
  ['no plan', ready({}), { kind: 'unavailable' }],
])('plan: %s', (_title, state, view) => {
  expect(selectPlanView(state)).toEqual(view);
});

test.each([
  ['loading', { kind: 'loading' }],
  ['unknown', { kind: 'plugin-inactive', plugin: 'missing' }],
  ['not-installed', { kind: 'plugin-inactive', plugin: 'missing' }],
  ['inactive', { kind: 'plugin-inactive', plugin: 'installed' }],
] as const)('plugin: %s', (status, view) => {
  expect(selectPluginView(status)).toEqual(view);
});
