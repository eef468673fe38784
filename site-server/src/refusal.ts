/** An answer outside 200-299: its status, the code programs tell it by, and a word for people. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Goes beside the status in `data`. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** As the API sends it. */
  body() {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.details } };
  }
}

export const noRoute = () => new Refusal(404, 'rest_no_route', 'This site has no such address, or not for this method.');
export const badNonce = () =>
  new Refusal(403, 'rest_cookie_invalid_nonce', 'The page is out of date: its security token no longer holds.');
