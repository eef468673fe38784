import { createClock } from '../../page/clock';
import { FakeEventSource } from '../../testing/fake-event-source';
import { testResponse } from '../../testing/test-response';
import { startRegistryPolling } from './registry-polling';
import { openRevisionEvents } from './revision-events';

let visibility: DocumentVisibilityState;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.install();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Starts polling every 30 s with events; the response to a poll is the revision last published. */
function setUp() {
  let published = 1;
  let revision = 1;
  const get = jest.fn(() => Promise.resolve(testResponse(JSON.stringify({ registry: { revision: published }, manifests: {} }))));
  const onPolled = jest.fn();
  const clock = createClock(window);
  stop = startRegistryPolling({
    ...{ get, onPolled, window, now: clock.now, pollSeconds: 30, random: () => 0.5 },
    getRevision: () => revision,
    onUpdate: () => (revision = published),
    openEvents: (onRevision) => openRevisionEvents({ url: '/events', clock, onRevision }),
  });
  return {
    get,
    onPolled,
    publish: (next: number) => (published = next),
  };
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const stream = () => FakeEventSource.open[0];

/** Lets time pass while the server repeats the revision every 20 s. */
async function repeat(revision: number, count: number) {
  for (let sent = 0; sent < count; sent += 1) {
    stream()?.send('revision', revision);
    await seconds(20);
  }
}

test('an event of a newer revision is followed by a poll at once, one of the same or an older revision by none', async () => {
  const { get, publish } = setUp();
  stream()?.send('revision', 1);
  stream()?.send('revision', 0);
  await seconds(1);
  expect(get).not.toHaveBeenCalled();
  publish(2);
  stream()?.send('revision', 2);
  await jest.advanceTimersByTimeAsync(250);
  expect(get).toHaveBeenCalledTimes(1);
  stream()?.send('revision', 2);
  await seconds(1);
  expect(get).toHaveBeenCalledTimes(1);
});

test('an event during a poll is followed by another one', async () => {
  const { get, publish } = setUp();
  stream()?.send('revision', 2);
  jest.advanceTimersByTime(250);
  publish(3);
  stream()?.send('revision', 3);
  await seconds(1);
  expect(get.mock.calls.length).toBe(2);
});

test('while events arrive it polls every five minutes, and without them as configured', async () => {
  const { get, onPolled } = setUp();
  await repeat(1, 14);
  expect(get).not.toHaveBeenCalled();
  expect(onPolled).toHaveBeenCalledTimes(10);
  await repeat(1, 4);
  expect(get).toHaveBeenCalledTimes(1);
  await seconds(120);
  expect(get).toHaveBeenCalledTimes(5);
});

test('a hidden page closes its stream, and opens it when it is visible', async () => {
  const { get } = setUp();
  show('hidden');
  expect(FakeEventSource.open).toEqual([]);
  await seconds(600);
  show('visible');
  expect(FakeEventSource.open).toHaveLength(1);
  stop();
  expect(FakeEventSource.open).toEqual([]);
  expect(get).toHaveBeenCalledTimes(1);
});

test('after a restart of the server it polls as configured until the stream is open again', async () => {
  const { get, onPolled } = setUp();
  stream()?.send('revision', 1);
  stream()?.fail();
  expect(FakeEventSource.open).toEqual([]);
  await seconds(15);
  expect(FakeEventSource.open).toHaveLength(1);
  await seconds(15);
  expect(get).toHaveBeenCalledTimes(1);
  await repeat(1, 6);
  expect(get).toHaveBeenCalledTimes(1);
  expect(onPolled.mock.calls.length).toBeGreaterThan(4);
});
