import type { FastifyInstance } from 'fastify';
import { sendText } from '../html/compress';
import { apiBase } from '../rest';
import { openApiDocument } from './open-api';

/** Serves the OpenAPI document. It contains nothing about this particular site, so it is public. */
export function mountApiDocs(app: FastifyInstance): void {
  let text: string | undefined;
  app.get(`${apiBase}openapi.json`, (request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
    return sendText(request, reply, text);
  });
}
