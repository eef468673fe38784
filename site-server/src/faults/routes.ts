import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { requireRight, internalApiBase } from '../internal-api';
import { invalidNonce, HttpError } from '../http-error';
import { sendError } from '../rest';
import type { Site } from '../site';
import { fault, parseFaultHeader, type Fault } from './fault';
import { readFaults, saveFaults, consumeFaults } from './store';

const header = 'x-site-fault';
const address = `${internalApiBase}faults`;
/** Faults that respond before the request is handled, with their responses. */
const responses: Readonly<Partial<Record<Fault['kind'], (reply: FastifyReply, met: Fault) => FastifyReply>>> = {
  '500': (reply) =>
    sendError(reply, new HttpError(500, 'internal_server_error', 'Something broke on the site, as was asked for.')),
  html: (reply) =>
    reply
      .code(200)
      .type('text/html; charset=utf-8')
      .send('<!doctype html><title>Down for maintenance</title><p>The site is being looked after.</p>'),
  drop: (reply) => {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  },
  nonce: (reply) => sendError(reply, invalidNonce()),
  '429': (reply, { seconds }) =>
    sendError(reply.header('retry-after', String(seconds)), new HttpError(429, 'too_many_requests', 'Too many requests.')),
  empty: (reply) => reply.code(200).type('application/json; charset=utf-8').send(''),
};

/** What PHP prints before a response when warnings are displayed. */
const notice = '<br />\n<b>Notice</b>:  Undefined variable $site in <b>/srv/site/plugin.php</b> on line <b>12</b><br />\n';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws {HttpError} 400 for a header without a known fault, so that a typo does not pass for a working site. */
function getFaults(site: Site, request: FastifyRequest): Fault[] {
  const path = request.url.split('?')[0] ?? '';
  if (path === address) return [];
  const stored = consumeFaults(site.db, { method: request.method, path });
  const own = request.headers[header];
  if (typeof own !== 'string') return stored;
  try {
    return [...parseFaultHeader(own), ...stored];
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    throw new HttpError(400, 'rest_invalid_param', `X-Site-Fault: ${own} names no fault.`);
  }
}

/** Injects the faults that apply to each request; the routes of the faults themselves are exempt. */
function injectFaults(app: FastifyInstance, site: Site): void {
  const noticed = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    let faults: Fault[];
    try {
      faults = getFaults(site, request);
    } catch (error) {
      return sendError(reply, error);
    }
    for (const met of faults) {
      if (met.kind === 'latency') await wait(met.ms);
      if (met.kind === 'notices') {
        noticed.add(request);
        // Text cannot be put in front of a compressed response.
        delete request.headers['accept-encoding'];
      }
      const response = responses[met.kind];
      if (response) return response(reply, met);
    }
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!noticed.has(request) || typeof payload !== 'string') return payload;
    reply.removeHeader('content-length');
    return notice + payload;
  });
}

const wanted = v.object({ faults: v.pipe(v.array(fault), v.maxLength(50)) });

function take(site: Site, body: unknown) {
  const parsed = v.safeParse(wanted, body);
  if (!parsed.success) {
    throw new HttpError(400, 'rest_invalid_param', `Not valid: ${parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')}.`);
  }
  saveFaults(site.db, parsed.output.faults);
  return { faults: parsed.output.faults };
}

/** Serves faults on demand, by a header for one request or a switch that lasts until it is cleared. Development only. */
export function mountFaults(app: FastifyInstance, site: Site): void {
  if (site.environment !== 'development') return;
  injectFaults(app, site);
  app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendError(reply, error));
    scope.get(address, async (request) => {
      requireRight(site, request, 'manage_options');
      return { faults: readFaults(site.db) };
    });
    scope.post(address, async (request) => {
      requireRight(site, request, 'manage_options');
      return take(site, request.body);
    });
    scope.delete(address, async (request) => {
      requireRight(site, request, 'manage_options');
      return take(site, { faults: [] });
    });
  });
}
