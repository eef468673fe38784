import type { FeatureKey } from '@site-admin/contracts';
import { noVaultPress, selectVaultPressText, toVaultPressState } from './vaultpress';

const has = (...active: FeatureKey[]) => ({ active, available: {} });

test.each([
  [undefined, noVaultPress],
  [{ code: 'not_registered', message: '' }, noVaultPress],
  [
    { code: 'success', message: '', data: { features: { backups: true, security: true }, security: { notice_count: 3 } } },
    { hasBackups: true, hasSecurity: true, threats: 3 },
  ],
  [
    { message: '', features: { backups: true, security: false } },
    { hasBackups: true, hasSecurity: false, threats: 0 },
  ],
])('SET-118 the response %j is read as %j', (response, state) => {
  expect(toVaultPressState(response)).toEqual(state);
});

test.each([
  [{ hasBackups: true, hasSecurity: true, threats: 3 }, has(), 'threats'],
  [{ hasBackups: true, hasSecurity: true, threats: 0 }, has(), 'secure'],
  [{ hasBackups: true, hasSecurity: false, threats: 3 }, has(), 'backed-up'],
  [noVaultPress, has('backups'), 'inactive-backups'],
  [noVaultPress, has('scan'), 'inactive-scan'],
  [noVaultPress, has('backups', 'scan'), 'inactive-both'],
])('SET-118 VaultPress %j, features %j: %s', (state, features, text) => {
  expect(selectVaultPressText(state, features)).toBe(text);
});
