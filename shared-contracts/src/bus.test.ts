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

test('a listener hears what was sent, by whom and when', () => {
  const { shell, recommendations, problems } = start();
  const heard: BusEvent<typeof counted>[] = [];
  shell.listen(counted, (event) => heard.push(event));
  recommendations.emit(counted, { count: 3 });
  expect(heard).toEqual([{ name: counted, payload: { count: 3 }, source: 'recommendations', at: 100 }]);
  expect(problems).toEqual([]);
});

test('a late listener hears the last of an event that is replayed, and nothing of one that is not', () => {
  const { shell } = start();
  shell.emit(counted, { count: 3 });
  shell.emit(counted, { count: 4 });
  shell.emit(activated, { productId: 2014 });
  const heard: unknown[] = [];
  shell.listen(counted, ({ payload }) => heard.push(payload));
  shell.listen(activated, ({ payload }) => heard.push(payload));
  expect(heard).toEqual([{ count: 4 }]);
});

test('what a member does not declare is dropped and reported, sent or heard', () => {
  const { shell, recommendations, problems } = start();
  const heard: unknown[] = [];
  shell.listen(activated, (event) => heard.push(event));
  recommendations.emit(activated, { productId: 1 });
  recommendations.listen(counted, (event) => heard.push(event));
  shell.emit(counted, { count: 1 });
  expect(heard).toEqual([]);
  expect(problems).toMatchObject([
    { kind: 'undeclared', event: activated, source: 'recommendations' },
    { kind: 'undeclared', event: counted, source: 'recommendations' },
  ]);
});

test('a payload the catalogue does not allow is dropped and reported', () => {
  const { shell, problems } = start();
  const heard: unknown[] = [];
  shell.listen(counted, (event) => heard.push(event));
  shell.emit(counted, { count: -1 });
  // @ts-expect-error a count is a number
  shell.emit(counted, { count: 'three' });
  expect(heard).toEqual([]);
  expect(problems.map(({ kind }) => kind)).toEqual(['bad-payload', 'bad-payload']);
  expect(problems[1]?.reason).toContain('number');
});

test('an event nobody declared is reported, and does not throw', () => {
  const { shell, problems } = start();
  // @ts-expect-error the catalogue has no such event
  shell.emit('dashboard/exploded@1', {});
  expect(problems).toMatchObject([{ kind: 'unknown-event', event: 'dashboard/exploded@1', source: 'shell' }]);
});

test('a listener that throws is named; sender and other listeners do not feel it', () => {
  const { bus, shell, problems } = start();
  const clumsy = bus.connect({ source: 'clumsy', emits: [], listens: [activated] });
  const cause = new Error('no');
  const heard: number[] = [];
  clumsy.listen(activated, () => {
    throw cause;
  });
  shell.listen(activated, ({ payload }) => heard.push(payload.productId));
  expect(() => shell.emit(activated, { productId: 1 })).not.toThrow();
  shell.emit(activated, { productId: 2 });
  expect(heard).toEqual([1, 2]);
  expect(problems).toMatchObject([
    { kind: 'listener-threw', event: activated, source: 'clumsy', cause },
    { kind: 'listener-threw', event: activated, source: 'clumsy', cause },
  ]);
});

test('no listener can change what the next one hears, nor what the sender holds', () => {
  const { shell, problems } = start();
  const payload = { count: 1 };
  const heard: number[] = [];
  shell.listen(counted, (event) => {
    Object.assign(event.payload, { count: 99 });
  });
  shell.listen(counted, (event) => heard.push(event.payload.count));
  shell.emit(counted, payload);
  expect(heard).toEqual([1]);
  expect(payload).toEqual({ count: 1 });
  expect(Object.isFrozen(payload)).toBe(false);
  expect(problems).toMatchObject([{ kind: 'listener-threw' }]);
});

test('closing ends what is left open and counts it; those who left before are not counted', () => {
  const { bus, shell } = start();
  const remote = bus.connect({ source: 'remote', emits: [], listens: [activated] });
  const heard: unknown[] = [];
  let isComplete = false;
  remote.listen(activated, (event) => heard.push(event));
  remote.listen(activated, (event) => heard.push(event))();
  remote.on(activated).subscribe({ complete: () => (isComplete = true), next: (event) => heard.push(event) });
  remote.on(activated).subscribe().unsubscribe();
  expect(remote.close()).toBe(2);
  shell.emit(activated, { productId: 1 });
  expect(heard).toEqual([]);
  expect(isComplete).toBe(true);
  expect(remote.close()).toBe(0);
});

test('after closing, sending is reported and listening ends at once', () => {
  const { bus, problems } = start();
  const remote = bus.connect({ source: 'remote', emits: [activated], listens: [activated] });
  remote.close();
  remote.emit(activated, { productId: 1 });
  let isComplete = false;
  remote.on(activated).subscribe({ complete: () => (isComplete = true) });
  expect(problems).toMatchObject([{ kind: 'closed', source: 'remote' }]);
  expect(isComplete).toBe(true);
});

test('closing one member leaves the others’ listeners alone', () => {
  const { shell, recommendations, bus } = start();
  const other = bus.connect({ source: 'other', emits: [], listens: [counted] });
  const heard: number[] = [];
  shell.listen(counted, ({ payload }) => heard.push(payload.count));
  other.listen(counted, () => undefined);
  other.close();
  recommendations.emit(counted, { count: 5 });
  expect(heard).toEqual([5]);
});

test('who takes only the replayed event is not left open', () => {
  const { shell } = start();
  shell.emit(counted, { count: 1 });
  const heard: unknown[] = [];
  shell
    .on(counted)
    .pipe(take(1))
    .subscribe(({ payload }) => heard.push(payload));
  expect(heard).toEqual([{ count: 1 }]);
  expect(shell.close()).toBe(0);
});
