import { getSitePurchases } from '@site-admin/contracts';
import * as v from 'valibot';
import { findDuplicateBackup } from './duplicate-backup';

type TestPurchase = string | { readonly slug: string; readonly active?: string; readonly name?: string };

const toWire = (bought: TestPurchase, at: number) => {
  const { slug, active = '1', name = '' } = typeof bought === 'string' ? { slug: bought } : bought;
  return { ID: String(at), product_slug: slug, product_name: name, active };
};
const findInPurchases = (path: string, ...bought: TestPurchase[]) =>
  findDuplicateBackup(
    path,
    v.parse(getSitePurchases.result, { code: 'success', message: '', data: JSON.stringify(bought.map(toWire)) }),
  );

test.each(['jetpack_personal', 'jetpack_premium_monthly', 'jetpack_business'])(
  'SHELL-096 %s with a backup product of any term causes a warning on /plans',
  (plan) => {
    for (const backup of ['jetpack_backup_daily', 'jetpack_backup_t1_monthly', 'jetpack_backup_t2_yearly'])
      expect(findInPurchases('/plans', plan, backup)).toMatchObject({ plan, backup });
  },
);

test('SHELL-096 there is no warning on other paths', () => {
  for (const path of ['/dashboard', '/my-plan', '/plans-prompt'])
    expect(findInPurchases(path, 'jetpack_personal', 'jetpack_backup_daily')).toBeUndefined();
});

test('SHELL-096 there is no warning unless both a plan with backups and a backup product are active', () => {
  expect(findInPurchases('/plans', 'jetpack_personal')).toBeUndefined();
  expect(findInPurchases('/plans', 'jetpack_backup_daily')).toBeUndefined();
  expect(findInPurchases('/plans', 'jetpack_personal', { slug: 'jetpack_backup_daily', active: '0' })).toBeUndefined();
  expect(findInPurchases('/plans', { slug: 'jetpack_personal', active: '0' }, 'jetpack_backup_daily')).toBeUndefined();
  expect(findInPurchases('/plans', 'jetpack_personal', 'jetpack_scan')).toBeUndefined();
  expect(findInPurchases('/plans', 'jetpack_security_t1_yearly', 'jetpack_backup_daily')).toBeUndefined();
});

test('SHELL-096 real-time backups duplicate only those of a business plan', () => {
  for (const backup of ['jetpack_backup_realtime', 'jetpack_backup_realtime_monthly']) {
    expect(findInPurchases('/plans', 'jetpack_premium', backup)).toBeUndefined();
    expect(findInPurchases('/plans', 'jetpack_business_monthly', backup)).toBeDefined();
  }
});

test('SHELL-097 a business plan includes real-time backups, the others daily ones; the result has both names', () => {
  const backup = { slug: 'jetpack_backup_t1_yearly', name: 'VaultPress Backup' };
  expect(findInPurchases('/plans', { slug: 'jetpack_business', name: 'Jetpack Professional' }, backup)).toEqual({
    plan: 'Jetpack Professional',
    backup: 'VaultPress Backup',
    kind: 'real-time',
  });
  expect(findInPurchases('/plans', 'jetpack_premium', backup)?.kind).toBe('daily');
});
