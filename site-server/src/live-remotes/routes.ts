import { createHash } from 'node:crypto';
import { healthReport, type HealthReport } from '@site-admin/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { healthCounts, stoppedRollouts } from '../db/health';
import { sendText } from '../html/compress';
import { routeNotFound, HttpError } from '../http-error';
import { requireRight, internalApiBase as base } from '../internal-api';
import { caller, sendError } from '../rest';
import { holds } from '../rights/permissions';
import type { Site } from '../site';
import { storeReports } from './health';
import { liveRemotesReader } from './live-remotes';
import { registryReader } from './registry-file';

const reports = v.object({ reports: v.pipe(v.array(healthReport), v.maxLength(100)) });

/** Sends what is live for this user, with an ETag so that an unchanged registry costs no body. */
async function sendRegistry(
  site: Site,
  read: ReturnType<typeof liveRemotesReader>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const visitor = requireRight(site, request, 'admin_page');
  const live = await read({ userId: visitor.user?.id ?? 0, manages: holds(visitor, 'manage_options') });
  const text = JSON.stringify(live);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Cookie' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return sendText(request, reply.header('content-type', 'application/json; charset=utf-8'), text);
}

/** Logs failures in a browser, for the remote's team. */
function logFailures(request: FastifyRequest, failures: readonly HealthReport[]): void {
  for (const { remote, version, phase, outcome, reason = '' } of failures)
    if (outcome === 'failed') request.log.warn(`${remote} ${version} failed (${phase}): ${reason}`);
}

/** Serves the registry and health reports. */
export function mountLiveRemotes(app: FastifyInstance, site: Site): void {
  const readLive = liveRemotesReader(site);
  const readRegistry = registryReader(site.store);
  app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendError(reply, error));
    scope.get(`${base}registry`, (request, reply) => sendRegistry(site, readLive, request, reply));

    scope.post(`${base}health`, { bodyLimit: 128 * 1024 }, async (request) => {
      requireRight(site, request, 'admin_page');
      const parsed = v.safeParse(reports, request.body);
      if (!parsed.success)
        throw new HttpError(400, 'rest_invalid_param', `Not valid: ${v.flatten(parsed.issues).root?.[0] ?? 'reports'}.`);
      if (site.environment === 'development') logFailures(request, parsed.output.reports);
      storeReports(site.db, (await readRegistry()).registry, parsed.output.reports, site.now());
      return { taken: parsed.output.reports.length };
    });

    scope.get(`${base}health`, async (request) => {
      requireRight(site, request, 'manage_options');
      return { counts: healthCounts(site.db), stopped: stoppedRollouts(site.db) };
    });

    scope.all(`${base}*`, async (request, reply) => {
      caller(site, request);
      return sendError(reply, routeNotFound());
    });
  });
}
