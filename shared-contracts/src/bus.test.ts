import { take } from 'rxjs';
import { createBus, type BusError, type BusEvent } from './index';

function start() {
  const problems: BusError[] = [];
  let time = 100;
  const bus = createBus({ now: () => time++, report: (problem) => problems.push(problem) });
  const shell = bus.connect({ source: 'shell', emits: 'any', listens: 'any' });
  const recommendations = bus.connect({
    source: 'recommendations',
    emits: ['recommendations/pendingCounted@1'],
    listens: [],
  });
  return { bus, shell, recommendations, problems };
}
const counted = 'recommendations/pendingCounted@1';
const activated = 'licensing/activated@1';

test('a listener receives the payload, the sender and the time', () => {
  const { shell, recommendations, problems } = start();
  const received: BusEvent<typeof counted>[] = [];
  shell.listen(counted, (event) => received.push(event));
  recommendations.emit(counted, { count: 3 });
  expect(received).toEqual([{ name: counted, payload: { count: 3 }, source: 'recommendations', at: 100 }]);
  expect(problems).toEqual([]);
});

test('a late listener receives the last event where it is replayed, and none otherwise', () => {
  const { shell } = start();
  shell.emit(counted, { count: 3 });
  shell.emit(counted, { count: 4 });
  shell.emit(activated, { productId: 2014 });
  const received: unknown[] = [];
  shell.listen(counted, ({ payload }) => received.push(payload));
  shell.listen(activated, ({ payload }) => received.push(payload));
  expect(received).toEqual([{ count: 4 }]);
});

test("another remote's event is dropped and reported, even if the sender declares it", () => {
  const { bus, shell, problems } = start();
  const received: unknown[] = [];
  shell.listen(activated, (event) => received.push(event));
  bus.connect({ source: 'recommendations', emits: [activated], listens: [] }).emit(activated, { productId: 1 });
  expect(received).toEqual([]);
  expect(problems).toMatchObject([{ kind: 'undeclared', event: activated, source: 'recommendations' }]);
  bus.connect({ source: 'licensing', emits: [activated], listens: [] }).emit(activated, { productId: 1 });
  expect(received).toHaveLength(1);
});

test('an event that a client does not declare is dropped and reported, for emit and listen', () => {
  const { shell, recommendations, problems } = start();
  const received: unknown[] = [];
  shell.listen(activated, (event) => received.push(event));
  recommendations.emit(activated, { productId: 1 });
  recommendations.listen(counted, (event) => received.push(event));
  shell.emit(counted, { count: 1 });
  expect(received).toEqual([]);
  expect(problems).toMatchObject([
    { kind: 'undeclared', event: activated, source: 'recommendations' },
    { kind: 'undeclared', event: counted, source: 'recommendations' },
  ]);
});

test('a payload the catalog does not allow is dropped and reported', () => {
  const { shell, problems } = start();
  const received: unknown[] = [];
  shell.listen(counted, (event) => received.push(event));
  shell.emit(counted, { count: -1 });
  // @ts-expect-error a count is a number
  shell.emit(counted, { count: 'three' });
  expect(received).toEqual([]);
  expect(problems.map(({ kind }) => kind)).toEqual(['bad-payload', 'bad-payload']);
  expect(problems[1]?.reason).toContain('number');
});

test('an unknown event is reported, and does not throw', () => {
  const { shell, problems } = start();
  // @ts-expect-error the catalog has no such event
  shell.emit('dashboard/exploded@1', {});
  expect(problems).toMatchObject([{ kind: 'unknown-event', event: 'dashboard/exploded@1', source: 'shell' }]);
});

test('a listener that throws is reported by name; the sender and other listeners are not affected', () => {
  const { bus, shell, problems } = start();
  const clumsy = bus.connect({ source: 'clumsy', emits: [], listens: [activated] });
  const cause = new Error('no');
  const received: number[] = [];
  clumsy.listen(activated, () => {
    throw cause;
  });
  shell.listen(activated, ({ payload }) => received.push(payload.productId));
  expect(() => shell.emit(activated, { productId: 1 })).not.toThrow();
  shell.emit(activated, { productId: 2 });
  expect(received).toEqual([1, 2]);
  expect(problems).toMatchObject([
    { kind: 'listener-threw', event: activated, source: 'clumsy', cause },
    { kind: 'listener-threw', event: activated, source: 'clumsy', cause },
  ]);
});

test('no listener can change the payload of the next one or of the sender', () => {
  const { shell, problems } = start();
  const payload = { count: 1 };
  const received: number[] = [];
  shell.listen(counted, (event) => {
    Object.assign(event.payload, { count: 99 });
  });
  shell.listen(counted, (event) => received.push(event.payload.count));
  shell.emit(counted, payload);
  expect(received).toEqual([1]);
  expect(payload).toEqual({ count: 1 });
  expect(Object.isFrozen(payload)).toBe(false);
  expect(problems).toMatchObject([{ kind: 'listener-threw' }]);
});

test('closing completes and counts open subscriptions; earlier unsubscribed ones are not counted', () => {
  const { bus, shell } = start();
  const remote = bus.connect({ source: 'remote', emits: [], listens: [activated] });
  const received: unknown[] = [];
  let isComplete = false;
  remote.listen(activated, (event) => received.push(event));
  remote.listen(activated, (event) => received.push(event))();
  remote.on(activated).subscribe({ complete: () => (isComplete = true), next: (event) => received.push(event) });
  remote.on(activated).subscribe().unsubscribe();
  expect(remote.close()).toBe(2);
  shell.emit(activated, { productId: 1 });
  expect(received).toEqual([]);
  expect(isComplete).toBe(true);
  expect(remote.close()).toBe(0);
});

test('after closing, emit is reported and a new subscription completes at once', () => {
  const { bus, problems } = start();
  const remote = bus.connect({ source: 'remote', emits: [activated], listens: [activated] });
  remote.close();
  remote.emit(activated, { productId: 1 });
  let isComplete = false;
  remote.on(activated).subscribe({ complete: () => (isComplete = true) });
  expect(problems).toMatchObject([{ kind: 'closed', source: 'remote' }]);
  expect(isComplete).toBe(true);
});

test('closing one client does not affect the listeners of others', () => {
  const { shell, recommendations, bus } = start();
  const other = bus.connect({ source: 'other', emits: [], listens: [counted] });
  const received: number[] = [];
  shell.listen(counted, ({ payload }) => received.push(payload.count));
  other.listen(counted, () => undefined);
  other.close();
  recommendations.emit(counted, { count: 5 });
  expect(received).toEqual([5]);
});

test('a subscription that takes only the replayed event is not open', () => {
  const { shell } = start();
  shell.emit(counted, { count: 1 });
  const received: unknown[] = [];
  shell
    .on(counted)
    .pipe(take(1))
    .subscribe(({ payload }) => received.push(payload));
  expect(received).toEqual([{ count: 1 }]);
  expect(shell.close()).toBe(0);
});
