import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readOption } from '../db/options';
import { failuresFromAddress, failuresSince, forgetFailures, recordFailure } from '../db/sign-ins';
import { findUserByLogin, getPasswordHash } from '../db/users';
import { pageHeaders, sendPage } from '../host-page/headers';
import { createNonce, isNonce } from '../nonce/nonce';
import { apiAction, getHome } from '../rest';
import type { Site } from '../site';
import { isPassword } from './password';
import { endSession, signedIn, startSession } from './session';
import { signInPage } from './sign-in-page';

const windowMs = 10 * 60 * 1000;
/** Allowed failures of one name from one address, and of all names from it, before attempts have to wait. */
const allowed = { perName: 5, perAddress: 50 };

const start = '/wp-admin/admin.php?page=jetpack';
const typed = v.fallback(v.string(), '');
const form = v.fallback(v.object({ log: typed, pwd: typed, redirect_to: typed }), { log: '', pwd: '', redirect_to: '' });
const query = v.fallback(v.object({ redirect_to: typed, loggedout: typed, action: typed, _wpnonce: typed }), {
  redirect_to: '',
  loggedout: '',
  action: '',
  _wpnonce: '',
});

/** Returns the address to open after signing in, on this site only. */
export function safeRedirect(wanted: string, home: string): string {
  if (!URL.canParse(wanted, home)) return start;
  const url = new URL(wanted, home);
  // Sent as a path: one that begins with two slashes would be another host.
  const isOwn = url.origin === new URL(home).origin && !url.pathname.startsWith('//');
  return isOwn && wanted !== '' ? url.pathname + url.search + url.hash : start;
}

/** Returns the seconds to wait after too many failures, or 0. */
function secondsToWait(site: Site, address: string, login: string): number {
  const now = site.now();
  const byName = failuresSince(site.db, address, login, now - windowMs);
  const byAddress = failuresFromAddress(site.db, address, now - windowMs);
  const first = byName.count >= allowed.perName ? byName.first : byAddress.count >= allowed.perAddress ? byAddress.first : null;
  return first === null ? 0 : Math.max(1, Math.ceil((first + windowMs - now) / 1000));
}

interface Shown {
  readonly status: number;
  readonly error?: string;
  readonly notice?: string | undefined;
  readonly login: string;
  readonly redirectTo: string;
}

function show(site: Site, request: FastifyRequest, reply: FastifyReply, { status, ...page }: Shown): Promise<FastifyReply> {
  const siteTitle = readOption(site.db, 'site_title', v.string(), '');
  return sendPage(request, reply, status, pageHeaders(), signInPage({ siteTitle, ...page }));
}

async function signIn(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { log, pwd, redirect_to: redirectTo } = v.parse(form, request.body);
  const login = log.trim().toLowerCase().slice(0, 60);
  const again = { login: log, redirectTo };
  const wait = secondsToWait(site, request.ip, login);
  if (wait > 0) {
    reply.header('Retry-After', String(wait));
    const minutes = Math.ceil(wait / 60);
    const error = `Too many attempts with a wrong password. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    return show(site, request, reply, { status: 429, error, ...again });
  }
  // Recorded before the slow part, so that parallel attempts count as well.
  recordFailure(site.db, request.ip, login, site.now(), site.now() - windowMs);
  const user = findUserByLogin(site.db, login);
  const isRight = await isPassword(pwd.slice(0, 1024), getPasswordHash(site.db, login));
  // One text for both, so that it does not reveal which names exist.
  if (!user || !isRight)
    return show(site, request, reply, { status: 401, error: 'The user name or the password is wrong.', ...again });
  forgetFailures(site.db, request.ip, login);
  startSession(site, request, reply, user);
  return reply.redirect(safeRedirect(redirectTo, getHome(site, request)), 302);
}

async function showOrSignOut(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = v.parse(query, request.query);
  const session = signedIn(site, request);
  if (asked.action === 'logout' && session && isNonce(site.db, site.now(), 'log-out', session, asked._wpnonce)) {
    endSession(site, request, reply);
    return reply.redirect('/wp-login.php?loggedout=true', 302);
  }
  const notice = asked.loggedout === 'true' ? 'You are signed out.' : undefined;
  return show(site, request, reply, { status: 200, notice, login: '', redirectTo: asked.redirect_to });
}

/** Sends a fresh nonce for API calls as plain text, as WordPress's `rest-nonce` action does. */
function restNonce(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store, private' });
  if (v.parse(query, request.query).action !== 'rest-nonce') return reply.code(400).send('0');
  const session = signedIn(site, request);
  if (!session) return reply.code(403).send('0');
  return reply.send(createNonce(site.db, site.now(), apiAction, session));
}

/** Serves sign-in, sign-out and fresh nonces at the addresses of WordPress. */
export function mountSession(app: FastifyInstance, site: Site): void {
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16 * 1024 });
    scope.get('/wp-login.php', (request, reply) => showOrSignOut(site, request, reply));
    scope.post('/wp-login.php', (request, reply) => signIn(site, request, reply));
    scope.get('/wp-admin/admin-ajax.php', async (request, reply) => restNonce(site, request, reply));
  });
}
