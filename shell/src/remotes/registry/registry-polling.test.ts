import { testResponse } from '../../testing/test-response';
import { startRegistryPolling } from './registry-polling';

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function setUp(respond: () => Response | Promise<Response>, random = 0) {
  const get = jest.fn((_headers: Record<string, string>) => Promise.resolve().then(respond));
  const onUpdate = jest.fn();
  const onPolled = jest.fn();
  const getRevision = () => 1;
  const now = Date.now;
  const polling = { get, onUpdate, onPolled, window, pollSeconds: 60, random: () => random, getRevision, now };
  const stop = startRegistryPolling(polling);
  return { get, onUpdate, onPolled, stop };
}

const good = () => testResponse('{"registry":{"revision":2},"manifests":{}}', { headers: { ETag: '"two"' } });
const minute = () => jest.advanceTimersByTimeAsync(60_000);

test('it polls within the configured interval, sends the ETag, and ignores "not modified"', async () => {
  const responses = [good(), testResponse('', { status: 304 })];
  const { get, onUpdate, onPolled, stop } = setUp(() => responses.shift() ?? good());
  await minute();
  expect(onUpdate).toHaveBeenCalledWith({ registry: { revision: 2 }, manifests: {}, chosen: {} });
  await minute();
  expect(get.mock.calls).toEqual([[{}], [{ 'If-None-Match': '"two"' }]]);
  expect(onUpdate).toHaveBeenCalledTimes(1);
  expect(onPolled).toHaveBeenCalledTimes(2);
  stop();
});

test('pages opened together do not poll together, and none later than configured', async () => {
  const { get, stop } = setUp(good, 1);
  await jest.advanceTimersByTimeAsync(47_999);
  expect(get).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(get).toHaveBeenCalledTimes(1);
  stop();
});

test('a hidden page does not poll; it does as soon as it is visible', async () => {
  const { get, stop } = setUp(good);
  visibility = 'hidden';
  await jest.advanceTimersByTimeAsync(600_000);
  expect(get).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(get).toHaveBeenCalledTimes(1);
  stop();
});

test('after a long sleep it polls once, not once for every missed poll, and continues', async () => {
  const { get, stop } = setUp(good);
  visibility = 'hidden';
  await jest.advanceTimersByTimeAsync(8 * 3_600_000);
  visibility = 'visible';
  for (let seen = 0; seen < 3; seen += 1) document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(59_000);
  expect(get).toHaveBeenCalledTimes(1);
  await minute();
  expect(get).toHaveBeenCalledTimes(2);
  stop();
});

test.each<[string, () => Response]>([
  ['an error of the site', () => testResponse('{}', { status: 500 })],
  ['a body that is not JSON', () => testResponse('<html>')],
  ['JSON of another form', () => testResponse('{"registry":{}}')],
])('%s is ignored, and polling continues', async (_what, respond) => {
  const { get, onUpdate, stop } = setUp(respond);
  await minute();
  await minute();
  expect(get).toHaveBeenCalledTimes(2);
  expect(onUpdate).not.toHaveBeenCalled();
  stop();
});

test('a response that cannot be parsed is fetched again: its ETag is not sent', async () => {
  const responses = [testResponse('{"registry":', { headers: { ETag: '"two"' } })];
  const { get, onUpdate, stop } = setUp(() => responses.shift() ?? good());
  await minute();
  await minute();
  expect(get).toHaveBeenLastCalledWith({});
  expect(onUpdate).toHaveBeenCalledTimes(1);
  stop();
});

test('no polls follow after stopping', async () => {
  const { get, stop } = setUp(() => Promise.reject(new TypeError('away')));
  await minute();
  stop();
  await minute();
  await minute();
  expect(get).toHaveBeenCalledTimes(1);
});
