import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCrossSite } from '../cross-site';
import { HttpError } from '../http-error';
import { signedIn } from '../session/session';
import type { Site } from '../site';

/** Sends an event by name; its data is encoded as JSON. */
export type SendEvent = (event: string, data: unknown) => void;

/**
 * Opens a stream of server-sent events on the reply.
 *
 * @param start Called once the stream is open; returns the function to call when it ends.
 * @throws {HttpError} 401 without a session, 403 for pages of other sites, 429 above the number of streams.
 */
export type OpenEventStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  start: (send: SendEvent) => () => void,
) => FastifyReply;

export const limits = {
  /** Tabs close their streams while hidden, so that even several windows need few. */
  perSession: 12,
  total: 2000,
  /** Proxies close connections that are silent, most of them after 60 s. */
  heartbeatMs: 25_000,
  /** The browser's delay before it reconnects. */
  retryMs: 5000,
  /** Bytes that may wait for a slow browser. */
  buffered: 64 * 1024,
};

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would buffer the events.
  'x-accel-buffering': 'no',
};

function send(response: ServerResponse, text: string): void {
  response.write(text);
  if (response.writableLength > limits.buffered) response.destroy();
}

/** Creates the function that opens streams. They end with their session, when the browser leaves, and when the server closes. */
export function createEventStreams(app: FastifyInstance, site: Site): OpenEventStream {
  /** Open streams with the session of each. */
  const open = new Map<ServerResponse, string>();
  app.addHook('preClose', async () => open.forEach((_session, response) => response.end()));

  function requirePlace(session: string): void {
    const ofSession = [...open.values()].filter((each) => each === session).length;
    if (ofSession < limits.perSession && open.size < limits.total) return;
    throw new HttpError(429, 'rest_too_many_requests', 'Too many event streams are open. Close another tab of this site.');
  }

  return (request, reply, start) => {
    if (isCrossSite(request)) throw new HttpError(403, 'rest_cross_site', 'This request was sent by a page of another site.');
    const session = signedIn(site, request)?.session;
    if (session === undefined) throw new HttpError(401, 'rest_forbidden', 'You are not signed in. Sign in, and try again.');
    reply.headers(streamHeaders);
    if (request.method === 'HEAD') return reply.send();
    requirePlace(session);

    const { raw: response } = reply.hijack();
    open.set(response, session);
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) response.setHeader(name, value);
    response.write(`retry: ${limits.retryMs}\n\n`);
    const stop = start((event, data) => send(response, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    const heartbeat = setInterval(() => {
      if (signedIn(site, request)?.session === session) send(response, ': heartbeat\n\n');
      else response.end();
    }, limits.heartbeatMs);
    response.once('close', () => {
      clearInterval(heartbeat);
      open.delete(response);
      stop();
    });
    return reply;
  };
}
