import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { closeSession, openSession, sessionUser, type User } from '../db/users';
import type { NonceHolder } from '../nonce/nonce';
import type { Site } from '../site';

/** Returns the name of the session's cookie. Browsers accept one with this prefix from the same host by TLS only. */
export const getCookieName = ({ isSecure }: SessionSite): string => (isSecure ? '__Host-' : '') + 'site_admin_session';
type SessionSite = Pick<Site, 'db' | 'now' | 'isSecure'>;

const lifetimeMs = 14 * 24 * 60 * 60 * 1000;

const getHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** A signed-in user, and what nonces are bound to. */
export interface SignedIn extends NonceHolder {
  readonly user: User;
}

/** Returns the sender of a request, by its cookie. */
export function signedIn(site: SessionSite, request: FastifyRequest): SignedIn | undefined {
  const token = request.cookies[getCookieName(site)];
  if (!token) return undefined;
  const session = getHash(token);
  const user = sessionUser(site.db, session, site.now());
  return user && { user, userId: user.id, session };
}

const getCookieOptions = ({ isSecure = false }: SessionSite) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure }) as const;

/** Starts a new session and ends the browser's previous one, which prevents session fixation. */
export function startSession(site: SessionSite, request: FastifyRequest, reply: FastifyReply, user: User): void {
  endSession(site, request, reply);
  const token = randomBytes(32).toString('base64url');
  const now = site.now();
  openSession(site.db, getHash(token), user.id, now, now + lifetimeMs);
  reply.setCookie(getCookieName(site), token, { ...getCookieOptions(site), maxAge: lifetimeMs / 1000 });
}

export function endSession(site: SessionSite, request: FastifyRequest, reply: FastifyReply): void {
  const token = request.cookies[getCookieName(site)];
  if (token) closeSession(site.db, getHash(token));
  reply.clearCookie(getCookieName(site), getCookieOptions(site));
}
