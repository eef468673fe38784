import {
  FetchNetworkError,
  getVaultPressData,
  parseResponse,
  type FeatureKey,
  type ResourceState,
  type SiteFeatures,
} from '@site-admin/contracts';
import { selectFallbackView, type FallbackParts, type FallbackView } from './fallback-view';

const error = new FetchNetworkError('no connection');
const has = (...active: FeatureKey[]): ResourceState<SiteFeatures> => ({ status: 'ready', data: { active, available: {} } });
const none: FallbackParts = { reason: 'missing_plan', features: has(), vaultPress: undefined };
const vaultPress = (data: unknown): FallbackParts['vaultPress'] => ({
  status: 'ready',
  data: parseResponse(getVaultPressData, { code: 'success', message: '', data }),
});
const both = { features: { backups: true, security: true }, security: { notice_count: 3 }, backups: { last_backup: 1000 } };

test.each<[string, Partial<FallbackParts>, FallbackView]>([
  ['no feature', {}, { kind: 'offer' }],
  ['scan alone', { features: has('scan') }, { kind: 'offer' }],
  ['features loading', { features: { status: 'loading' } }, { kind: 'loading' }],
  ['features that failed', { features: { status: 'failed', error } }, { kind: 'failed' }],
  ['VaultPress data loading', { vaultPress: { status: 'loading' } }, { kind: 'loading' }],
  ['VaultPress data that failed', { vaultPress: { status: 'failed', error } }, { kind: 'offer' }],
  ['a new site', { features: has('backups'), reason: 'site_new' }, { kind: 'new-site' }],
  ['a new site without backups', { reason: 'site_new' }, { kind: 'offer' }],
  [
    'bought backups',
    { features: has('backups') },
    { kind: 'vaultpress', text: 'inactive-backups', threats: 0, lastBackup: undefined },
  ],
  [
    'backups of an old plan',
    { features: has('vaultpress-backups') },
    { kind: 'vaultpress', text: 'inactive-backups', threats: 0, lastBackup: undefined },
  ],
  [
    'VaultPress with both features',
    { vaultPress: vaultPress(both), features: { status: 'failed', error } },
    { kind: 'vaultpress', text: 'threats', threats: 3, lastBackup: 1000 },
  ],
  [
    'VaultPress without a backup yet',
    { vaultPress: vaultPress({ features: { backups: true, security: false }, backups: { last_backup: '' } }) },
    { kind: 'vaultpress', text: 'backed-up', threats: 0, lastBackup: undefined },
  ],
  ['VaultPress without features', { vaultPress: vaultPress({ features: {} }) }, { kind: 'offer' }],
])('DASH-042 %s', (_title, parts, view) => {
  expect(selectFallbackView({ ...none, ...parts })).toEqual(view);
});
