import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const cookie = 'jetpackState';
const lifetimeSeconds = 5 * 60;

const word = v.optional(v.pipe(v.string(), v.maxLength(500)));
const notice = v.object({ message: word, error: word, error_description: word });
/** The notice for the next page load, by code (reference: behaviour A4). */
export type StateNotice = v.InferOutput<typeof notice>;

const none: StateNotice = {};

/** Stores a notice, in a cookie, for the page that the browser loads next. */
export function storeNotice(reply: FastifyReply, left: StateNotice): void {
  const value = Buffer.from(JSON.stringify(left)).toString('base64url');
  reply.setCookie(cookie, value, { httpOnly: true, sameSite: 'lax', path: '/wp-admin', maxAge: lifetimeSeconds });
}

/** Returns the stored notice. Its cookie can contain anything, so it is parsed. */
function readNotice(request: FastifyRequest): StateNotice {
  const text = request.cookies[cookie];
  if (text === undefined) return none;
  try {
    return v.parse(v.fallback(notice, none), JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return none;
  }
}

/** Removes the notice when a page displays it, so that it is displayed once. */
export function clearNotice(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[cookie] !== undefined) reply.clearCookie(cookie, { path: '/wp-admin' });
}

/** Returns `jetpackStateNotices` of the initial state. */
export function stateNotices(request: FastifyRequest) {
  const { message = null, error = null, error_description: description = null } = readNotice(request);
  return { messageCode: message, errorCode: error, errorDescription: description, messageContent: null };
}
