import { Observable, finalize, share } from 'rxjs';
import { networkError, readResponse } from '../response';
import type { Endpoint, EndpointInput, EndpointResult } from '../endpoint';
import { getEndpointName } from '../endpoint-url';
import { RequestTimeoutError, isRequestError, type RequestError } from '../errors';
import type { InputArgument, Requests } from '../remote';
import { createResponsePlan, type ResponseControl } from './response-plan';
import { respondWithNothing, failWith, findInputErrors, toResponse, type Responder, type RecordedCall } from './responding';
import type { Handles } from './handles';

/** The site behind the services: what it answers, and what it was asked. */
export interface FakeRequestsControl extends ResponseControl {
  /** Every request sent, oldest first. */
  readonly calls: readonly RecordedCall[];
  getCalls(endpoint: Endpoint): readonly RecordedCall[];
}

interface Options {
  readonly handles: Handles;
  readonly problems: string[];
  /** How the site reacts where the test says nothing. */
  readonly byDefault: (endpoint: Endpoint) => Responder | undefined;
  /** Told of the paths a successful write makes stale. */
  readonly onStale: (paths: readonly string[]) => void;
}

export function createFakeRequests({ handles, problems, byDefault, onStale }: Options) {
  const plan = createResponsePlan();
  const calls: RecordedCall[] = [];

  function reactionTo(endpoint: Endpoint): Responder {
    const planned = plan.takeResponder(endpoint) ?? byDefault(endpoint);
    if (!planned) problems.push(`${getEndpointName(endpoint)} was called, and the test does not say what it answers`);
    return planned ?? respondWithNothing;
  }

  /** Never at once: a real answer takes its time, and screens must have drawn what they show until then. */
  async function getResult(endpoint: Endpoint, call: RecordedCall, isCancelled: () => boolean): Promise<unknown> {
    await plan.released(endpoint);
    if (isCancelled()) return undefined;
    const refused = findInputErrors(endpoint, call);
    if (refused.length > 0) problems.push(`${getEndpointName(endpoint)} refuses its input: ${refused.join('; ')}`);
    const reaction = refused.length > 0 ? failWith({ status: 400, code: 'rest_invalid_param' }) : reactionTo(endpoint);
    const answer = reaction(call);
    if (answer === 'no response') throw networkError(endpoint, new TypeError('Failed to fetch'));
    if (answer === 'timeout') throw new RequestTimeoutError(getEndpointName(endpoint), endpoint.timeout);
    const result = await readResponse(endpoint, toResponse(answer));
    if (endpoint.method === 'POST') onStale(endpoint.makesStale);
    return result;
  }

  function send(endpoint: Endpoint, { params, query, body }: Partial<RecordedCall>): Observable<unknown> {
    return new Observable((subscriber) => {
      const call = { method: endpoint.method, path: endpoint.path, params, query, body };
      calls.push(call);
      // A write is completed even when its subscriber is gone.
      getResult(endpoint, call, () => subscriber.closed && endpoint.method === 'GET').then(
        (result) => {
          subscriber.next(result);
          subscriber.complete();
        },
        (error: unknown) => subscriber.error(toRequestError(endpoint, error, problems)),
      );
    });
  }

  const control: FakeRequestsControl = {
    ...plan.control,
    calls,
    getCalls: (endpoint) => calls.filter((asked) => getEndpointName(asked) === getEndpointName(endpoint)),
  };
  const call = callingBy(sharingGets(send));
  const requests: Requests = {
    call: <E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) =>
      endpoint.method === 'GET'
        ? handles.track(`call ${getEndpointName(endpoint)}`, call(endpoint, input))
        : handles.untilClosed(call(endpoint, input)),
  };
  return {
    control,
    /** The remote's own: open reads are counted. */
    requests,
    /** The page's: not counted, not ended with the remote. */
    call,
  };
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

/** Sends on subscribe. */
function callingBy(send: Send) {
  return function call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Observable<EndpointResult<E>> {
    const { params, query, body } = input ?? {};
    return new Observable<EndpointResult<E>>((subscriber) =>
      // Parsed by this endpoint's schema.
      (send(endpoint, { params, query, body }) as Observable<EndpointResult<E>>).subscribe(subscriber),
    );
  };
}

/** The error channel carries request errors only; anything else is a mistake in the test's own answer. */
function toRequestError(endpoint: Endpoint, error: unknown, problems: string[]): RequestError {
  if (isRequestError(error)) return error;
  problems.push(`${getEndpointName(endpoint)}: the test's answer threw ${String(error)}`);
  return networkError(endpoint, error);
}
