import { createCrashMemory } from './crash-memory';

const day = 24 * 60 * 60 * 1000;
let time = 0;

/** The session storage of one tab. */
function createTab(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
let tab = createTab();

/** Loads the page in a tab, a minute later. */
function load(sessionStorage = tab) {
  time += 60_000;
  return createCrashMemory({ localStorage, sessionStorage, now: () => time });
}
const crash = (name: string, version: string, times = 1) => {
  for (let count = 0; count < times; count += 1) load().markStarting(name, version);
};

beforeEach(() => {
  localStorage.clear();
  tab = createTab();
  time = Date.UTC(2026, 0, 1);
});

test('a version whose start crashed the page twice is in a crash loop, for a day', () => {
  crash('settings', '2.0.0');
  expect(load().isCrashing('settings', '2.0.0')).toBe(false);
  crash('settings', '2.0.0');
  const memory = load();
  expect(memory.isCrashing('settings', '2.0.0')).toBe(true);
  expect(memory.isCrashing('settings', '1.0.0')).toBe(false);
  expect(memory.isCrashing('dashboard', '2.0.0')).toBe(false);
  time += day;
  expect(load().isCrashing('settings', '2.0.0')).toBe(false);
});

test('a start that has succeeded or failed is no crash; nor is leaving the page', () => {
  for (let visit = 0; visit < 3; visit += 1) {
    const memory = load();
    memory.markStarting('settings', '2.0.0');
    memory.markStarted('settings');
    memory.markStarting('dashboard', '1.0.0');
    memory.clearStarting();
  }
  expect(load().isCrashing('settings', '2.0.0')).toBe(false);
  expect(load().isCrashing('dashboard', '1.0.0')).toBe(false);
});

test('tabs that start a version at the same time do not count each other as crashed', () => {
  for (let tabs = 0; tabs < 4; tabs += 1) load(createTab()).markStarting('settings', '2.0.0');
  expect(load(createTab()).isCrashing('settings', '2.0.0')).toBe(false);
});

test('tabs restored together after one crash of the browser count it once', () => {
  const tabs = [createTab(), createTab(), createTab()];
  tabs.forEach((each) => load(each).markStarting('settings', '2.0.0'));
  const now = (time += 60_000);
  tabs.forEach((each, at) => createCrashMemory({ localStorage, sessionStorage: each, now: () => now + at * 100 }));
  expect(load(createTab()).isCrashing('settings', '2.0.0')).toBe(false);
});

test('records of other tabs are kept', () => {
  const one = load(createTab());
  const other = load(createTab());
  one.markStable('settings', '2.0.0');
  other.markStable('dashboard', '1.0.0');
  expect(load().lastGood('settings')).toBe('2.0.0');
  expect(load().lastGood('dashboard')).toBe('1.0.0');
});

test('a stable version is the last good one, and its crashes are reset; so they are when the user retries', () => {
  crash('settings', '2.0.0', 2);
  load().markStable('settings', '2.0.0');
  expect(load().lastGood('settings')).toBe('2.0.0');
  expect(load().isCrashing('settings', '2.0.0')).toBe(false);

  crash('settings', '3.0.0', 2);
  const memory = load();
  expect(memory.isCrashing('settings', '3.0.0')).toBe(true);
  memory.resetCrashes('settings');
  expect(memory.isCrashing('settings', '3.0.0')).toBe(false);
});

test('one write cannot pin a version for ever: records dated in the future are ignored, and a good version expires', () => {
  const at = time + 7 * day;
  const forged = { crashes: { 'settings@2.0.0': { count: 9, at } }, good: { settings: { version: '1.0.0', at } } };
  localStorage.setItem('site-admin:remotes', JSON.stringify(forged));
  expect(load().isCrashing('settings', '2.0.0')).toBe(false);
  expect(load().lastGood('settings')).toBeUndefined();
  load().markStable('settings', '2.0.0');
  time += 29 * day;
  expect(load().lastGood('settings')).toBe('2.0.0');
  time += day;
  expect(load().lastGood('settings')).toBeUndefined();
});

test('the record is limited to the newest entries', () => {
  for (let count = 0; count < 80; count += 1) crash('settings', `1.0.${count}`);
  for (let count = 0; count < 80; count += 1) load().markStable(`team-${count}`, '1.0.0');
  const stored = JSON.parse(localStorage.getItem('site-admin:remotes') ?? '{}');
  expect(Object.keys(stored.crashes)).toHaveLength(50);
  expect(Object.keys(stored.good)).toHaveLength(50);
  expect(stored.crashes).toHaveProperty(['settings@1.0.78']);
});

test.each(['not json', '[]', '{"good": 5}', '{"crashes":{"a@1":{"count":"x"}}}'])(
  'an unreadable record (%s) counts as empty',
  (garbage) => {
    localStorage.setItem('site-admin:remotes', garbage);
    const memory = load();
    expect(memory.lastGood('settings')).toBeUndefined();
    memory.markStable('settings', '1.0.0');
    expect(load().lastGood('settings')).toBe('1.0.0');
  },
);

test('without storage the record lasts as long as the page', () => {
  const memory = createCrashMemory({ localStorage: undefined, sessionStorage: undefined, now: () => 0 });
  memory.markStarting('settings', '1.0.0');
  memory.markStable('settings', '1.0.0');
  expect(memory.lastGood('settings')).toBe('1.0.0');
});
