import { testResponse } from '../testing/test-response';
import { createHealthReporter } from './reporter';
import { createHealthSender } from './send';
import type { NewReport } from '../page/services/health';

const failure: NewReport = {
  remote: 'settings',
  version: '1.0.0',
  phase: 'run',
  outcome: 'failed',
  source: 'active',
  ms: 0,
  reason: 'x',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(send: jest.Mock = jest.fn(() => Promise.resolve())) {
  const health = createHealthReporter({ window, send, batchMs: 3000 });
  return { health, send };
}

test('reports are sent in one batch, each with a correlation id', async () => {
  const { health, send } = setUp();
  const correlation = health.report(failure);
  health.report({ ...failure, phase: 'mount', correlation: 'given' });
  expect(send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith([
    expect.objectContaining({ correlation }),
    expect.objectContaining({ correlation: 'given' }),
  ]);
  expect(correlation).toMatch(/^[0-9a-f]{10}$/);
  health.close();
});

test('pending reports are sent when the page is left', () => {
  const { health, send } = setUp();
  health.report(failure);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(1);
  health.close();
});

test('equal reports are sent at most five times, and a long reason is truncated', async () => {
  const { health, send } = setUp();
  for (let count = 0; count < 100; count += 1) health.report({ ...failure, reason: 'y'.repeat(2000) });
  await jest.advanceTimersByTimeAsync(3000);
  const [[sent]] = send.mock.calls;
  expect(sent).toHaveLength(5);
  expect(sent[0].reason).toHaveLength(500);
  health.close();
});

test('reports that failed to send are part of the next batch', async () => {
  const send = jest.fn(() => Promise.resolve());
  send.mockImplementationOnce(() => Promise.reject(new TypeError('away')));
  const { health } = setUp(send);
  health.report(failure);
  await jest.advanceTimersByTimeAsync(3000);
  health.report({ ...failure, phase: 'load' });
  await jest.advanceTimersByTimeAsync(3000);
  expect(send).toHaveBeenLastCalledWith([expect.objectContaining({ phase: 'run' }), expect.objectContaining({ phase: 'load' })]);
  health.close();
});

test('a batch is posted with keepalive; a 400 is not repeated, a 503 is', async () => {
  const responses = [testResponse('{}'), testResponse('{}', { status: 400 }), testResponse('{}', { status: 503 })];
  const post = jest.fn((_address: string, _init?: RequestInit) => Promise.resolve(responses.shift() ?? testResponse('')));
  const send = createHealthSender('/health', post);
  await send([{ ...failure, correlation: 'c' }]);
  expect(post.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  expect(JSON.parse(String(post.mock.calls[0]?.[1]?.body))).toMatchObject({ reports: [{ remote: 'settings' }] });
  await send([]);
  await expect(send([])).rejects.toThrow('503');
});
