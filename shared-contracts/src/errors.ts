/** The body of a response outside 200-299 (WordPress REST standard). */
export interface WireError {
  readonly code: string;
  readonly message: string;
  readonly data?: unknown;
}

/** A response outside 200-299, or one with an error inside (spec 000 §8). `response` is the parsed body. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly response: WireError,
    options?: { cause?: unknown },
  ) {
    super(`${response.message} (Status ${status})`, options);
  }
}

/** A 404. Its body is not read (spec 000 §8), so `endpoint` names the call. */
export class Api404Error extends Error {
  override name = 'Api404Error';
  readonly status = 404;
  constructor(
    readonly endpoint: string,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint} was not found (Status 404)`, options);
  }
}

/** A redirect that ended in a 404; `url` is its target. */
export class Api404AfterRedirectError extends Error {
  override name = 'Api404AfterRedirectError';
  readonly status = 404;
  constructor(
    readonly endpoint: string,
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint} was redirected to ${url}, which was not found (Status 404)`, options);
  }
}

/** A response that is not JSON. */
export class JsonParseError extends Error {
  override name = 'JsonParseError';
  constructor(
    readonly endpoint: string,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint} did not return JSON`, options);
  }
}

/** A redirect that ended in something other than JSON; `url` is its target. */
export class JsonParseAfterRedirectError extends Error {
  override name = 'JsonParseAfterRedirectError';
  constructor(
    readonly endpoint: string,
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint} was redirected to ${url}, which did not return JSON`, options);
  }
}

/** No response: the network or the browser refused the call. */
export class FetchNetworkError extends Error {
  override name = 'FetchNetworkError';
  constructor(
    readonly endpoint: string,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint} could not be reached`, options);
  }
}

/** No response within the endpoint's timeout. Whether the request took effect is unknown. */
export class RequestTimeoutError extends Error {
  override name = 'RequestTimeoutError';
  constructor(
    readonly endpoint: string,
    /** Milliseconds. */
    readonly timeout: number,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint} did not respond within ${timeout / 1000} seconds`, options);
  }
}

/** A response that does not match its schema; names the endpoint and the field. */
export class ResponseShapeError extends Error {
  override name = 'ResponseShapeError';
  constructor(
    readonly endpoint: string,
    readonly field: string,
    readonly reason: string,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint}: ${field}: ${reason}`, options);
  }
}

/** The errors of a call. */
export type RequestError =
  | ApiError
  | Api404Error
  | Api404AfterRedirectError
  | JsonParseError
  | JsonParseAfterRedirectError
  | FetchNetworkError
  | RequestTimeoutError
  | ResponseShapeError;

const requestErrorNames: ReadonlySet<string> = new Set<RequestError['name']>([
  'ApiError',
  'Api404Error',
  'Api404AfterRedirectError',
  'JsonParseError',
  'JsonParseAfterRedirectError',
  'FetchNetworkError',
  'RequestTimeoutError',
  'ResponseShapeError',
]);

/** Compares the name, not the class: each remote is built with its own copy of these classes. */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && requestErrorNames.has(error.name);
}

/** Returns whether an error is an error response with a body. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'response' in error;
}

/** Returns the site's message, else its code, else the name of the error (reference: behaviour, C2). */
export function getErrorMessage(error: unknown): string {
  if (isApiError(error)) return error.response.message || error.response.code;
  return error instanceof Error ? error.name : String(error);
}
