import type { PageData, PageVersion, PageRegistry } from '@site-admin/contracts';
import { getRefusalText } from './override-notices';
import { createOverrides } from './overrides';
import { emptyRegistry } from '../registry/plan';
import { readOverrideParams } from './override-params';

const published: PageVersion = {
  manifestUrl: 'x/remote.manifest.json',
  manifestIntegrity: `sha384-${'A'.repeat(64)}`,
};
const withdrawn: PageVersion = { ...published, withdrawn: { reason: 'Unsafe.', at: '2026-01-02T00:00:00.000Z' } };
const registry: PageRegistry = {
  ...emptyRegistry,
  remotes: {
    settings: {
      active: '1.0.0',
      previous: null,
      status: 'live',
      versions: { '1.0.0': published, '1.4.2': published, '1.3.0': withdrawn },
    },
    dashboard: { active: '1.0.0', previous: null, status: 'disabled', versions: { '1.0.0': published } },
  },
};
const hour = 60 * 60 * 1000;
let time = 0;

function open(address: string, allowed: PageData['overrides'] = 'versions') {
  history.replaceState({ kept: true }, '', address);
  return createOverrides({
    overrideParams: readOverrideParams(window),
    storage: sessionStorage,
    now: () => time,
    allowed,
    registry,
  });
}

beforeEach(() => {
  sessionStorage.clear();
  time = 0;
});

test('a published version in the address is used once it is accepted, and removed from the address', () => {
  const overrides = open('/wp-admin/admin.php?page=jetpack&remote.settings=1.4.2#/discussion');
  expect(overrides.get('settings')).toBeUndefined();
  overrides.accept('settings');
  expect(overrides.get('settings')?.target).toBe('1.4.2');
  expect(overrides.refused).toEqual([]);
  expect(location.pathname + location.search + location.hash).toBe('/wp-admin/admin.php?page=jetpack#/discussion');
  expect(history.state).toEqual({ kept: true });
});

test('an override in the query of the hash is used as well', () => {
  const overrides = open('/?page=jetpack#/settings?term=cdn&remote.settings=1.4.2');
  expect(overrides.live.current).toMatchObject([{ remote: 'settings', target: '1.4.2' }]);
  expect(location.hash).toBe('#/settings?term=cdn');
});

test('an override lasts for eight hours in this tab', () => {
  open('/?remote.settings=1.4.2').accept('settings');
  time = 7.9 * hour;
  expect(open('/').get('settings')?.target).toBe('1.4.2');
  time = 8 * hour;
  expect(open('/').get('settings')).toBeUndefined();
});

test('a dropped override is removed from storage', () => {
  const overrides = open('/?remote.settings=1.4.2');
  overrides.accept('settings');
  overrides.drop('settings');
  expect(open('/').get('settings')).toBeUndefined();
});

test.each<[string, PageData['overrides'], string]>([
  ['?remote.settings=1.4.2', 'closed', 'overrides are not allowed'],
  ['?remote.settings=1.3.0', 'versions', 'that version was withdrawn'],
  ['?remote.dashboard=1.0.0', 'versions', 'that part is disabled'],
  ['?remote.dashboard=http://localhost:3102/', 'addresses', 'that part is disabled'],
  ['?remote.settings=9.9.9', 'versions', 'that version is not published'],
  ['?remote.settings=', 'versions', 'that version is not published'],
  ['?remote.settings=__proto__', 'versions', 'that version is not published'],
  ['?remote.settings=%3Cscript%3E', 'versions', 'that version is not published'],
  ['?remote.nonsense=1.4.2', 'versions', 'no part with that name'],
  ['?remote.toString=1.4.2', 'versions', 'no part with that name'],
  ['?remote.settings=http://localhost:3102/', 'versions', 'only published versions'],
  ['?remote.settings=https://evil.example/', 'addresses', 'only addresses on this computer'],
  ['?remote.settings=http://localhost.evil.example/', 'addresses', 'only addresses on this computer'],
  ['?remote.settings=http://localhost@evil.example/', 'addresses', 'only addresses on this computer'],
  ['?remote.settings=http://user:pw@localhost/', 'addresses', 'only addresses on this computer'],
  ['?remote.settings=javascript://localhost/%0aalert(1)', 'addresses', 'only addresses on this computer'],
  ['?remote.settings=http://', 'addresses', 'only addresses on this computer'],
])('%s where overrides are %s is refused with a text: %s', (query, allowed, sentence) => {
  const overrides = open(`/${query}`, allowed);
  expect(overrides.live.current).toEqual([]);
  expect(overrides.refused.map(getRefusalText).join(' ')).toContain(sentence);
  expect(location.search).toBe('');
});

test.each(['http://localhost:3102/', 'http://127.0.0.1:3102', 'https://[::1]:3102/x/'])(
  '%s is allowed where addresses are allowed',
  (target) => {
    expect(open(`/?remote.settings=${target}`, 'addresses').live.current).toMatchObject([{ target }]);
  },
);

test('stored overrides are dropped where overrides are no longer allowed, and invalid ones are ignored', () => {
  open('/?remote.settings=1.4.2').accept('settings');
  expect(open('/', 'closed').live.current).toEqual([]);
  sessionStorage.setItem('site-admin:overrides', '{"settings":{"target":1}}');
  expect(open('/').live.current).toEqual([]);
  sessionStorage.setItem('site-admin:overrides', '{"settings":{"target":"https://evil.example/","until":9e15}}');
  expect(open('/', 'addresses').live.current).toEqual([]);
});

test('a request that was not accepted is gone after a reload; the same one again needs no second click', () => {
  open('/?remote.settings=1.4.2');
  expect(open('/').live.current).toEqual([]);
  open('/?remote.settings=1.4.2').accept('settings');
  expect(open('/?remote.settings=1.4.2').get('settings')?.target).toBe('1.4.2');
  expect(open('/?remote.settings=1.0.0').get('settings')).toBeUndefined();
});
