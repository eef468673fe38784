import type { DeliveryRemote } from '@site-admin/contracts';
import { deliveryRemoteFor } from '@site-admin/contracts/testing';
import { findAttention } from './attention';

const formats = { number: String, percent: (share: number) => `${share * 100}%` };
const { rollout } = deliveryRemoteFor();
const stopped = { at: '2022-12-01T11:00:00.000Z', mounts: 120, failures: 9 };
const runs = (source: DeliveryRemote['running'][number]['source']) => ({ version: '1.2.0', source, pages: 1, waiting: 1 });
const failures = (version: string, failed: number) => [{ version, points: [{ at: '', users: 50, failed }] }];

test.each<[string, Partial<DeliveryRemote>, string[]]>([
  ['runs as wanted', {}, []],
  ['is disabled', { status: 'disabled' }, ['Disabled']],
  ['has no live version', { active: null }, ['No version is live']],
  ['has a stopped canary', rollout ? { rollout: { ...rollout, stopped } } : {}, ['Canary 1.4.0 was stopped']],
  ['fails above the rule of its canary', { failures: failures('1.3.0', 4) }, ['1.3.0 fails for 8% of users']],
  [
    'fails at the rate of the rule',
    rollout ? { rollout: { ...rollout, stopRule: { maxFailureRate: 0.08, minMounts: 1 } }, failures: failures('1.3.0', 4) } : {},
    [],
  ],
  ['has a failing candidate alone', { failures: failures('1.4.0', 40) }, []],
  ['runs as an override and after a retry', { running: [runs('override'), runs('retry')] }, []],
  ['runs the previous version', { running: [runs('previous')] }, ['1 open page runs another version than wanted']],
  ['runs earlier versions', { running: [runs('previous'), runs('last-good')] }, ['2 open pages run another version than wanted']],
])('a remote that %s', (_what, change, reasons) => {
  const found = findAttention([deliveryRemoteFor({ running: [], ...change })], formats);
  expect(found.flatMap((each) => each.reasons)).toEqual(reasons);
});
