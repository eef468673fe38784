import { createHash } from 'node:crypto';
import { healthReport, openPage, type HealthReport } from '@site-admin/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isObject } from '../args';
import { healthCounts, stoppedRollouts } from '../db/health';
import type { Sender } from '../db/served-versions';
import type { OpenEventStream } from '../event-streams/event-streams';
import { sendText } from '../html/compress';
import { routeNotFound, HttpError } from '../http-error';
import { internalApiBase as base, requireRight, requireStreamRight } from '../internal-api';
import { caller, sendError } from '../rest';
import { holds } from '../rights/permissions';
import type { Site } from '../site';
import { getKnownRunning, storeReports } from './health';
import type { LiveDelivery } from './live-delivery';
import type { LiveRemotes, ReadLiveRemotes } from './live-remotes';
import { toRequestedVersions } from './page-registry';
import { createRateLimit } from './rate-limit';

const body = v.object({ reports: v.pipe(v.array(healthReport), v.maxLength(100)), page: v.optional(openPage) });

interface Rendered {
  readonly text: string;
  readonly tag: string;
}

/** Users with the same versions get the same object: a thousand open pages cost one text and one hash. */
const rendered = new WeakMap<LiveRemotes, Rendered>();

function render(live: LiveRemotes): Rendered {
  const known = rendered.get(live);
  if (known) return known;
  const text = JSON.stringify(live);
  const next = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
  rendered.set(live, next);
  return next;
}

/** Sends what is live for this user, with an ETag so that an unchanged registry costs no body. */
async function sendRegistry(site: Site, read: ReadLiveRemotes, request: FastifyRequest, reply: FastifyReply) {
  const visitor = requireRight(site, request, 'admin_page');
  const user = { ...getSender(site, request), manages: holds(visitor, 'manage_options'), operates: holds(visitor, 'operate') };
  const live = await read(user, toRequestedVersions(isObject(request.query) ? request.query.with : undefined));
  const { text, tag } = render(live);
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Cookie' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return sendText(request, reply.header('content-type', 'application/json; charset=utf-8'), text);
}

/** Returns the signed-in user and session of a caller, whose nonce was checked. */
function getSender(site: Site, request: FastifyRequest): Sender {
  const { userId, session } = caller(site, request).holder;
  return { userId, session };
}

/** Logs failures in a browser, for the remote's team. */
function logFailures(request: FastifyRequest, reports: readonly HealthReport[]): void {
  for (const { remote, version, phase, outcome, source, correlation, reason = '' } of reports)
    if (outcome === 'failed')
      request.log.warn(
        { event: 'remote-failed', remote, version, phase, source, correlation },
        `${remote} ${version} failed (${phase}): ${reason}`,
      );
}

/** Batches of one session in a minute: a page sends one when it opens, then one every three seconds at most. */
const maxBatches = 120;

/** Serves the registry, the events of its revision, and health reports. */
export function mountLiveRemotes(
  app: FastifyInstance,
  site: Site,
  { readRegistry, readLive, watchRevision, openPages }: LiveDelivery,
  openEventStream: OpenEventStream,
): void {
  const isWithinRate = createRateLimit(maxBatches, 60_000, site.now);
  app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendError(reply, error));
    scope.get(`${base}registry`, (request, reply) => sendRegistry(site, readLive, request, reply));

    scope.get(`${base}events`, async (request, reply) => {
      requireStreamRight(site, request, 'admin_page');
      return openEventStream(request, reply, (send) => watchRevision((revision) => send('revision', revision)));
    });

    scope.post(`${base}health`, { bodyLimit: 128 * 1024 }, async (request) => {
      requireRight(site, request, 'admin_page');
      const sender = getSender(site, request);
      if (!isWithinRate(sender.session))
        throw new HttpError(429, 'rest_too_many_requests', 'Too many health reports. Send them later.');
      const parsed = v.safeParse(body, request.body);
      if (!parsed.success)
        throw new HttpError(400, 'rest_invalid_param', `Not valid: ${v.flatten(parsed.issues).root?.[0] ?? 'reports'}.`);
      const { reports, page } = parsed.output;
      logFailures(request, reports);
      const { registry } = await readRegistry();
      if (registry && page) openPages.record(sender.session, getKnownRunning(registry, page));
      return { taken: registry ? await storeReports(site, registry, reports, sender, request.log) : 0 };
    });

    scope.get(`${base}health`, async (request) => {
      requireRight(site, request, 'manage_options');
      return { counts: healthCounts(site.db), stopped: stoppedRollouts(site.db), running: openPages.count() };
    });

    scope.all(`${base}*`, async (request, reply) => {
      caller(site, request);
      return sendError(reply, routeNotFound());
    });
  });
}
