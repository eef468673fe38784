import { lastRun, rewindStatus, scanStatus } from './status';

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['after the run of the day', now, '2026-11-21T03:10:00.000Z'],
  ['before the run of the day', Date.UTC(2026, 10, 21, 2), '2026-11-20T03:10:00.000Z'],
  ['at the run of the day', Date.UTC(2026, 10, 21, 3, 10), '2026-11-21T03:10:00.000Z'],
])('the last run %s', (_when, at, run) => {
  expect(new Date(lastRun(at)).toISOString()).toBe(run);
});

test.each(['active', 'provisioning'] as const)('the status of %s backups has its own time', (state) => {
  expect(rewindStatus({ state }, now).last_updated).toBe(now / 1000);
});

test('a site that is scanned has the time of the last scan', () => {
  const scan = { threats: [], credentials: [] };
  expect(scanStatus({ state: 'idle', ...scan }, now)).toMatchObject({ most_recent: { timestamp: '2026-11-21T03:10:00.000Z' } });
  expect(scanStatus({ state: 'provisioning', ...scan }, now)).not.toHaveProperty('most_recent');
});
