import type { PageVersion, PageRemote } from '@site-admin/contracts';
import { createFallbackChain } from './fallback-chain';

const published: PageVersion = {
  manifestUrl: 'x/remote.manifest.json',
  manifestIntegrity: `sha384-${'A'.repeat(64)}`,
};

const entry = (previous: string | null, ...versions: string[]): PageRemote => ({
  active: '3.0.0',
  previous,
  status: 'live',
  versions: Object.fromEntries(versions.map((version) => [version, published])),
});

const withdraw = (remote: PageRemote, ...ids: string[]): PageRemote => ({
  ...remote,
  versions: Object.fromEntries(
    Object.entries(remote.versions).map(([id, version]) => [
      id,
      ids.includes(id) ? { ...version, withdrawn: { reason: 'Unsafe.', at: '2026-01-02T00:00:00.000Z' } } : version,
    ]),
  ),
});

const all = entry('2.0.0', '1.0.0', '2.0.0', '3.0.0');

test.each<[string, Partial<Parameters<typeof createFallbackChain>[0]>, string[]]>([
  ['active, one retry, previous', {}, ['3.0.0 active', '3.0.0 retry', '2.0.0 previous']],
  [
    'the last good one of this browser before the previous',
    { lastGood: '1.0.0' },
    ['3.0.0 active', '3.0.0 retry', '1.0.0 last-good', '2.0.0 previous'],
  ],
  [
    'a last good one that is the previous is tried once',
    { lastGood: '2.0.0' },
    ['3.0.0 active', '3.0.0 retry', '2.0.0 last-good'],
  ],
  ['a last good one that is the active adds nothing', { lastGood: '3.0.0' }, ['3.0.0 active', '3.0.0 retry', '2.0.0 previous']],
  [
    'a last good one that is no longer published is left out',
    { lastGood: '0.1.0' },
    ['3.0.0 active', '3.0.0 retry', '2.0.0 previous'],
  ],
  [
    'the candidate of this user, then the active one',
    { wanted: '1.0.0' },
    ['1.0.0 canary', '3.0.0 active', '3.0.0 retry', '2.0.0 previous'],
  ],
  ['a candidate that is the previous one', { wanted: '2.0.0' }, ['2.0.0 canary', '3.0.0 active', '3.0.0 retry']],
  [
    'a withdrawn candidate, last good and previous version are left out',
    { entry: withdraw(all, '1.0.0', '2.0.0'), wanted: '1.0.0', lastGood: '2.0.0' },
    ['3.0.0 active', '3.0.0 retry'],
  ],
  ['a withdrawn active version is left out', { entry: withdraw(all, '3.0.0'), wanted: null }, ['2.0.0 previous']],
  ['no previous', { entry: entry(null, '3.0.0') }, ['3.0.0 active', '3.0.0 retry']],
  ['no wanted version: the previous one', { entry: { ...all, active: null }, wanted: null }, ['2.0.0 previous']],
  ['no versions', { entry: entry(null), wanted: null }, []],
  ['a version in a crash loop is skipped', { isCrashing: (version) => version === '3.0.0' }, ['2.0.0 previous']],
  ['unless there is no other version', { entry: entry(null, '3.0.0'), isCrashing: () => true }, ['3.0.0 active', '3.0.0 retry']],
])('the fallback chain: %s', (_what, input, expected) => {
  const { attempts } = createFallbackChain({
    entry: all,
    wanted: '3.0.0',
    lastGood: undefined,
    isCrashing: () => false,
    ...input,
  });
  expect(attempts.map(({ version, source }) => `${version} ${source}`)).toEqual(expected);
});

test('the skipped version is returned', () => {
  const input = { entry: all, wanted: '3.0.0', lastGood: undefined };
  const isCrashing = (version: string) => version === '3.0.0';
  expect(createFallbackChain({ ...input, isCrashing }).skipped).toBe('3.0.0');
  expect(createFallbackChain({ ...input, isCrashing: () => true }).skipped).toBeUndefined();
  expect(createFallbackChain({ ...input, isCrashing: () => false }).skipped).toBeUndefined();
});
