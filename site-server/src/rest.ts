import { setTimeout } from 'node:timers/promises';
import type { Endpoint } from '@site-admin/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject, type JsonObject } from './args';
import { withOptionCache } from './db/option-cache';
import { storeNotice, type StateNotice } from './connection/state-notice';
import { sendText } from './html/compress';
import { createNonce, isNonce, type NonceHolder } from './nonce/nonce';
import { EmptyResponse, HttpError, invalidNonce, routeNotFound } from './http-error';
import { getVisitor, type Visitor } from './rights/permissions';
import type { Route } from './route';
import { signedIn } from './session/session';
import { getAddresses, type Site } from './site';
import { toTraits } from './traits/traits';

export const apiBase = '/wp-json/jetpack/v4/';
/** Action that nonces of API calls are made for. */
export const apiAction = 'wp_rest';

/** These two accept POST only; every other write also accepts PUT and PATCH, as WordPress does. */
const postOnly = new Set(['plugins', 'marketing/survey']);

const noUser: NonceHolder = { userId: 0, session: '' };

/** Returns the caller: the signed-in user if the request carries a valid nonce of the session, else a stranger. */
export function caller(site: Site, request: FastifyRequest): { visitor: Visitor; holder: NonceHolder } {
  const session = signedIn(site, request);
  const query = isObject(request.query) ? request.query._wpnonce : undefined;
  const nonce = request.headers['x-wp-nonce'] ?? query;
  if (nonce === undefined) return { visitor: getVisitor(site, undefined), holder: noUser };
  if (!session || typeof nonce !== 'string' || !isNonce(site.db, site.now(), apiAction, session, nonce)) throw invalidNonce();
  return { visitor: getVisitor(site, session.user), holder: session };
}

/** PHP's message, which programs may search for. */
const invalidJson = (code: number, word: string) =>
  new HttpError(400, 'rest_invalid_json', 'The body has to be a JSON object.', {
    json_error_code: code,
    json_error_message: word,
  });

/** Returns the JSON object that was sent; no body, null and lists count as an empty one. */
function getBody(request: FastifyRequest): JsonObject {
  const text = request.body;
  if (typeof text !== 'string' || text.trim() === '' || !/json/.test(request.headers['content-type'] ?? '')) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw invalidJson(4, 'Syntax error');
  }
  if (parsed === null || Array.isArray(parsed)) return {};
  if (!isObject(parsed)) throw invalidJson(0, 'No error');
  return parsed;
}

const getTexts = (value: unknown): Record<string, string> =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)])) : {};

/** Returns the origin the browser requested; `app.ts` has checked its host name. */
export const getHome = ({ isSecure }: Pick<Site, 'isSecure'>, request: FastifyRequest): string =>
  `${isSecure ? 'https' : request.protocol}://${request.host}`;

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store, private' };

/** Returns the response to a body that Fastify could not read; undefined for every other error. */
function getUnreadable(error: unknown): HttpError | undefined {
  if (error instanceof HttpError || !isObject(error)) return undefined;
  const { statusCode } = error;
  const isOfRequest = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isOfRequest ? new HttpError(statusCode, 'rest_invalid_json', 'This request cannot be read.') : undefined;
}

/** Sends an `HttpError` as it is, and everything else as a 500 without details. */
export function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof EmptyResponse) return reply.code(200).headers(jsonHeaders).send('');
  const unreadable = getUnreadable(error);
  if (unreadable) return sendError(reply, unreadable);
  if (error instanceof HttpError) return reply.code(error.status).headers(jsonHeaders).send(JSON.stringify(error.body()));
  reply.log.error(error);
  return sendError(
    reply,
    new HttpError(500, 'internal_server_error', 'The site failed to respond. Its log contains the reason.'),
  );
}

/** Returns the site as one call uses it: with an `optionWriteDelayMs`, a write stores options as read before the delay. */
async function getCallSite(site: Site, method: Endpoint['method']): Promise<Site> {
  const { optionWriteDelayMs } = toTraits(site.db);
  if (method === 'GET' || optionWriteDelayMs === 0) return site;
  const db = withOptionCache(site.db);
  await setTimeout(optionWriteDelayMs);
  return { ...site, db };
}

function mount(app: FastifyInstance, site: Site, { endpoint, respond }: Route): void {
  const methods = endpoint.method === 'GET' || postOnly.has(endpoint.path) ? [endpoint.method] : ['POST', 'PUT', 'PATCH'];
  app.route({
    method: methods,
    url: apiBase + endpoint.path,
    handler: async (request, reply) => {
      const { visitor, holder } = caller(site, request);
      const query = isObject(request.query) ? request.query : {};
      const incoming = {
        site: await getCallSite(site, endpoint.method),
        visitor,
        holder,
        query,
        params: getTexts(request.params),
        body: getBody(request),
      };
      const flashNotice = (notice: StateNotice) => storeNotice(reply, notice);
      const body = await respond({ ...incoming, flashNotice, addresses: getAddresses(getHome(site, request)) });
      if (visitor.user) reply.header('X-WP-Nonce', createNonce(site.db, site.now(), apiAction, holder));
      return sendText(request, reply.headers(jsonHeaders), JSON.stringify(body));
    },
  });
}

/** Serves the API. A wrong nonce is refused before an unknown address is. */
export function mountApi(app: FastifyInstance, site: Site, routes: readonly Route[]): void {
  app.register(async (scope) => {
    // Bodies are parsed once the route is known: invalid JSON has its own response.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, _request, reply) => {
      const status = isObject(error) && error.statusCode === 413 ? 413 : undefined;
      return sendError(reply, status ? new HttpError(413, 'rest_body_too_large', 'The body may have 1 MB at most.') : error);
    });
    routes.forEach((each) => mount(scope, site, each));
    scope.all('/wp-json/*', async (request, reply) => {
      caller(site, request);
      return sendError(reply, routeNotFound());
    });
  });
}
