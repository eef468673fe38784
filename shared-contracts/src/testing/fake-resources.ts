import { BehaviorSubject, Observable, type Subscription } from 'rxjs';
import type { Endpoint, EndpointInput, EndpointResult } from '../endpoint';
import { getEndpointName } from '../endpoint-url';
import { isRequestError } from '../errors';
import type { InputArgument, ResourceState, Resources } from '../remote';
import type { Handles } from './handles';

interface Entry {
  readonly endpoint: Endpoint;
  readonly ask: () => Observable<unknown>;
  readonly state: BehaviorSubject<ResourceState<unknown>>;
  stale: boolean;
  watchers: number;
  asking?: Subscription | undefined;
}

type Call = <E extends Endpoint>(endpoint: E, input?: EndpointInput<E>) => Observable<EndpointResult<E>>;

/** Creates a fake of the shell's resource cache: seeded, one request per result, refetched when stale. */
export function createFakeResources(call: Call, handles: Handles, now: () => number) {
  const entries = new Map<string, Entry>();

  function getEntry<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Entry {
    const key = JSON.stringify([endpoint.path, input?.params, input?.query]);
    const known = entries.get(key);
    if (known) return known;
    const state = new BehaviorSubject<ResourceState<unknown>>({ status: 'loading' });
    const made: Entry = { endpoint, ask: () => call(endpoint, input), state, stale: true, watchers: 0 };
    entries.set(key, made);
    return made;
  }

  function ask(entry: Entry): void {
    entry.asking?.unsubscribe();
    entry.stale = false;
    const { data: last, updatedAt } = entry.state.value;
    const kept = updatedAt === undefined ? {} : { data: last, updatedAt };
    entry.state.next({ status: 'loading', ...kept });
    entry.asking = entry.ask().subscribe({
      next: (data) => {
        // First: a subscriber that unsubscribes on the result does not cancel the request.
        entry.asking = undefined;
        entry.state.next({ status: 'ready', data, updatedAt: now() });
      },
      error: (error: unknown) => {
        entry.asking = undefined;
        entry.stale = true;
        if (isRequestError(error)) entry.state.next({ status: 'failed', error, ...kept });
      },
    });
  }

  function watch(entry: Entry): Observable<ResourceState<unknown>> {
    return new Observable((subscriber) => {
      // Only the first subscriber causes a request; later ones receive the failed state.
      if (entry.stale && entry.watchers === 0) ask(entry);
      entry.watchers += 1;
      const subscription = entry.state.subscribe(subscriber);
      return () => {
        subscription.unsubscribe();
        entry.watchers -= 1;
        if (entry.watchers > 0 || !entry.asking) return;
        entry.asking.unsubscribe();
        entry.asking = undefined;
        entry.stale = true;
      };
    });
  }

  const resources: Resources = {
    watch: <E extends Endpoint>(endpoint: E, ...input: InputArgument<E>) =>
      // The entry belongs to this endpoint, so its data is this endpoint's result.
      handles.track(`resource ${getEndpointName(endpoint)}`, watch(getEntry(endpoint, ...input))) as Observable<
        ResourceState<EndpointResult<E>>
      >,
    peek: <E extends Endpoint>(endpoint: E, ...input: InputArgument<E>) =>
      getEntry(endpoint, ...input).state.value as ResourceState<EndpointResult<E>>,
    refresh: (endpoint, ...input) => ask(getEntry(endpoint, ...input)),
  };

  return {
    resources,
    /** For the page's own services: not tracked, not completed with the remote. */
    page: {
      ...resources,
      watch: <E extends Endpoint>(endpoint: E, ...input: InputArgument<E>) =>
        watch(getEntry(endpoint, ...input)) as Observable<ResourceState<EndpointResult<E>>>,
    },
    /** Adds a result of the initial state, which is not requested. */
    seed<E extends Endpoint>(endpoint: E, data: EndpointResult<E>): void {
      const entry = getEntry(endpoint);
      entry.stale = false;
      entry.state.next({ status: 'ready', data, updatedAt: now() });
    },
    /** Removes a seeded result: the first subscriber causes a request. */
    unseed(endpoint: Endpoint): void {
      const entry = getEntry(endpoint);
      entry.stale = true;
      entry.state.next({ status: 'loading' });
    },
    /** Marks the results of these paths stale: refetched at once where subscribed to, else by the next subscriber. */
    markStale(paths: readonly string[]): void {
      for (const entry of entries.values()) {
        if (!paths.includes(entry.endpoint.path)) continue;
        entry.stale = true;
        if (entry.watchers > 0) ask(entry);
      }
    },
  };
}
