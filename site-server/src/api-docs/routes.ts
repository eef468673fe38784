import type { FastifyInstance } from 'fastify';
import { sendText } from '../html/compress';
import { apiBase } from '../rest';
import { openApiDocument } from './open-api';

/** Says to programs what the API takes and answers. It tells nothing of this very site, so anyone may ask. */
export function mountApiDocs(app: FastifyInstance): void {
  let text: string | undefined;
  app.get(`${apiBase}openapi.json`, (request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
    return sendText(request, reply, text);
  });
}
