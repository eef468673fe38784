import { endpoint, type Endpoint, type ResourceState, type ResponseLike } from '@site-admin/contracts';
import { Observable, Subject } from 'rxjs';
import * as v from 'valibot';
import { createResources } from '../resources/resources';

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

const toResponse = (body: unknown, status = 200): ResponseLike => ({
  status,
  ok: status < 300,
  redirected: false,
  url: '',
  text: () => Promise.resolve(JSON.stringify(body)),
});

/** Creates a resource cache; the test responds to each request in `open`. */
export function openCache(seeds: Record<string, unknown> = {}) {
  const written = new Subject<Endpoint>();
  const open: { path: string; respond: (body: unknown, status?: number) => Promise<void>; isAborted: boolean }[] = [];
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
            isAborted: false,
            async respond(body: unknown, status?: number) {
              subscriber.next(toResponse(body, status));
              subscriber.complete();
              await new Promise((resolve) => setTimeout(resolve, 0));
            },
          };
          open.push(request);
          return () => {
            request.isAborted = true;
          };
        }),
    },
  });
  /** Records the states, and apart from them when their data was fetched. */
  function watch() {
    const states: ResourceState<{ n: number }>[] = [];
    const times: (number | undefined)[] = [];
    const subscription = resources.watch(getThing).subscribe(({ updatedAt, ...state }) => {
      states.push(state);
      times.push(updatedAt);
    });
    return { states, times, stop: () => subscription.unsubscribe() };
  }
  return { resources, written, open, watch, wait: (ms: number) => (time += ms) };
}
