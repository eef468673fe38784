import path from 'node:path';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { html } from '../html/html';
import { sendFile } from '../static/files';
import { mountAkismet } from './akismet';
import { mountAuthorize } from './authorize';
import { mountCheckout } from './checkout';
import { mountGoogle } from './google';
import { mountLicenseApi } from './license-api';
import { mountMe } from './me';
import { mountOperator } from './operator';
import { sendProviderPage } from './page';
import { mountPixel } from './pixel';
import { mountPlansPage } from './plans-page';
import { ProviderRefusal, type Provider } from './provider';
import { mountRedirect } from './redirect';
import { mountRegistration } from './register';
import { mountSearchApi } from './search-api';
import { mountSiteApi } from './site-api';
import { mountSurveys } from './survey';
import { mountTokens } from './token';

export interface ProviderOptions extends Provider {
  readonly log?: boolean;
}

const ownFiles = path.join(__dirname, '../../static');

const loopbackHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Returns whether a form was sent from another origin: only the provider's own pages may send one. */
function isForeignForm(request: FastifyRequest): boolean {
  const isForm = /urlencoded/.test(request.headers['content-type'] ?? '');
  const { origin } = request.headers;
  return isForm && origin !== undefined && origin !== `${request.protocol}://${request.host}`;
}

/** Returns the error to send for what a handler threw; undefined for an internal error. */
function getRefusal(error: unknown): ProviderRefusal | undefined {
  if (error instanceof ProviderRefusal) return error;
  if (error instanceof v.ValiError) return new ProviderRefusal(400, 'invalid_request', error.message);
  const { statusCode } = v.parse(v.looseObject({ statusCode: v.fallback(v.number(), 500) }), error);
  return statusCode < 500 ? new ProviderRefusal(statusCode, 'invalid_request', 'This request cannot be read.') : undefined;
}

async function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const refusal = getRefusal(error);
  if (!refusal) request.log.error(error);
  const { status, code, message } = refusal ?? new ProviderRefusal(500, 'internal', 'The provider failed to respond.');
  if (/text\/html/.test(request.headers.accept ?? '')) {
    const content = html`<p class="problem" role="alert">${message}</p>`;
    return sendProviderPage(request, reply, { title: 'That did not work', content, status });
  }
  return reply.code(status).send({ error: code, message });
}

const parts = [
  ...[mountRegistration, mountAuthorize, mountTokens, mountMe, mountSiteApi, mountSearchApi, mountLicenseApi, mountAkismet],
  ...[mountGoogle, mountSurveys, mountPixel, mountRedirect, mountPlansPage, mountCheckout, mountOperator],
];

/** Builds the provider on a server that does not listen. It has its own origin, and the site calls it over HTTP. */
export async function buildProvider({ log = false, ...provider }: ProviderOptions): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 64 * 1024, logger: log && { level: 'warn' } });
  await app.register(formbody);
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' });
    if (!loopbackHost.test(request.host)) return reply.code(421).send({ error: 'misdirected', message: 'This machine only.' });
    if (isForeignForm(request)) return reply.code(403).send({ error: 'forbidden', message: 'This form is of another site.' });
  });
  app.setErrorHandler(sendRefusal);
  app.setNotFoundHandler((request, reply) =>
    sendProviderPage(request, reply, { title: 'Not found', content: html`<p>The provider has no such page.</p>`, status: 404 }),
  );
  app.get('/provider.css', (request, reply) =>
    sendFile(request, reply, ownFiles, 'provider.css', { immutable: false, anyOrigin: false }),
  );
  parts.forEach((mount) => mount(app, provider));
  return app;
}
