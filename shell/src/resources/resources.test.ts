import { endpoint, type ResponseLike, type Endpoint, type ResourceState } from '@site-admin/contracts';
import { Observable, Subject } from 'rxjs';
import * as v from 'valibot';
import { createResources } from './resources';
import type { Observed } from '../page/services/resources';

const getThing = endpoint({ method: 'GET', path: 'thing', result: v.object({ n: v.number() }), right: 'public' });
const getPart = endpoint({
  method: 'GET',
  path: 'thing/:id',
  params: v.object({ id: v.string() }),
  result: v.object({ n: v.number() }),
  right: 'public',
});
const setThing = endpoint({
  method: 'POST',
  path: 'thing',
  result: v.unknown(),
  right: 'public',
  makesStale: ['thing', 'thing/:id'],
});

const answer = (body: unknown, status = 200): ResponseLike => ({
  status,
  ok: status < 300,
  redirected: false,
  url: '',
  text: () => Promise.resolve(JSON.stringify(body)),
});

function setUp(seeds: Record<string, unknown> = {}) {
  const written = new Subject<Endpoint>();
  const open: { path: string; answer: (body: unknown, status?: number) => Promise<void>; isGone: boolean }[] = [];
  let time = 0;
  const resources = createResources({
    seeds,
    now: () => time,
    requests: {
      written,
      responses: (asked, ..._input) =>
        new Observable<ResponseLike>((subscriber) => {
          const request = {
            path: asked.path,
            isGone: false,
            async answer(body: unknown, status?: number) {
              subscriber.next(answer(body, status));
              subscriber.complete();
              await new Promise((resolve) => setTimeout(resolve, 0));
            },
          };
          open.push(request);
          return () => {
            request.isGone = true;
          };
        }),
    },
  });
  function watch() {
    const states: ResourceState<{ n: number }>[] = [];
    const subscription = resources.watch(getThing).subscribe((state) => states.push(state));
    return { states, stop: () => subscription.unsubscribe() };
  }
  return { resources, written, open, watch, wait: (ms: number) => (time += ms) };
}

test('the first watcher causes one request, all others share it', async () => {
  const { open, watch } = setUp();
  const one = watch();
  const other = watch();
  expect(one.states).toEqual([{ status: 'loading' }]);
  expect(open).toHaveLength(1);
  await open[0]?.answer({ n: 1 });
  expect(one.states.at(-1)).toEqual({ status: 'ready', data: { n: 1 } });
  expect(other.states.at(-1)).toEqual({ status: 'ready', data: { n: 1 } });
  const late = watch();
  expect(late.states).toEqual([{ status: 'ready', data: { n: 1 } }]);
  expect(open).toHaveLength(1);
});

test('what the page was served with is ready at once and costs no request', () => {
  const { open, watch } = setUp({ thing: { n: 3 } });
  expect(watch().states).toEqual([{ status: 'ready', data: { n: 3 } }]);
  expect(open).toHaveLength(0);
});

test('a seed the declaration cannot read is asked for instead', async () => {
  const { open, watch } = setUp({ thing: { n: 'no' } });
  const { states } = watch();
  expect(states).toEqual([{ status: 'loading' }]);
  await open[0]?.answer({ n: 4 });
  expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 4 } });
});

test('a write makes what it names stale: what is watched is asked for once, the old data stays on screen meanwhile', async () => {
  const { open, watch, written } = setUp({ thing: { n: 1 } });
  const one = watch();
  watch();
  written.next(setThing);
  expect(open).toHaveLength(1);
  expect(one.states.at(-1)).toEqual({ status: 'loading', data: { n: 1 } });
  await open[0]?.answer({ n: 2 });
  expect(one.states.at(-1)).toEqual({ status: 'ready', data: { n: 2 } });
});

test('what nobody watches is asked for when somebody does again', async () => {
  const { resources, open, watch, written } = setUp({ thing: { n: 1 }, 'thing/a': { n: 1 } });
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

test('an answer under way when something is written is not trusted: the site is asked again', async () => {
  const { open, watch, written } = setUp();
  const { states } = watch();
  written.next(setThing);
  expect(open.map(({ isGone }) => isGone)).toEqual([true, false]);
  await open[1]?.answer({ n: 2 });
  expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 2 } });
});

test('a failure keeps the data, and names the error', async () => {
  const { open, watch, resources } = setUp({ thing: { n: 1 } });
  const { states } = watch();
  resources.refresh(getThing);
  await open[0]?.answer({ code: 'broken', message: 'Broken.' }, 500);
  expect(states.at(-1)).toMatchObject({ status: 'failed', data: { n: 1 }, error: { name: 'ApiError', status: 500 } });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(open).toHaveLength(1);
});

test('a failed answer is asked for again by the next visitor, not by one more who looks at the same time', async () => {
  const { open, watch } = setUp();
  const first = watch();
  await open[0]?.answer({ code: 'x', message: 'x' }, 500);
  const second = watch();
  expect(second.states[0]).toMatchObject({ status: 'failed' });
  expect(open).toHaveLength(1);
  first.stop();
  second.stop();
  watch();
  expect(open).toHaveLength(2);
});

test('the last watcher to leave calls the request off, and the next one asks again', () => {
  const { open, watch } = setUp();
  const one = watch();
  const other = watch();
  one.stop();
  expect(open[0]?.isGone).toBe(false);
  other.stop();
  expect(open[0]?.isGone).toBe(true);
  watch();
  expect(open).toHaveLength(2);
});

