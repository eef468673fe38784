import { Observable, Subject, finalize, share, tap } from 'rxjs';
import { networkError, readResponse } from '../response';
import type { Endpoint, EndpointInput, EndpointResult } from '../endpoint';
import { getEndpointName } from '../endpoint-url';
import { RequestTimeoutError, isRequestError, type RequestError } from '../errors';
import type { InputArgument, Requests, StreamSignal } from '../remote';
import { createResponsePlan, type ResponseControl } from './response-plan';
import { respondWithNothing, failWith, findInputErrors, toResponse, type Responder, type RecordedCall } from './responding';
import type { Handles } from './handles';

/** The responses of the fake site and the calls it received. */
export interface FakeRequestsControl extends ResponseControl {
  /** Every request sent, oldest first. */
  readonly calls: readonly RecordedCall[];
  getCalls(endpoint: Endpoint): readonly RecordedCall[];
  /** Emits a signal of every open stream. */
  signal(signal: StreamSignal): void;
}

interface Options {
  readonly handles: Handles;
  readonly violations: string[];
  /** The default response of an endpoint. */
  readonly byDefault: (endpoint: Endpoint) => Responder | undefined;
  /** Called with the paths a successful write makes stale. */
  readonly onStale: (paths: readonly string[]) => void;
}

export function createFakeRequests({ handles, violations, byDefault, onStale }: Options) {
  const plan = createResponsePlan();
  const calls: RecordedCall[] = [];
  const signals = new Subject<StreamSignal>();

  function reactionTo(endpoint: Endpoint): Responder {
    const planned = plan.takeResponder(endpoint) ?? byDefault(endpoint);
    if (!planned) violations.push(`${getEndpointName(endpoint)} was called, and the test has not set its response`);
    return planned ?? respondWithNothing;
  }

  /** Returns the result of a call. Always asynchronous, so that loading states are rendered first. */
  async function getResult(endpoint: Endpoint, call: RecordedCall, isCanceled: () => boolean): Promise<unknown> {
    await plan.released(endpoint);
    if (isCanceled()) return undefined;
    const refused = findInputErrors(endpoint, call);
    if (refused.length > 0) violations.push(`${getEndpointName(endpoint)} refuses its input: ${refused.join('; ')}`);
    const reaction = refused.length > 0 ? failWith({ status: 400, code: 'rest_invalid_param' }) : reactionTo(endpoint);
    const response = reaction(call);
    if (response === 'no response') throw networkError(endpoint, new TypeError('Failed to fetch'));
    if (response === 'timeout') throw new RequestTimeoutError(getEndpointName(endpoint), endpoint.timeout);
    const result = await readResponse(endpoint, toResponse(response));
    if (endpoint.method === 'POST') onStale(endpoint.makesStale);
    return result;
  }

  function send(endpoint: Endpoint, { params, query, body }: Partial<RecordedCall>): Observable<unknown> {
    return new Observable((subscriber) => {
      const call = { method: endpoint.method, path: endpoint.path, params, query, body };
      calls.push(call);
      // A POST is completed even without a subscriber.
      getResult(endpoint, call, () => subscriber.closed && endpoint.method === 'GET').then(
        (result) => {
          subscriber.next(result);
          subscriber.complete();
        },
        (error: unknown) => subscriber.error(toRequestError(endpoint, error, violations)),
      );
    });
  }

  const control: FakeRequestsControl = {
    ...plan.control,
    calls,
    signal: (signal) => signals.next(signal),
    getCalls: (endpoint) => calls.filter((asked) => getEndpointName(asked) === getEndpointName(endpoint)),
  };
  const call = callingBy(sharingGets(send));
  const requests: Requests = {
    call: <E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>) =>
      endpoint.method === 'GET'
        ? handles.track(`call ${getEndpointName(endpoint)}`, call(endpoint, input))
        : handles.untilClosed(call(endpoint, input)),
    stream: ({ path }) => handles.track(`stream ${path}`, signals),
  };
  return {
    control,
    /** For the remote: open reads are counted. */
    requests,
    /** For the page: not counted, not completed with the remote. */
    call,
  };
}

type Send = (endpoint: Endpoint, input: Partial<RecordedCall>) => Observable<unknown>;

/** Dedupes equal GETs in flight. */
function sharingGets(send: Send): Send {
  const inFlight = new Map<string, Observable<unknown>>();
  return (endpoint, input) => {
    if (endpoint.method === 'POST') return send(endpoint, input);
    const key = JSON.stringify([endpoint.path, input]);
    const known = inFlight.get(key);
    if (known) return known;
    const remove = () => {
      if (inFlight.get(key) === flight) inFlight.delete(key);
    };
    // Removed before the result is emitted: a call made by its subscriber is a new request.
    const flight = send(endpoint, input).pipe(tap(remove), finalize(remove), share());
    inFlight.set(key, flight);
    return flight;
  };
}

/** Returns a typed `call` that sends on subscribe. */
function callingBy(send: Send) {
  return function call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Observable<EndpointResult<E>> {
    const { params, query, body } = input ?? {};
    return new Observable<EndpointResult<E>>((subscriber) =>
      // Parsed by this endpoint's schema.
      (send(endpoint, { params, query, body }) as Observable<EndpointResult<E>>).subscribe(subscriber),
    );
  };
}

/** Returns the error if it is a request error; anything else was thrown by the test's own response. */
function toRequestError(endpoint: Endpoint, error: unknown, violations: string[]): RequestError {
  if (isRequestError(error)) return error;
  violations.push(`${getEndpointName(endpoint)}: the response of the test threw ${String(error)}`);
  return networkError(endpoint, error);
}
