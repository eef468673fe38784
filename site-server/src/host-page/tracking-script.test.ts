/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync(path.join(__dirname, '../../static/tracking.js'), 'utf8');

let sent: unknown[];
beforeEach(() => {
  sent = [];
  document.body.replaceChildren();
  Reflect.deleteProperty(window, '_tkq');
  sessionStorage.clear();
});

const getQueue = (): unknown[] & { push(entry: unknown): void } => Reflect.get(window, '_tkq');
const getFrame = () => document.querySelector('iframe');

/** Runs the script of the page. */
const run = () => void Reflect.apply(window.eval, window, [text]);

/** Completes the load of the frame. */
function finishFrame(): void {
  const frame = getFrame();
  const contentWindow = Object.assign(new EventTarget(), {
    postMessage: (entry: unknown, origin: string) => sent.push([entry, origin]),
  });
  if (frame) Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  frame?.dispatchEvent(new Event('load'));
}

test('API-012 the frame is opened with the first entry, hidden and without access to the page', () => {
  run();
  expect(getFrame()).toBeNull();
  getQueue().push(['identifyUser', 1]);
  expect(getFrame()?.getAttribute('src')).toBe('/wp-content/site-admin/tracking');
  expect(getFrame()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(getFrame()?.hidden).toBe(true);
  getQueue().push(['recordEvent', 'jetpack_a']);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test('API-012 entries from before the frame is loaded are sent in their order, then each at once', () => {
  Reflect.set(window, '_tkq', [['a']]);
  run();
  getQueue().push(['b']);
  expect(sent).toEqual([]);
  finishFrame();
  getQueue().push(['c']);
  expect(sent).toEqual([['a'], ['b'], ['c']].map((entry) => [entry, '*']));
});

test('API-012 entries that the page removes before are not sent', () => {
  run();
  getQueue().push(['a']);
  getQueue().splice(0, 1);
  finishFrame();
  expect(sent).toEqual([]);
});

/** Leaves the page and opens the next one. */
function openNextPage(): void {
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  Reflect.deleteProperty(window, '_tkq');
  sent = [];
  run();
}

test('API-012 what the frame did not confirm is sent by the next page of the tab, once there is an entry: not after an opt-out', () => {
  run();
  getQueue().push(['identifyUser', 1]);
  finishFrame();
  const source = getFrame()?.contentWindow;
  window.dispatchEvent(Object.assign(new Event('message'), { source, data: 'counted' }));
  getQueue().push(['click']);
  window.dispatchEvent(Object.assign(new Event('message'), { source: null, data: 'counted' }));
  openNextPage();
  expect(getFrame()).toBeNull();
  getQueue().push(['identifyUser', 1]);
  finishFrame();
  expect(sent.map((each) => (Array.isArray(each) ? each[0] : each))).toEqual([['identifyUser', 1], ['click']]);
  expect(sessionStorage).toHaveLength(0);
});
