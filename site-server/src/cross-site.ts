import type { FastifyInstance, FastifyRequest } from 'fastify';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Hosts are compared, not origins: a proxy on this machine may add TLS. */
const getHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');

/** Returns whether a browser sent a request from a page of another origin. Programs send neither header. */
export function isCrossSite(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && getHost(origin) !== getHost(`${request.protocol}://${request.host}`);
}

const isCrossSiteWrite = (request: FastifyRequest): boolean => !safeMethods.includes(request.method) && isCrossSite(request);

/** Refuses sign-in and every write from pages of other origins, before the request is read. */
export function refuseCrossSiteWrites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCrossSiteWrite(request)) return undefined;
    const message = 'This request was sent by a page of another site.';
    return reply.code(403).send({ code: 'rest_cross_site', message, data: { status: 403 } });
  });
}
