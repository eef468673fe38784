import { createMemory } from './crash-memory';

const day = 24 * 60 * 60 * 1000;
let time = 0;
const start = () => createMemory(localStorage, () => time);

beforeEach(() => {
  localStorage.clear();
  time = 0;
});

test('a version that killed the page twice at start is deadly, for a day', () => {
  start().begin('settings', '2.0.0');
  expect(start().isDeadly('settings', '2.0.0')).toBe(false);
  start().begin('settings', '2.0.0');
  const third = start();
  expect(third.isDeadly('settings', '2.0.0')).toBe(true);
  expect(third.isDeadly('settings', '1.0.0')).toBe(false);
  expect(third.isDeadly('dashboard', '2.0.0')).toBe(false);
  time = day;
  expect(start().isDeadly('settings', '2.0.0')).toBe(false);
});

test('a start that ended, well or badly, is no death; nor is leaving the page in good order', () => {
  for (let visit = 0; visit < 3; visit += 1) {
    const memory = start();
    memory.begin('settings', '2.0.0');
    memory.end('settings');
    memory.begin('dashboard', '1.0.0');
    memory.leave();
  }
  expect(start().isDeadly('settings', '2.0.0')).toBe(false);
  expect(start().isDeadly('dashboard', '1.0.0')).toBe(false);
});

test('a version that has earned it is the last good one, and its deaths are forgotten; so they are when a person retries', () => {
  start().begin('settings', '2.0.0');
  start().begin('settings', '2.0.0');
  start().earned('settings', '2.0.0');
  expect(start().lastGood('settings')).toBe('2.0.0');
  expect(start().isDeadly('settings', '2.0.0')).toBe(false);

  start().begin('settings', '3.0.0');
  start().begin('settings', '3.0.0');
  const memory = start();
  expect(memory.isDeadly('settings', '3.0.0')).toBe(true);
  memory.forgive('settings');
  expect(memory.isDeadly('settings', '3.0.0')).toBe(false);
});

test.each(['not json', '[]', '{"good": 5}', '{"deaths":{"a@1":{"count":"x"}}}'])(
  'garbage in storage (%s) is no memory',
  (garbage) => {
    localStorage.setItem('site-admin:remotes', garbage);
    const memory = start();
    expect(memory.lastGood('settings')).toBeUndefined();
    memory.earned('settings', '1.0.0');
    expect(start().lastGood('settings')).toBe('1.0.0');
  },
);

test('without storage the page lives without memory', () => {
  const memory = createMemory(undefined, () => 0);
  memory.begin('settings', '1.0.0');
  memory.earned('settings', '1.0.0');
  expect(memory.lastGood('settings')).toBe('1.0.0');
});
