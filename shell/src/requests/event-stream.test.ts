import { createFakeShell } from '@site-admin/contracts/testing';
import { FakeEventSource } from '../testing/fake-event-source';
import { openEventStream } from './event-stream';

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  FakeEventSource.install();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const source = () => FakeEventSource.open[0];

function openStream() {
  const { shell, clock } = createFakeShell();
  const received: unknown[] = [];
  const subscription = openEventStream('/events', 'state', shell.clock).subscribe(({ signal, data }) =>
    received.push(data === undefined ? signal : [signal, data]),
  );
  return { received, clock, close: () => subscription.unsubscribe() };
}

test('a stream emits its events, and is opened again after a loss', async () => {
  const { received, clock, close } = openStream();
  expect(FakeEventSource.open.map(({ url }) => url)).toEqual(['/events']);
  source()?.connect();
  source()?.send('state', 'a');
  source()?.send('other', 'b');
  source()?.send('state', 'c');
  source()?.fail();
  expect(received).toEqual(['open', ['event', 'a'], ['event', 'c'], 'lost']);
  expect(FakeEventSource.open).toEqual([]);
  await clock.advance(14_999);
  expect(FakeEventSource.open).toEqual([]);
  await clock.advance(1);
  source()?.connect();
  expect(received.at(-1)).toBe('open');
  close();
  expect(FakeEventSource.open).toEqual([]);
});

test('a server that refuses streams is asked after 15, 30, 60 and 60 s, and after 15 s again once one was open', async () => {
  const { clock, close } = openStream();
  const getDelay = async () => {
    source()?.fail();
    let seconds = 0;
    for (; FakeEventSource.open.length === 0 && seconds < 120; seconds += 1) await clock.advance(1000);
    return seconds;
  };
  for (const seconds of [15, 30, 60, 60]) expect(await getDelay()).toBe(seconds);
  source()?.connect();
  expect(await getDelay()).toBe(15);
  close();
});

test('a hidden page closes its stream, and opens it when it is visible again', async () => {
  const { clock, close } = openStream();
  show('hidden');
  expect(FakeEventSource.open).toEqual([]);
  show('visible');
  expect(FakeEventSource.open).toHaveLength(1);
  source()?.fail();
  show('hidden');
  await clock.advance(60_000);
  expect(FakeEventSource.open).toEqual([]);
  close();
  show('visible');
  expect(FakeEventSource.open).toEqual([]);
});
