import * as v from 'valibot';
import { isInIdentityCrisis } from '../connection/identity-crisis';
import { blogToken, userToken } from '../db/tokens';
import type { Incoming } from '../route';
import type { Addresses, Site } from '../site';
import { send } from './send';

const timeoutMs = 10_000;

/** One call of the provider. */
export interface ProviderRequest {
  readonly method?: 'GET' | 'POST';
  /** From the provider's root, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Of the site or of a user. */
  readonly token?: string | undefined;
  /** Address of the site. */
  readonly home?: string;
}

export interface ProviderResponse {
  /** 0 for a missing token and, where `orNetworkError` is used, for a network error. */
  readonly status: number;
  /** Parsed; undefined when it was no JSON. */
  readonly body: unknown;
}

/** The provider did not respond at all, or not in time. */
class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

const providerError = v.fallback(v.object({ error: v.string(), message: v.string() }), { error: '', message: '' });

/** Returns code and message of an error response; empty texts when it has none. */
export const getError = ({ body }: ProviderResponse): v.InferOutput<typeof providerError> => v.parse(providerError, body);

export const isGood = ({ status }: ProviderResponse): boolean => status >= 200 && status < 300;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls the provider over HTTP. @throws {ProviderUnreachable} when there is no response. */
export async function callProvider({ provider }: Pick<Site, 'provider'>, request: ProviderRequest): Promise<ProviderResponse> {
  if (provider === '') throw new ProviderUnreachable('This site was started without a provider.');
  const { method = 'GET', path, body, token, home } = request;
  try {
    const { status, text } = await send(new URL(path, provider), {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `X_JETPACK token="${token}"` }),
        ...(home !== undefined && { 'x-jetpack-site': home }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      timeoutMs,
    });
    return { status, body: parsed(text) };
  } catch (error) {
    throw new ProviderUnreachable(error instanceof Error ? error.message : 'No response.', { cause: error });
  }
}

/** The site and user on whose behalf the provider is called. */
export type ProviderCaller = Pick<Incoming, 'site' | 'visitor'> & { readonly addresses: Pick<Addresses, 'home'> };

/** Address sent along; none in an identity crisis, so that the site does not take the place of another one. */
const getHome = ({ site, addresses }: ProviderCaller) => (isInIdentityCrisis(site.db) ? {} : { home: addresses.home });

/** Used as the response if there is no token to call with. */
const missingToken: ProviderResponse = {
  status: 0,
  body: { error: 'missing_token', message: 'There is no token to call the provider with.' },
};

async function callWithToken(caller: ProviderCaller, token: string, request: ProviderRequest): Promise<ProviderResponse> {
  if (token === '') return missingToken;
  return callProvider(caller.site, { ...request, token, ...getHome(caller) });
}

/** Calls the provider with the token of the site; an unregistered site has none. */
export const callProviderAsSite = (caller: ProviderCaller, request: ProviderRequest): Promise<ProviderResponse> =>
  callWithToken(caller, blogToken(caller.site.db), request);

/** Calls the provider with the token of the signed-in user; without a linked account there is none. */
export function callProviderAsUser(caller: ProviderCaller, request: ProviderRequest): Promise<ProviderResponse> {
  const { site, visitor } = caller;
  return callWithToken(caller, (visitor.user && userToken(site.db, visitor.user.id)) ?? '', request);
}

/** Turns an unreachable provider into a response of status 0. */
export const orNetworkError = async (pending: Promise<ProviderResponse>): Promise<ProviderResponse> => {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof ProviderUnreachable)
      return { status: 0, body: { error: 'http_request_failed', message: error.message } };
    throw error;
  }
};
