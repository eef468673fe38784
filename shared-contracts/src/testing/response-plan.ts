import type { Endpoint } from '../endpoint';
import { getEndpointName } from '../endpoint-url';
import {
  respondWithNothing,
  respondWith,
  failWith,
  type ResponseFor,
  type BrokenResponse,
  type Failure,
  type Responder,
} from './responding';

/** What a test says the site answers. */
export interface ResponseControl {
  /** Answers every call of the endpoint from now on. */
  respond<E extends Endpoint>(endpoint: E, answer: ResponseFor<E>): void;
  /** Answers the next call only; more than one are used up in their order, before any other answer. */
  respondOnce<E extends Endpoint>(endpoint: E, answer: ResponseFor<E>): void;
  /** Fails every call from now on. */
  fail(endpoint: Endpoint, failure: Failure): void;
  failOnce(endpoint: Endpoint, failure: Failure): void;
  /** The next call has no usable response. */
  breakOnce(endpoint: Endpoint, how: BrokenResponse): void;
  /** No answer arrives, from now on. */
  networkError(endpoint: Endpoint): void;
  /** Every call of every endpoint fails from now on: with a 500, or without an answer. */
  failAll(how: 'server' | 'network'): void;
  /** Calls of the endpoint wait until the answer is called. */
  hold(endpoint: Endpoint): () => void;
}

interface Plan {
  readonly once: Responder[];
  always?: Responder;
  held?: Promise<void>;
}

/** Keeps what a test said, by endpoint; `reactionTo` is undefined where it said nothing. */
export function createResponsePlan() {
  const plans = new Map<string, Plan>();
  let everything: Responder | undefined;

  function getPlan(endpoint: Endpoint): Plan {
    const known = plans.get(getEndpointName(endpoint));
    if (known) return known;
    const made: Plan = { once: [] };
    plans.set(getEndpointName(endpoint), made);
    return made;
  }

  const control: ResponseControl = {
    respond: (endpoint, answer) => (getPlan(endpoint).always = respondWith(answer)),
    respondOnce: (endpoint, answer) => getPlan(endpoint).once.push(respondWith(answer)),
    fail: (endpoint, failure) => (getPlan(endpoint).always = failWith(failure)),
    failOnce: (endpoint, failure) => getPlan(endpoint).once.push(failWith(failure)),
    breakOnce: (endpoint, how) => getPlan(endpoint).once.push(() => how),
    networkError: (endpoint) => (getPlan(endpoint).always = respondWithNothing),
    failAll: (how) => (everything = how === 'network' ? respondWithNothing : failWith({ status: 500 })),
    hold(endpoint) {
      let release = () => {};
      getPlan(endpoint).held = new Promise((resolve) => (release = resolve));
      return () => {
        delete getPlan(endpoint).held;
        release();
      };
    },
  };
  return {
    control,
    /** Uses up a one-time answer. */
    takeResponder(endpoint: Endpoint): Responder | undefined {
      const plan = getPlan(endpoint);
      return everything ?? plan.once.shift() ?? plan.always;
    },
    /** Resolves when calls of the endpoint need not wait. */
    released: (endpoint: Endpoint): Promise<void> => getPlan(endpoint).held ?? Promise.resolve(),
  };
}
