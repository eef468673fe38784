import type { ResourceState } from '@site-admin/contracts';
import { getPart, getThing, openCache } from '../testing/resource-cache';

describe('a view of the responses', () => {
  const tenfold = (path: string, json: unknown) =>
    path === 'thing' ? { n: typeof json === 'object' && json !== null && 'n' in json ? Number(json.n) * 10 : 100 } : undefined;

  test('changes the data of all watchers at once, and its removal restores the response without a request', async () => {
    const { open, watch, resources } = openCache({ thing: { n: 1 } });
    const { states } = watch();
    resources.setView(tenfold);
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 10 } });
    expect(watch().states).toEqual([{ status: 'ready', data: { n: 10 } }]);
    resources.setView(undefined);
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 1 } });
    expect(open).toHaveLength(0);
  });

  test('replaces failed and missing responses, and is applied to later ones', async () => {
    const { open, watch, resources } = openCache();
    resources.setView(tenfold);
    const { states } = watch();
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 100 } });
    await open[0]?.respond({ code: 'broken', message: 'Broken.' }, 500);
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 100 } });
    resources.refresh(getThing);
    await open[1]?.respond({ n: 2 });
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 20 } });
  });

  test('does not change paths for which it returns undefined', async () => {
    const { open, resources } = openCache();
    const states: ResourceState<{ n: number }>[] = [];
    resources.setView(tenfold);
    resources.watch(getPart, { params: { id: 'a' } }).subscribe((state) => states.push(state));
    await open[0]?.respond({ n: 3 });
    expect(states.at(-1)).toMatchObject({ status: 'ready', data: { n: 3 } });
  });
});

test('refetch repeats watched requests that match; not those that succeeded, are in flight or have no watcher', async () => {
  const { open, watch, resources } = openCache({ 'thing/a': { n: 1 } });
  const one = watch();
  resources.watch(getPart, { params: { id: 'a' } }).subscribe();
  resources
    .watch(getPart, { params: { id: 'b' } })
    .subscribe()
    .unsubscribe();
  await open[0]?.respond({ code: 'broken', message: 'Broken.' }, 500);
  expect(open).toHaveLength(2);
  const refetchFailed = () => resources.refetch(({ error }) => error !== undefined);
  refetchFailed();
  refetchFailed();
  expect(open.map(({ path }) => path)).toEqual(['thing', 'thing/:id', 'thing']);
  await open[2]?.respond({ n: 2 });
  expect(one.states.at(-1)).toEqual({ status: 'ready', data: { n: 2 } });
});

test('refetch repeats watched requests whose response is old', () => {
  const { open, watch, resources, wait } = openCache({ thing: { n: 1 } });
  const one = watch();
  wait(6 * 60_000);
  resources.refetch(({ at }) => at < 60_000);
  expect(open).toHaveLength(1);
  expect(one.states.at(-1)).toEqual({ status: 'loading', data: { n: 1 } });
});

test('invalidated responses are fetched again at once if watched, else by the next watcher', () => {
  const { open, watch, resources } = openCache({ thing: { n: 1 } });
  resources.invalidate(['thing', 'thing/:id']);
  expect(open).toHaveLength(0);
  const one = watch();
  // Seeds are invalidated like responses.
  expect(one.states).toEqual([{ status: 'loading' }]);
  resources.invalidate(['thing']);
  expect(open).toHaveLength(2);
});
