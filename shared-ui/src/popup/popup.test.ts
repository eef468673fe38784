import { openOAuthPopup } from './oauth-popup';
import { openPopup } from './popup';

const address = 'https://public-api.example.org/connect?service=google';
let popup: Window;

beforeEach(() => {
  jest.useFakeTimers();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('no window');
  popup = frame.contentWindow;
  Object.defineProperty(popup, 'closed', { value: false, writable: true, configurable: true });
  jest.spyOn(popup, 'close').mockImplementation(() => undefined);
  jest.spyOn(window, 'open').mockImplementation(() => popup);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

function postFromPopup(data: unknown, { source = popup, origin = 'https://public-api.example.org' } = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

function closeWindow() {
  Object.defineProperty(popup, 'closed', { value: true, configurable: true });
}

test('SHELL-126 closing the window is detected within 100 ms and reported once', () => {
  const onClose = jest.fn();
  openPopup(address, 'partner', { onClose });
  jest.advanceTimersByTime(1000);
  expect(onClose).not.toHaveBeenCalled();
  closeWindow();
  jest.advanceTimersByTime(99);
  expect(onClose).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('SHELL-126 messages of that window are relayed; those of another window or origin, or after closing, are not', () => {
  const onMessage = jest.fn();
  openPopup(address, 'partner', { onMessage });
  postFromPopup({ ok: 1 });
  postFromPopup({ ok: 2 }, { source: window });
  postFromPopup({ ok: 3 }, { origin: 'https://evil.example.org' });
  closeWindow();
  jest.advanceTimersByTime(2000);
  postFromPopup({ ok: 4 });
  expect(onMessage.mock.calls).toEqual([[{ ok: 1 }]]);
  expect(jest.getTimerCount()).toBe(0);
});

test('SHELL-126 a message posted just before the close is relayed, although the close is detected first', () => {
  const onMessage = jest.fn();
  const onClose = jest.fn();
  openPopup(address, 'partner', { onMessage, onClose });
  closeWindow();
  jest.advanceTimersByTime(100);
  expect(onClose).toHaveBeenCalledTimes(1);
  postFromPopup({ ok: 1 });
  expect(onMessage.mock.calls).toEqual([[{ ok: 1 }]]);
});

test('close() closes the window and removes timer and listeners', () => {
  const onClose = jest.fn();
  const onMessage = jest.fn();
  openPopup(address, 'partner', { onClose, onMessage }).close();
  expect(popup.close).toHaveBeenCalledTimes(1);
  postFromPopup({ ok: 1 });
  jest.advanceTimersByTime(1000);
  expect(onClose).not.toHaveBeenCalled();
  expect(onMessage).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('a blocked window is reported, and no listener is added', () => {
  jest.spyOn(window, 'open').mockImplementation(() => null);
  const listen = jest.spyOn(window, 'addEventListener');
  expect(openPopup(address, 'partner').isOpen).toBe(false);
  expect(listen).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('SHELL-127 the permission window is 780x700, and its message is parsed into a numeric keyring id', () => {
  const onKeyring = jest.fn();
  openOAuthPopup(address, { onKeyring });
  expect(window.open).toHaveBeenCalledWith(address, expect.any(String), expect.stringMatching(/\bwidth=780,height=700\b/));
  postFromPopup({ keyring_id: 'abc' });
  postFromPopup({ other: 1 });
  postFromPopup('text');
  postFromPopup(null);
  expect(onKeyring).not.toHaveBeenCalled();
  postFromPopup({ keyring_id: 4711 });
  postFromPopup({ keyring_id: '4712' });
  expect(onKeyring.mock.calls).toEqual([[4711], [4712]]);
});
