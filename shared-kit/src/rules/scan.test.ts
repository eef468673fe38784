import type { ScanStatus } from '@site-admin/contracts';
import { toScanBadge, toScanResult, type ScanResult } from './scan';

const status = (overrides: Partial<ScanStatus>): ScanStatus => ({ state: 'idle', ...overrides });
const threats = (count: number) => Array.from({ length: count }, (_none, id) => ({ id: String(id) }));
const credentials = [{ type: 'auto', role: 'main' }];

test.each<[string, ScanStatus, ScanResult]>([
  ['DASH-056 reason vp_active_on_site', status({ state: 'unavailable', reason: 'vp_active_on_site' }), { kind: 'vaultpress' }],
  ['DASH-057 unavailable', status({ state: 'unavailable', reason: 'missing_plan', credentials: [] }), { kind: 'unavailable' }],
  ['DASH-058 provisioning', status({ state: 'provisioning', credentials: [] }), { kind: 'provisioning' }],
  ['DASH-059 idle without threats', status({ threats: [], credentials }), { kind: 'secure' }],
  ['DASH-059 scanning without threats', status({ state: 'scanning', threats: [], credentials }), { kind: 'secure' }],
  ['DASH-060 one threat', status({ threats: threats(1), credentials }), { kind: 'threats', count: 1 }],
  ['DASH-060 threats before credentials', status({ threats: threats(3), credentials: [] }), { kind: 'threats', count: 3 }],
  ['DASH-061 an empty list of credentials', status({ credentials: [] }), { kind: 'credentials-needed' }],
  ['DASH-061 no list of credentials', status({}), { kind: 'secure' }],
  ['an unknown state', status({ state: 'asleep' }), { kind: 'unknown' }],
])('%s', (_title, given, expected) => {
  expect(toScanResult(given)).toEqual(expected);
});

test.each<[ScanResult, string | undefined, string | undefined]>([
  [{ kind: 'threats', count: 1 }, 'error', 'Threat'],
  [{ kind: 'threats', count: 17 }, 'error', 'Threats'],
  [{ kind: 'credentials-needed' }, 'warning', 'Action needed'],
  [{ kind: 'secure' }, 'success', 'Secure'],
  [{ kind: 'unavailable' }, undefined, undefined],
  [{ kind: 'provisioning' }, undefined, undefined],
  [{ kind: 'vaultpress' }, undefined, undefined],
  [{ kind: 'unknown' }, undefined, undefined],
])('DASH-077 CONST-009 the badge of %j is %s "%s"', (result, tone, label) => {
  const badge = toScanBadge(result);
  expect([badge?.tone, badge?.label]).toEqual([tone, label]);
});
