import type { FeatureKey } from '@site-admin/contracts';
import { isBackupsOnly, noVaultPress, selectProtection, selectVaultPressText, toVaultPressState } from './protection';

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
