import type { Endpoint } from '../endpoint';
import { getEndpointName } from '../endpoint-url';
import {
  answerNothing,
  answerWith,
  failWith,
  type AnswerOf,
  type BrokenResponse,
  type Failure,
  type Reaction,
} from './answering';

/** What a test says the site answers. */
export interface AnswerControl {
  /** Answers every call of the endpoint from now on. */
  answer<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): void;
  /** Answers the next call only; more than one are used up in their order, before any other answer. */
  answerOnce<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): void;
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
  readonly once: Reaction[];
  always?: Reaction;
  held?: Promise<void>;
}

/** Keeps what a test said, by endpoint; `reactionTo` is undefined where it said nothing. */
export function createAnswerPlan() {
  const plans = new Map<string, Plan>();
  let everything: Reaction | undefined;

  function planOf(endpoint: Endpoint): Plan {
    const known = plans.get(getEndpointName(endpoint));
    if (known) return known;
    const made: Plan = { once: [] };
    plans.set(getEndpointName(endpoint), made);
    return made;
  }

  const control: AnswerControl = {
    answer: (endpoint, answer) => (planOf(endpoint).always = answerWith(answer)),
    answerOnce: (endpoint, answer) => planOf(endpoint).once.push(answerWith(answer)),
    fail: (endpoint, failure) => (planOf(endpoint).always = failWith(failure)),
    failOnce: (endpoint, failure) => planOf(endpoint).once.push(failWith(failure)),
    breakOnce: (endpoint, how) => planOf(endpoint).once.push(() => how),
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
  return {
    control,
    /** Uses up a one-time answer. */
    reactionTo(endpoint: Endpoint): Reaction | undefined {
      const plan = planOf(endpoint);
      return everything ?? plan.once.shift() ?? plan.always;
    },
    /** Resolves when calls of the endpoint need not wait. */
    released: (endpoint: Endpoint): Promise<void> => planOf(endpoint).held ?? Promise.resolve(),
  };
}