test('an answer that has not changed is the same object, so that nothing is drawn again for it', async () => {
  const { open, watch, resources } = setUp();
  const { states } = watch();
  await open[0]?.answer({ n: 1 });
  resources.refresh(getThing);
  await open[1]?.answer({ n: 1 });
  const ready = states.flatMap((state) => (state.status === 'ready' ? [state.data] : []));
  expect(ready).toHaveLength(2);
  expect(ready[1]).toBe(ready[0]);
});

test('who only observes causes no request and keeps none under way, but hears what others asked for', async () => {
  const { open, watch, resources } = setUp();
  const heard: Observed<{ n: number }>[] = [];
  const observing = resources.observe(getThing).subscribe((state) => heard.push(state));
  expect(open).toHaveLength(0);
  expect(heard).toEqual([{ status: 'loading', isFetching: false }]);
  const one = watch();
  expect(heard.at(-1)).toEqual({ status: 'loading', isFetching: true });
  one.stop();
  expect(open.map(({ isGone }) => isGone)).toEqual([true]);
  expect(heard.at(-1)).toEqual({ status: 'loading', isFetching: false });
  watch();
  await open[1]?.answer({ code: 'broken', message: 'Broken.' }, 500);
  expect(heard.at(-1)).toMatchObject({ status: 'failed', error: { status: 500 } });
  resources.refresh(getThing);
  await open[2]?.answer({ n: 1 });
  expect(heard.at(-1)).toEqual({ status: 'ready', data: { n: 1 }, isFetching: false });
  observing.unsubscribe();
  const { length } = heard;
  resources.refresh(getThing);
  expect(heard).toHaveLength(length);
});

test('an answer of long ago is asked for again by a new visitor', async () => {
  const { open, watch, wait } = setUp({ thing: { n: 1 } });
  watch().stop();
  wait(6 * 60_000);
  expect(watch().states).toEqual([{ status: 'loading', data: { n: 1 } }]);
  expect(open).toHaveLength(1);
});

describe('a view on the answers', () => {
  const tenfold = (path: string, json: unknown) =>
    path === 'thing' ? { n: typeof json === 'object' && json !== null && 'n' in json ? Number(json.n) * 10 : 100 } : undefined;

  test('changes at once what all watchers see, and its end shows the real answer again without asking for it', async () => {
    const { open, watch, resources } = setUp({ thing: { n: 1 } });
    const { states } = watch();
    resources.setView(tenfold);
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 10 } });
    expect(watch().states).toEqual([{ status: 'ready', data: { n: 10 } }]);
    resources.setView(undefined);
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 1 } });
    expect(open).toHaveLength(0);
  });

  test('stands for an answer that failed or is not there yet, and follows what arrives beneath it', async () => {
    const { open, watch, resources } = setUp();
    resources.setView(tenfold);
    const { states } = watch();
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 100 } });
    await open[0]?.answer({ code: 'broken', message: 'Broken.' }, 500);
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 100 } });
    resources.refresh(getThing);
    await open[1]?.answer({ n: 2 });
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 20 } });
  });

  test('leaves alone what it has nothing to say about', async () => {
    const { open, resources } = setUp();
    const states: ResourceState<{ n: number }>[] = [];
    resources.setView(tenfold);
    resources.watch(getPart, { params: { id: 'a' } }).subscribe((state) => states.push(state));
    await open[0]?.answer({ n: 3 });
    expect(states.at(-1)).toEqual({ status: 'ready', data: { n: 3 } });
  });
});

test('what is on screen and was not reached is asked for again when told so; what came, is under way or was left is not', async () => {
  const { open, watch, resources } = setUp({ 'thing/a': { n: 1 } });
  const one = watch();
  resources.watch(getPart, { params: { id: 'a' } }).subscribe();
  resources
    .watch(getPart, { params: { id: 'b' } })
    .subscribe()
    .unsubscribe();
  await open[0]?.answer({ code: 'broken', message: 'Broken.' }, 500);
  expect(open).toHaveLength(2);
  const unreached = () => resources.refetch(({ error }) => error !== undefined);
  unreached();
  unreached();
  expect(open.map(({ path }) => path)).toEqual(['thing', 'thing/:id', 'thing']);
  await open[2]?.answer({ n: 2 });
  expect(one.states.at(-1)).toEqual({ status: 'ready', data: { n: 2 } });
});

test('what is old is asked for again while it stays on screen', () => {
  const { open, watch, resources, wait } = setUp({ thing: { n: 1 } });
  const one = watch();
  wait(6 * 60_000);
  resources.refetch(({ at }) => at < 60_000);
  expect(open).toHaveLength(1);
  expect(one.states.at(-1)).toEqual({ status: 'loading', data: { n: 1 } });
});

test('what changed elsewhere is taken for old: asked for at once where it is watched', () => {
  const { open, watch, resources } = setUp({ thing: { n: 1 } });
  resources.invalidate(['thing', 'thing/:id']);
  expect(open).toHaveLength(0);
  const one = watch();
  // What the page was served with is as old as what came later.
  expect(one.states).toEqual([{ status: 'loading' }]);
  resources.invalidate(['thing']);
  expect(open).toHaveLength(2);
});
