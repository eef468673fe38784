import type { ResourceState } from '@site-admin/contracts';
import { getPart, getThing, openCache } from '../testing/resource-cache';

describe('a view on the answers', () => {
  const tenfold = (path: string, json: unknown) =>
    path === 'thing' ? { n: typeof json === 'object' && json !== null && 'n' in json ? Number(json.n) * 10 : 100 } : undefined;

  test('changes at once what all watchers see, and its end shows the real answer again without asking for it', async () => {
    const { open, watch, resources } = openCache({ thing: { n: 1 } });
    const { states } = watch();
    resources.setView(tenfold);
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 10 } });
    expect(watch().states).toEqual([{ status: 'ready', data: { n: 10 } }]);
    resources.setView(undefined);
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 1 } });
    expect(open).toHaveLength(0);
  });

  test('stands for an answer that failed or is not there yet, and follows what arrives beneath it', async () => {
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

  test('leaves alone what it has nothing to say about', async () => {
    const { open, resources } = openCache();
    const states: ResourceState<{ n: number }>[] = [];
    resources.setView(tenfold);
    resources.watch(getPart, { params: { id: 'a' } }).subscribe((state) => states.push(state));
    await open[0]?.respond({ n: 3 });
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 3 } });
  });
});

test('what is on screen and was not reached is asked for again when told so; what came, is under way or was left is not', async () => {
  const { open, watch, resources } = openCache({ 'thing/a': { n: 1 } });
  const one = watch();
  resources.watch(getPart, { params: { id: 'a' } }).subscribe();
  resources
    .watch(getPart, { params: { id: 'b' } })
    .subscribe()
    .unsubscribe();
  await open[0]?.respond({ code: 'broken', message: 'Broken.' }, 500);
  expect(open).toHaveLength(2);
  const unreached = () => resources.refetch(({ error }) => error !== undefined);
  unreached();
  unreached();
  expect(open.map(({ path }) => path)).toEqual(['thing', 'thing/:id', 'thing']);
  await open[2]?.respond({ n: 2 });
  expect(one.states.at(-1)).toEqual({ status: 'ready', data: { n: 2 } });
});

test('what is old is asked for again while it stays on screen', () => {
  const { open, watch, resources, wait } = openCache({ thing: { n: 1 } });
  const one = watch();
  wait(6 * 60_000);
  resources.refetch(({ at }) => at < 60_000);
  expect(open).toHaveLength(1);
  expect(one.states.at(-1)).toEqual({ status: 'loading', data: { n: 1 } });
});

test('what changed elsewhere is taken for old: asked for at once where it is watched', () => {
  const { open, watch, resources } = openCache({ thing: { n: 1 } });
  resources.invalidate(['thing', 'thing/:id']);
  expect(open).toHaveLength(0);
  const one = watch();
  // What the page was served with is as old as what came later.
  expect(one.states).toEqual([{ status: 'loading' }]);
  resources.invalidate(['thing']);
  expect(open).toHaveLength(2);
});
