import type { FeatureKey } from '@site-admin/contracts';
import { noVaultPress } from '@site-admin/kit/rules';
import { isBackupsOnly, selectProtection } from './protection';

const has = (...active: FeatureKey[]) => ({ active, available: {} });
const none = { features: has(), rewind: 'vaultpress' as const, vaultPress: noVaultPress, isMultisite: false };

test.each([
  ['neither scan nor security', {}, 'scan'],
  ['scan without backups', { features: has('scan') }, 'backups'],
  ['scanning by VaultPress', { vaultPress: { ...noVaultPress, hasSecurity: true } }, 'backups'],
  ['scan and backups', { features: has('scan', 'backups') }, undefined],
  ['backups', { features: has('backups') }, undefined],
  ['backups by VaultPress', { vaultPress: { ...noVaultPress, hasBackups: true } }, undefined],
  ['a multisite', { isMultisite: true }, undefined],
])('SET-023 with %s, the offer is %3$s', (_case, change, offer) => {
  expect(selectProtection({ ...none, ...change }).offer).toBe(offer);
});

test.each([
  ['nothing bought', {}, false],
  ['scan', { features: has('scan') }, true],
  ['backups', { features: has('backups') }, true],
  ['scanning by VaultPress', { vaultPress: { ...noVaultPress, hasSecurity: true } }, true],
  ['backups that are active', { rewind: 'active' as const }, true],
  ['a state that is not known', { rewind: 'error' as const }, true],
])('with %s, the state of backups is shown: %s', (_case, change, shows) => {
  expect(selectProtection({ ...none, ...change }).showsState).toBe(shows);
});

test.each([
  [has(), false],
  [has('backups'), true],
  [has('backups', 'scan'), false],
  [has('scan'), false],
])('SET-024 with $active, the card is about backups only: %s', (features, expected) => {
  expect(isBackupsOnly(features)).toBe(expected);
});
