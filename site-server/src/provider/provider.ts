import type { FastifyRequest } from 'fastify';
import { brokenTokens } from '../connection/errors';
import type { Database } from '../db/open';
import { linkByToken, type Link } from './accounts';
import { findSite, moveSite, siteByToken, type KnownSite } from './sites';

/** Services passed to every part of the provider. */
export interface Provider {
  readonly db: Database;
  /** Unix ms. */
  readonly now: () => number;
  /** Returns whether a request is by an administrator of the embedded site; the operator's page is open when omitted. */
  readonly isOperator?: (request: FastifyRequest) => boolean;
}

/** An error response, in the provider's own form. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The calling site, and the user if the token is a user's. */
export interface Caller {
  readonly site: KnownSite;
  readonly link: Link | undefined;
}

const invalidToken = () => new ProviderRefusal(400, 'invalid_token', 'This token does not hold (any more).');

const tokenIn = (request: FastifyRequest): string =>
  /^X_JETPACK token="([\w-]+)"$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

function find({ db }: Provider, token: string): Caller {
  const broken = brokenTokens(db);
  const link = linkByToken(db, token);
  const site = link ? findSite(db, link.blogId) : siteByToken(db, token);
  if (!site?.connected || (link ? broken.user : broken.blog)) throw invalidToken();
  return { site, link };
}

const loopbackHome = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Returns whether an address is on this machine; the provider calls no other site. */
export const isLoopback = (url: string): boolean => loopbackHome.test(url);

/** @throws {ProviderRefusal} 400 `invalid_token` for an unknown token. */
export function getCaller(provider: Provider, request: FastifyRequest): Caller {
  const caller = find(provider, tokenIn(request));
  const home = request.headers['x-jetpack-site'];
  if (typeof home === 'string' && home !== caller.site.url && isLoopback(home)) {
    moveSite(provider.db, caller.site.blogId, home);
    return { ...caller, site: { ...caller.site, url: home } };
  }
  return caller;
}

/** Returns the calling user. @throws {ProviderRefusal} If the token is the site's. */
export function getLink(provider: Provider, request: FastifyRequest): Caller & { readonly link: Link } {
  const { site, link } = getCaller(provider, request);
  if (!link) throw new ProviderRefusal(403, 'unauthorized', 'This is for a linked user, not for the site alone.');
  return { site, link };
}

/** Returns whether a token would be accepted. */
export function isHealthy(provider: Provider, token: string): boolean {
  try {
    find(provider, token);
    return true;
  } catch (error) {
    if (error instanceof ProviderRefusal) return false;
    throw error;
  }
}
