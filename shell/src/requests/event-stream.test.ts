import { createFakeShell } from '@site-admin/contracts/testing';
import { openEventStream } from './event-stream';

class FakeEventSource extends EventTarget {
  static open: FakeEventSource[] = [];
  constructor(readonly url: string) {
    super();
    FakeEventSource.open.push(this);
  }
  close(): void {
    FakeEventSource.open = FakeEventSource.open.filter((each) => each !== this);
  }
  static emit(type: string): void {
    FakeEventSource.open.forEach((each) => each.dispatchEvent(new Event(type)));
  }
}

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() => Object.assign(globalThis, { EventSource: FakeEventSource }));
beforeEach(() => {
  FakeEventSource.open = [];
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

function openStream() {
  const { shell, clock } = createFakeShell();
  const seen: string[] = [];
  const stream = { namespace: 'site-admin/v1/', path: 'delivery/events', event: 'state' };
  const deps = { root: 'https://example.org/wp-json/', clock: shell.clock };
  const subscription = openEventStream(deps, stream).subscribe((signal) => seen.push(signal));
  return { seen, clock, close: () => subscription.unsubscribe() };
}

test('a stream reports its events, and is opened again after a loss', async () => {
  const { seen, clock, close } = openStream();
  expect(FakeEventSource.open.map(({ url }) => url)).toEqual(['https://example.org/wp-json/site-admin/v1/delivery/events']);
  for (const type of ['open', 'state', 'other', 'state', 'error']) FakeEventSource.emit(type);
  expect(seen).toEqual(['open', 'event', 'event', 'lost']);
  expect(FakeEventSource.open).toEqual([]);
  await clock.advance(14_999);
  expect(FakeEventSource.open).toEqual([]);
  await clock.advance(1);
  FakeEventSource.emit('open');
  expect(seen).toEqual(['open', 'event', 'event', 'lost', 'open']);
  close();
  expect(FakeEventSource.open).toEqual([]);
});

test('a hidden page closes its stream, and opens it when it is visible again', async () => {
  const { clock, close } = openStream();
  show('hidden');
  expect(FakeEventSource.open).toEqual([]);
  show('visible');
  expect(FakeEventSource.open).toHaveLength(1);
  FakeEventSource.emit('error');
  show('hidden');
  await clock.advance(60_000);
  expect(FakeEventSource.open).toEqual([]);
  close();
  show('visible');
  expect(FakeEventSource.open).toEqual([]);
});
