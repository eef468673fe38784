import type { FastifyInstance } from 'fastify';
import { createRateLimit } from '../live-remotes/rate-limit';
import type { Site } from '../site';
import { cspReports } from './headers';

const maxReports = 60;
const maxLength = 2000;

/**
 * Logs reports of browsers about violations of a page's policy. They have no nonce, so their number and length are limited.
 *
 * @param count Called with each report, logged or not.
 */
export function mountCspReports(app: FastifyInstance, site: Site, count: () => void): void {
  const isWithinRate = createRateLimit(maxReports, 60_000, site.now);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body));
    scope.post(cspReports, async (request, reply) => {
      count();
      if (isWithinRate('all'))
        request.log.warn(
          { event: 'csp-violation', report: String(request.body).slice(0, maxLength) },
          "A page's policy was violated.",
        );
      return reply.code(204).send();
    });
  });
}
