/** What the site sends with a status outside 200-299 (WordPress REST standard). */
export interface WireError {
  readonly code: string;
  readonly message: string;
  readonly data?: unknown;
}

/** The site answered outside 200-299 (spec 000 §8). `response` is the parsed body. */
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

/** The site answered 404. Its body is not read (spec 000 §8), so `endpoint` says which call it was. */
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

/** The site redirected and then answered 404; `url` is where it led. */
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

/** The answer was not JSON. */
export class JsonParseError extends Error {
  override name = 'JsonParseError';
  constructor(
    readonly endpoint: string,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint} answered with something other than JSON`, options);
  }
}

/** The site redirected and then answered something other than JSON; `url` is where it led. */
export class JsonParseAfterRedirectError extends Error {
  override name = 'JsonParseAfterRedirectError';
  constructor(
    readonly endpoint: string,
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint} was redirected to ${url}, which answered with something other than JSON`, options);
  }
}

/** No answer came: the network, or the browser, refused the call. */
export class FetchNetworkError extends Error {
  override name = 'FetchNetworkError';
  constructor(
    readonly endpoint: string,
    options?: { cause?: unknown },
  ) {
    super(`${endpoint} could not be reached`, options);
  }
}

/** The answer lacks something a screen cannot live without; names the endpoint and the field. */
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

/** Every error a call can end with. */
export type RequestError =
  | ApiError
  | Api404Error
  | Api404AfterRedirectError
  | JsonParseError
  | JsonParseAfterRedirectError
  | FetchNetworkError
  | ResponseShapeError;

const requestErrorNames: ReadonlySet<string> = new Set<RequestError['name']>([
  'ApiError',
  'Api404Error',
  'Api404AfterRedirectError',
  'JsonParseError',
  'JsonParseAfterRedirectError',
  'FetchNetworkError',
  'ResponseShapeError',
]);

/** Tells by name, not by class: each remote is built with its own copy of these classes. */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && requestErrorNames.has(error.name);
}

/** True for an answer outside 200-299 that carried a body. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'response' in error;
}

/** The site's own words where it sent some, else its code, else the error's name (reference: behaviour, C2). */
export function messageOf(error: unknown): string {
  if (isApiError(error)) return error.response.message || error.response.code;
  return error instanceof Error ? error.name : String(error);
}
