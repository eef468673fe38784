import { Observable, finalize, share } from 'rxjs';
import { networkError, readAnswer } from '../answer';
import type { Endpoint, InputOf, ResultOf } from '../endpoint';
import { nameOf } from '../endpoint-address';
import { isRequestError, type RequestError } from '../errors';
import type { Requests } from '../remote';
import {
  answerNothing,
  answerWith,
  failWith,
  refusedInput,
  responseOf,
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
    problems.push(`${nameOf(endpoint)} was called, and the test does not say what it answers`);
    return answerNothing;
  }

  /** Never at once: a real answer takes its time, and screens must have drawn what they show until then. */
  async function answerTo(endpoint: Endpoint, call: RecordedCall, isCancelled: () => boolean): Promise<unknown> {
    await planOf(endpoint).held;
    if (isCancelled()) return undefined;
    const refused = refusedInput(endpoint, call);
    if (refused.length > 0) problems.push(`${nameOf(endpoint)} refuses its input: ${refused.join('; ')}`);
    const reaction = refused.length > 0 ? failWith({ status: 400, code: 'rest_invalid_param' }) : reactionTo(endpoint);
    const answer = reaction(call);
    if (answer === 'no answer') throw networkError(endpoint, new TypeError('Failed to fetch'));
    const result = await readAnswer(endpoint, responseOf(answer));
    if (endpoint.method === 'POST') onStale(endpoint.makesStale);
    return result;
  }

  function send(endpoint: Endpoint, { params, query, body }: Partial<RecordedCall>): Observable<unknown> {
    return new Observable((subscriber) => {
      const call = { method: endpoint.method, path: endpoint.path, params, query, body };
      calls.push(call);
      answerTo(endpoint, call, () => subscriber.closed).then(
        (result) => {
          subscriber.next(result);
          subscriber.complete();
        },
        (error: unknown) => subscriber.error(requestErrorOf(endpoint, error, problems)),
      );
    });
  }

  const control: FakeRequestsControl = {
    calls,
    callsOf: (endpoint) => calls.filter((asked) => nameOf(asked) === nameOf(endpoint)),
    answer: (endpoint, answer) => (planOf(endpoint).always = answerWith(answer)),
    answerOnce: (endpoint, answer) => planOf(endpoint).once.push(answerWith(answer)),
    fail: (endpoint, failure) => (planOf(endpoint).always = failWith(failure)),
    failOnce: (endpoint, failure) => planOf(endpoint).once.push(failWith(failure)),
    networkError: (endpoint) => (planOf(endpoint).always = answerNothing),
    failAll: (how) => (everything = how === 'network' ? answerNothing : failWith({ status: 500 })),
    hold(endpoint) {
      let release = () => {};
      planOf(endpoint).held = new Promise((resolve) => (release = resolve));
      return () => {
        delete planOf(endpoint).held;
        release();
      };
    },
  };
  const call = callingBy(sharingGets(send), handles);
  const requests: Requests = { call: (endpoint, ...input) => call(endpoint, ...input) };
  return { control, requests, call };
}

type Send = (endpoint: Endpoint, input: Partial<RecordedCall>) => Observable<unknown>;

/** Equal GETs in flight are one. */
function sharingGets(send: Send): Send {
  const inFlight = new Map<string, Observable<unknown>>();
  return (endpoint, input) => {
    if (endpoint.method === 'POST') return send(endpoint, input);
    const key = JSON.stringify([endpoint.path, input]);
    const flight =
      inFlight.get(key) ??
      send(endpoint, input).pipe(
        finalize(() => inFlight.delete(key)),
        share(),
      );
    inFlight.set(key, flight);
    return flight;
  };
}

/** Sent on subscribe, and counted until it ends. */
function callingBy(send: Send, handles: Handles) {
  return function call<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Observable<ResultOf<E>> {
    const { params, query, body } = input ?? {};
    const flight = new Observable<ResultOf<E>>((subscriber) =>
      // The door made it by this endpoint's schema.
      (send(endpoint, { params, query, body }) as Observable<ResultOf<E>>).subscribe(subscriber),
    );
    return handles.track(`call ${nameOf(endpoint)}`, flight);
  };
}

/** The error channel carries request errors only; anything else is a mistake in the test's own answer. */
function requestErrorOf(endpoint: Endpoint, error: unknown, problems: string[]): RequestError {
  if (isRequestError(error)) return error;
  problems.push(`${nameOf(endpoint)}: the test's answer threw ${String(error)}`);
  return networkError(endpoint, error);
}
