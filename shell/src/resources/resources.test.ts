import type { Observed } from '../page/services/resources';
import { getPart, getThing, openCache, setThing } from '../testing/resource-cache';

test('the first watcher causes a request, all others share it', async () => {
  const { open, watch } = openCache();
  const one = watch();
  const other = watch();
  expect(one.states).toEqual([{ status: 'loading' }]);
  expect(open).toHaveLength(1);
  await open[0]?.respond({ n: 1 });
  expect(one.states.at(-1)).toEqual({ status: 'ready', data: { n: 1 } });
  expect(other.states.at(-1)).toEqual({ status: 'ready', data: { n: 1 } });
  const late = watch();
  expect(late.states).toEqual([{ status: 'ready', data: { n: 1 } }]);
  expect(open).toHaveLength(1);
});

test("a seed from the page's data is ready at once, without a request", () => {
  const { open, watch } = openCache({ thing: { n: 3 } });
  expect(watch().states).toEqual([{ status: 'ready', data: { n: 3 } }]);
  expect(open).toHaveLength(0);
});

test('a seed that does not match the schema is fetched instead', async () => {
  const { open, watch } = openCache({ thing: { n: 'no' } });
  const { states } = watch();
  expect(states).toEqual([{ status: 'loading' }]);
  await open[0]?.respond({ n: 4 });
  expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 4 } });
});

test('a write makes its paths stale: watched ones are fetched once, with the old data meanwhile', async () => {
  const { open, watch, written } = openCache({ thing: { n: 1 } });
  const one = watch();
  watch();
  written.next(setThing);
  expect(open).toHaveLength(1);
  expect(one.states.at(-1)).toEqual({ status: 'loading', data: { n: 1 } });
  await open[0]?.respond({ n: 2 });
  expect(one.states.at(-1)).toEqual({ status: 'ready', data: { n: 2 } });
});

test('stale responses without watchers are fetched by the next watcher', async () => {
  const { resources, open, watch, written } = openCache({ thing: { n: 1 }, 'thing/a': { n: 1 } });
  watch().stop();
  resources
    .watch(getPart, { params: { id: 'a' } })
    .subscribe()
    .unsubscribe();
  written.next(setThing);
  expect(open).toHaveLength(0);
  watch();
  resources.watch(getPart, { params: { id: 'a' } }).subscribe();
  expect(open.map(({ path }) => path)).toEqual(['thing', 'thing/:id']);
});

test('a request in flight during a write is aborted and sent again', async () => {
  const { open, watch, written } = openCache();
  const { states } = watch();
  written.next(setThing);
  expect(open.map(({ isAborted }) => isAborted)).toEqual([true, false]);
  await open[1]?.respond({ n: 2 });
  expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 2 } });
});

test('a failure keeps the data, and has the error', async () => {
  const { open, watch, resources } = openCache({ thing: { n: 1 } });
  const { states } = watch();
  resources.refresh(getThing);
  await open[0]?.respond({ code: 'broken', message: 'Broken.' }, 500);
  expect(states.at(-1)).toMatchObject({ status: 'failed', data: { n: 1 }, error: { name: 'ApiError', status: 500 } });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(open).toHaveLength(1);
});

test('a failed request is repeated for a new watcher once there are no others', async () => {
  const { open, watch } = openCache();
  const first = watch();
  await open[0]?.respond({ code: 'x', message: 'x' }, 500);
  const second = watch();
  expect(second.states[0]).toMatchObject({ status: 'failed' });
  expect(open).toHaveLength(1);
  first.stop();
  second.stop();
  watch();
  expect(open).toHaveLength(2);
});

test('the request is aborted when its last watcher unsubscribes, and sent again for the next one', () => {
  const { open, watch } = openCache();
  const one = watch();
  const other = watch();
  one.stop();
  expect(open[0]?.isAborted).toBe(false);
  other.stop();
  expect(open[0]?.isAborted).toBe(true);
  watch();
  expect(open).toHaveLength(2);
});

test('an unchanged response is the same object, so that nothing is rendered again', async () => {
  const { open, watch, resources } = openCache();
  const { states } = watch();
  await open[0]?.respond({ n: 1 });
  resources.refresh(getThing);
  await open[1]?.respond({ n: 1 });
  const ready = states.flatMap((state) => (state.status === 'ready' ? [state.data] : []));
  expect(ready).toHaveLength(2);
  expect(ready[1]).toBe(ready[0]);
});

test('observers neither cause requests nor keep them in flight, but receive the states that watchers cause', async () => {
  const { open, watch, resources } = openCache();
  const states: Observed<{ n: number }>[] = [];
  const observing = resources.observe(getThing).subscribe((state) => states.push(state));
  expect(open).toHaveLength(0);
  expect(states).toEqual([{ status: 'loading', isFetching: false }]);
  const one = watch();
  expect(states.at(-1)).toEqual({ status: 'loading', isFetching: true });
  one.stop();
  expect(open.map(({ isAborted }) => isAborted)).toEqual([true]);
  expect(states.at(-1)).toEqual({ status: 'loading', isFetching: false });
  watch();
  await open[1]?.respond({ code: 'broken', message: 'Broken.' }, 500);
  expect(states.at(-1)).toMatchObject({ status: 'failed', error: { status: 500 } });
  resources.refresh(getThing);
  await open[2]?.respond({ n: 1 });
  expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 1 }, updatedAt: 0, isFetching: false });
  observing.unsubscribe();
  const { length } = states;
  resources.refresh(getThing);
  expect(states).toHaveLength(length);
});

test('an old response is fetched again for a new watcher once there are no others', async () => {
  const { open, watch, wait } = openCache({ thing: { n: 1 } });
  watch().stop();
  wait(6 * 60_000);
  expect(watch().states).toEqual([{ status: 'loading', data: { n: 1 } }]);
  expect(open).toHaveLength(1);
});

test('data keeps the time when it was fetched, also while it is fetched again and when that fails', async () => {
  const { open, watch, resources, wait } = openCache({ thing: { n: 1 } });
  const { times } = watch();
  wait(60_000);
  resources.refresh(getThing);
  await open[0]?.respond({ n: 1 });
  wait(60_000);
  resources.refresh(getThing);
  await open[1]?.respond({ code: 'broken', message: 'Broken.' }, 500);
  expect(times).toEqual([0, 0, 60_000, 60_000, 60_000]);
});
