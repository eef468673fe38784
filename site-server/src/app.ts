import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { mountApiDocs } from './api-docs/routes';
import { mountDeliveryApi } from './delivery-api/routes';
import { createEventStreams } from './event-streams/event-streams';
import { mountFaults } from './faults/routes';
import { mountGallery } from './gallery/routes';
import { mountVerification } from './connection/verification';
import { refuseCrossSiteWrites } from './cross-site';
import { pageHeaders, sendPage } from './host-page/headers';
import { mountHostPage } from './host-page/routes';
import { mountTracking } from './host-page/tracking';
import { html } from './html/html';
import { createLiveDelivery } from './live-remotes/live-delivery';
import { mountLiveRemotes } from './live-remotes/routes';
import { mountMonitoring } from './monitoring/routes';
import { mountPartnerCoupon } from './partner-coupon/take-coupon';
import { mountApi } from './rest';
import { apiRoutes } from './routes/all';
import { mountScenarios } from './scenarios/routes';
import { mountSession } from './session/routes';
import type { Site } from './site';
import { mountStatic, staticBase } from './static/routes';
import { createLogReader } from './webhooks/log-events';
import { startWebhooks, type WebhookOptions } from './webhooks/webhooks';

export interface AppOptions extends Site {
  /** Receives the log, one line of JSON each; off when omitted. */
  readonly log?: { write(line: string): void };
  readonly webhooks?: WebhookOptions;
}

const bodyLimit = 1024 * 1024;

/** Host names the site responds to: loopback only, so that no other domain can be pointed at it (DNS rebinding). */
const loopbackHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

const remoteFiles = `${staticBase}remotes/`;

/** Returns why a host name does not respond to a path; undefined if it does. */
function getHostRefusal(host: string, path: string, { remotesBase }: Site): string | undefined {
  if (!loopbackHost.test(host)) return 'This site is available on this machine only, as 127.0.0.1 or localhost.';
  const isRemotesHost = remotesBase !== undefined && new URL(remotesBase).host === host;
  return isRemotesHost && !path.startsWith(remoteFiles) ? 'This host name serves the files of remotes only.' : undefined;
}

function guard(app: FastifyInstance, site: Site): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    const refusal = getHostRefusal(request.host, request.url, site);
    if (refusal !== undefined) return reply.code(421).type('text/plain; charset=utf-8').send(refusal);
  });
}

const notFoundPage = html`<!doctype html>
  <html lang="en-US">
    <head>
      <meta charset="utf-8" />
      <title>Not found</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/wp-content/site-admin/host/host.css" />
      <link rel="stylesheet" href="/wp-content/site-admin/host/sign-in.css" />
    </head>
    <body class="sign-in">
      <main>
        <h1>Not found</h1>
        <p>This site has no such page.</p>
        <p><a href="/wp-admin/admin.php?page=jetpack">To Jetpack</a></p>
      </main>
    </body>
  </html>`;

/** Builds the whole site on a server that does not listen: tests call it with `inject`, `main.ts` makes it listen. */
export async function buildApp({ log, webhooks, ...site }: AppOptions): Promise<FastifyInstance> {
  const reader = webhooks && createLogReader(log, site.now);
  const stream = reader?.stream ?? log;
  const app = Fastify({
    bodyLimit,

    logger: stream ? { level: 'warn', stream } : false,
    routerOptions: { ignoreTrailingSlash: false },
  });
  await app.register(cookie);
  guard(app, site);
  refuseCrossSiteWrites(app);
  // Requests are logged at the level `info`; of the remotes, every change is.
  const deliveryLog = app.log.child({}, { level: 'info' });
  const delivery = createLiveDelivery(site, deliveryLog);
  mountFaults(app, site);
  mountPartnerCoupon(app, site);
  mountStatic(app, site, delivery.readRegistry);
  mountSession(app, site);
  mountHostPage(app, site, delivery.readLive);
  mountTracking(app, site);
  mountScenarios(app, site);
  const openEventStream = createEventStreams(app, site);
  mountDeliveryApi(app, site, delivery, { openEventStream, log: deliveryLog });
  mountLiveRemotes(app, site, delivery, openEventStream);
  mountMonitoring(app, site, delivery);
  if (reader) reader.onEvent(startWebhooks(app, site, delivery, webhooks).send);
  mountApiDocs(app);
  mountGallery(app, site);
  mountVerification(app, site);
  mountApi(app, site, apiRoutes);
  app.setNotFoundHandler((request, reply) => sendPage(request, reply, 404, pageHeaders(), notFoundPage));
  return app;
}
