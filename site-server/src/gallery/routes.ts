import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sendFile } from '../static/files';
import type { Site } from '../site';

const wildcard = v.object({ '*': v.string() });

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "connect-src 'self'",
  "font-src 'self'",
  // `?width` shows the page in a frame of itself.
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** Serves the gallery of a remote (docs/team.md) in development. It needs no sign-in, as it contains no data of the site. */
export function mountGallery(app: FastifyInstance, { environment, gallery }: Site): void {
  if (gallery === undefined || environment === 'production') return;

  app.get('/gallery', async (_request, reply) => {
    const page = await readFile(path.join(gallery, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy.join('; '),
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
      })
      .send(page);
  });
  app.get('/gallery/*', (request, reply) =>
    sendFile(request, reply, gallery, v.parse(wildcard, request.params)['*'], { immutable: false, anyOrigin: true }),
  );
}
