/** A response outside 200-299: status, code for programs, message for users. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Further members of `data`, next to the status; null for a response whose `data` is null. */
    readonly details: Readonly<Record<string, unknown>> | null = {},
  ) {
    super(message);
  }

  /** Returns the body that the API sends. */
  body() {
    return { code: this.code, message: this.message, data: this.details && { status: this.status, ...this.details } };
  }
}

/** Returns a 500 whose `data` is null: WordPress sends it for an error without a status. */
export const errorWithoutData = (code: string, message: string) => new HttpError(500, code, message, null);

/** Returns a 200 with an error inside: the plugin sends it for a provider call without a status. */
export const errorInside = (code: string, message: string) => new HttpError(200, code, message, { status: '' });

/** A 200 without a body: the plugin sends it when the provider returned nothing to relay. */
export class EmptyResponse extends Error {
  override name = 'EmptyResponse';
}

export const routeNotFound = () => new HttpError(404, 'rest_no_route', 'This site has no such address, or not for this method.');
export const invalidNonce = () =>
  new HttpError(403, 'rest_cookie_invalid_nonce', 'The page is out of date: its security token has expired. Reload the page.');
