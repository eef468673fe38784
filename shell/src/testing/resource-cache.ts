import { endpoint, type Endpoint, type ResourceState, type ResponseLike } from '@site-admin/contracts';
import { Observable, Subject } from 'rxjs';
import * as v from 'valibot';
import { createResources } from '../resources/resources';

/** The endpoints of a small API. */
export const getThing = endpoint({ method: 'GET', path: 'thing', result: v.object({ n: v.number() }), right: 'public' });
export const getPart = endpoint({
  method: 'GET',
  path: 'thing/:id',
  params: v.object({ id: v.string() }),
  result: v.object({ n: v.number() }),
  right: 'public',
});
export const setThing = endpoint({
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

/** The resource cache in front of a site whose responses the test gives one by one, in `open`. */
export function openCache(seeds: Record<string, unknown> = {}) {
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
