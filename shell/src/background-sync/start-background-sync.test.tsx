import { act } from '@testing-library/react';
import { toConnectionResponse } from '../testing/render-background-sync';
import { renderPage } from '../testing/render-page';
import { startBackgroundSyncWhenIdle } from './start-background-sync';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

test.each([
  ['when the browser is idle', true],
  ['in a browser without an idle callback', false],
])('background sync starts %s, and not while the first screen is loading', async (_when, hasIdleCallback) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const page = renderPage();
  page.network.respond('GET connection', toConnectionResponse({}));
  let idle: (() => void) | undefined;
  if (hasIdleCallback) Object.assign(window, { requestIdleCallback: (then: () => void) => (idle = then) });
  startBackgroundSyncWhenIdle(window, page);
  await pass(900);
  expect(idle).toBeUndefined();
  expect(page.network.getCalls('GET tracking/settings')).toHaveLength(0);
  await pass(100);
  idle?.();
  await pass(0);
  expect(page.network.getCalls('GET tracking/settings')).toHaveLength(1);
});
