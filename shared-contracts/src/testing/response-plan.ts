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

/** The responses of the fake site, set by a test. */
export interface ResponseControl {
  /** Sets the response to every call of the endpoint. */
  respond<E extends Endpoint>(endpoint: E, response: ResponseFor<E>): void;
  /** Queues a response to one call. Queued responses are used in order, before any other. */
  respondOnce<E extends Endpoint>(endpoint: E, response: ResponseFor<E>): void;
  /** Lets every call of the endpoint fail. */
  fail(endpoint: Endpoint, failure: Failure): void;
  failOnce(endpoint: Endpoint, failure: Failure): void;
  /** Queues a missing or unusable response to one call. */
  breakOnce(endpoint: Endpoint, how: BrokenResponse): void;
  /** Lets every call of the endpoint fail with a network error. */
  networkError(endpoint: Endpoint): void;
  /** Lets every call of every endpoint fail: with a 500, or with a network error. */
  failAll(how: 'server' | 'network'): void;
  /** Holds calls of the endpoint until the returned function is called. */
  hold(endpoint: Endpoint): () => void;
}

interface Plan {
  readonly once: Responder[];
  always?: Responder;
  held?: Promise<void>;
}

/** Creates the planned responses by endpoint, with their controls. */
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
    respond: (endpoint, response) => (getPlan(endpoint).always = respondWith(response)),
    respondOnce: (endpoint, response) => getPlan(endpoint).once.push(respondWith(response)),
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
    /** Returns the next queued response, else the permanent one; undefined where none is planned. */
    takeResponder(endpoint: Endpoint): Responder | undefined {
      const plan = getPlan(endpoint);
      return everything ?? plan.once.shift() ?? plan.always;
    },
    /** Resolves when calls of the endpoint are not held. */
    released: (endpoint: Endpoint): Promise<void> => getPlan(endpoint).held ?? Promise.resolve(),
  };
}
