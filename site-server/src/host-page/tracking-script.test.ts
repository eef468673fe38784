/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync(path.join(__dirname, '../../static/tracking.js'), 'utf8');

let sent: unknown[];
beforeEach(() => {
  sent = [];
  document.body.replaceChildren();
  Reflect.deleteProperty(window, '_tkq');
});

const getQueue = (): unknown[] & { push(entry: unknown): void } => Reflect.get(window, '_tkq');
const getFrame = () => document.querySelector('iframe');

/** Runs the script of the page. */
const run = () => void Reflect.apply(window.eval, window, [text]);

/** Completes the load of the frame. */
function finishFrame(): void {
  const frame = getFrame();
  const contentWindow = { postMessage: (entry: unknown, origin: string) => sent.push([entry, origin]) };
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
