import type { ApiRequest, ApiUser, Role } from '../api-user';

/** A write that is sent to both sites. */
export interface Write extends ApiRequest {
  /** admin unless given. */
  readonly as?: Role;
}

/** Replaced by the nonce of the user's page. */
export const registrationNonce = 'REGISTRATION_NONCE';

export const post = (path: string, body?: unknown): Write => ({ method: 'POST', path, body });

export const by = (as: Role, write: Write): Write => ({ ...write, as });

/** Returns the body that a user sends. */
export async function toBody({ body }: Write, user: ApiUser): Promise<unknown> {
  const isRegistration =
    typeof body === 'object' && body !== null && Reflect.get(body, 'registration_nonce') === registrationNonce;
  return isRegistration ? { ...body, registration_nonce: await user.getRegistrationNonce() } : body;
}
