import { Observable, finalize, share } from 'rxjs';
import type { Endpoint, InputOf, ResultOf } from '../endpoint';
import { ApiError, isRequestError, type RequestError } from '../errors';
import type { Requests } from '../remote';
import {
  errorOf,
  nameOf,
  networkFailure,
  parseWire,
  refusedInput,
  type AnswerOf,
  type Failure,
  type Reaction,
  type RecordedCall,
} from './answering';
import type { Handles } from './handles';

/** The site behind the services: what it answers, and what it was asked. */
export interface FakeRequestsControl {
  /** Answers every call of the endpoint from now on. */
  answer<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): void;
  /** Answers the next call only; more than one are used up in their order, before any other answer. */
  answerOnce<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): void;
  /** Fails every call from now on. */
  fail(endpoint: Endpoint, failure: Failure): void;
  failOnce(endpoint: Endpoint, failure: Failure): void;
  /** No answer arrives, from now on. */
  networkError(endpoint: Endpoint): void;
  /** Every call of every endpoint fails from now on: with a 500, or without an answer. */
  failAll(how: 'server' | 'network'): void;
  /** Calls of the endpoint wait until the answer is called. */
  hold(endpoint: Endpoint): () => void;
  /** Every request sent, oldest first. */
  readonly calls: readonly RecordedCall[];
  callsOf(endpoint: Endpoint): readonly RecordedCall[];
}

interface Options {
  readonly handles: Handles;
  readonly problems: string[];
  /** How the site reacts where the test says nothing. */
  readonly byDefault: (endpoint: Endpoint) => Reaction | undefined;
  /** Told of the paths a successful write makes stale. */
  readonly onStale: (paths: readonly string[]) => void;
}

interface Plan {
  readonly once: Reaction[];
  always?: Reaction;
  held?: Promise<void>;
}

export function createFakeRequests({ handles, problems, byDefault, onStale }: Options) {
  const plans = new Map<string, Plan>();
  const calls: RecordedCall[] = [];
  const inFlight = new Map<string, Observable<unknown>>();
  let everything: Reaction | undefined;

  function planOf(endpoint: Endpoint): Plan {
    const known = plans.get(nameOf(endpoint));
    if (known) return known;
    const made: Plan = { once: [] };
    plans.set(nameOf(endpoint), made);
    return made;
  }

  function reactionTo(endpoint: Endpoint): Reaction {
    const plan = planOf(endpoint);
    const planned = everything ?? plan.once.shift() ?? plan.always ?? byDefault(endpoint);
    if (planned) return planned;
    return () => {
      problems.push(`${nameOf(endpoint)} was called, and the test does not say what it answers`);
      return { error: networkFailure(endpoint) };
    };
  }

  /** @throws {RequestError} what the caller is to get on the error channel. */
  function answerTo(endpoint: Endpoint, call: RecordedCall): unknown {
    const refused = refusedInput(endpoint, call);
    if (refused.length > 0) {
      problems.push(`${nameOf(endpoint)} refuses its input: ${refused.join('; ')}`);
      throw new ApiError(400, { code: 'rest_invalid_param', message: refused.join('; ') });
    }
    const outcome = reactionTo(endpoint)(call);
    if ('error' in outcome) throw outcome.error;
    return parseWire(endpoint, outcome.wire);
  }

  function send(endpoint: Endpoint, input: Partial<RecordedCall>): Observable<unknown> {
    return new Observable((subscriber) => {
      const call = { method: endpoint.method, path: endpoint.path, params: input.params, query: input.query, body: input.body };
      calls.push(call);
      const respond = () => {
        if (subscriber.closed) return;
        try {
          const result = answerTo(endpoint, call);
          if (endpoint.method === 'POST') onStale(endpoint.makesStale);
          subscriber.next(result);
          subscriber.complete();
        } catch (error) {
          subscriber.error(requestErrorOf(endpoint, error, problems));
        }
      };
      // Never at once: a real answer takes its time, and screens must have drawn what they show until then.
      void (planOf(endpoint).held ?? Promise.resolve()).then(respond);
    });
  }

  /** Equal GETs in flight are one. */
  function shared(endpoint: Endpoint, input: Partial<RecordedCall>): Observable<unknown> {
    if (endpoint.method === 'POST') return send(endpoint, input);
    const key = JSON.stringify([endpoint.path, input]);
    const running = inFlight.get(key);
    if (running) return running;
    const flight = send(endpoint, input).pipe(
      finalize(() => inFlight.delete(key)),
      share(),
    );
    inFlight.set(key, flight);
    return flight;
  }

  function call<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Observable<ResultOf<E>> {
    const { params, query, body } = input ?? {};
    const flight = new Observable<ResultOf<E>>((subscriber) =>
      // `parseWire` made it by this endpoint's schema.
      (shared(endpoint, { params, query, body }) as Observable<ResultOf<E>>).subscribe(subscriber),
    );
    return handles.track(`call ${nameOf(endpoint)}`, flight);
  }

  const reactWith = (answer: unknown): Reaction =>
    typeof answer === 'function' ? (asked) => ({ wire: answer(asked) }) : () => ({ wire: answer });

  const control: FakeRequestsControl = {
    calls,
    callsOf: (endpoint) => calls.filter((asked) => nameOf(asked) === nameOf(endpoint)),
    answer: (endpoint, answer) => (planOf(endpoint).always = reactWith(answer)),
    answerOnce: (endpoint, answer) => planOf(endpoint).once.push(reactWith(answer)),
    fail: (endpoint, failure) => (planOf(endpoint).always = () => ({ error: errorOf(endpoint, failure) })),
    failOnce: (endpoint, failure) => planOf(endpoint).once.push(() => ({ error: errorOf(endpoint, failure) })),
    networkError: (endpoint) => (planOf(endpoint).always = () => ({ error: networkFailure(endpoint) })),
    failAll(how) {
      everything = (asked) => ({ error: how === 'network' ? networkFailure(asked) : errorOf(asked, { status: 500 }) });
    },
    hold(endpoint) {
      let release = () => {};
      planOf(endpoint).held = new Promise((resolve) => (release = resolve));
      return () => {
        delete planOf(endpoint).held;
        release();
      };
    },
  };
  const requests: Requests = { call: (endpoint, ...input) => call(endpoint, ...input) };
  return { control, requests, call };
}

/** The error channel carries request errors only; anything else is a mistake in the test's own answer. */
function requestErrorOf(endpoint: Endpoint, error: unknown, problems: string[]): RequestError {
  if (isRequestError(error)) return error;
  problems.push(`${nameOf(endpoint)}: the test's answer threw ${String(error)}`);
  return networkFailure(endpoint);
}
