import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { closeSession, openSession, sessionUser, type User } from '../db/users';
import type { NonceHolder } from '../nonce/nonce';
import type { Site } from '../site';

export const cookieName = 'site_admin_session';
const lifetimeMs = 14 * 24 * 60 * 60 * 1000;

const getHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** A signed-in user, and what nonces are bound to. */
export interface SignedIn extends NonceHolder {
  readonly user: User;
}

/** Returns the sender of a request, by its cookie. */
export function signedIn(site: Site, request: FastifyRequest): SignedIn | undefined {
  const token = request.cookies[cookieName];
  if (!token) return undefined;
  const session = getHash(token);
  const user = sessionUser(site.db, session, site.now());
  return user && { user, userId: user.id, session };
}

/** Starts a new session and ends the browser's previous one, which prevents session fixation. */
export function startSession(site: Site, request: FastifyRequest, reply: FastifyReply, user: User): void {
  endSession(site, request, reply);
  const token = randomBytes(32).toString('base64url');
  const now = site.now();
  openSession(site.db, getHash(token), user.id, now, now + lifetimeMs);
  reply.setCookie(cookieName, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: lifetimeMs / 1000 });
}

export function endSession(site: Site, request: FastifyRequest, reply: FastifyReply): void {
  const token = request.cookies[cookieName];
  if (token) closeSession(site.db, getHash(token));
  reply.clearCookie(cookieName, { httpOnly: true, sameSite: 'lax', path: '/' });
}
