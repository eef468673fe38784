import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { authorizeReturn } from '../connection/authorize-return';
import { registerByLink } from '../connection/register-by-link';
import { showKeyring } from '../keyring/google';
import { getHome } from '../rest';
import type { ReadLiveRemotes } from '../live-remotes/live-remotes';
import { holds, getVisitor } from '../rights/permissions';
import { showScenarios } from '../scenarios/page';
import { signedIn } from '../session/session';
import { getAddresses, type Site } from '../site';
import { showMessage, showNoProvider, showNoScreen } from './framed-page';
import type { Viewer } from './initial-state';
import { jetpackPage } from './jetpack-page';

const word = v.fallback(v.string(), '');
const query = v.object({ page: word, action: word, handler: word, 'jp-react-redirect': word });

/** Routes of the page that `jp-react-redirect` names: the plugin's target of a checkout. */
const redirects = new Map([['product-purchased', '/recommendations/product-purchased']]);

function toViewer(site: Site, request: FastifyRequest): Viewer | undefined {
  const holder = signedIn(site, request);
  return (
    holder && { site, holder, request, visitor: getVisitor(site, holder.user), addresses: getAddresses(getHome(site, request)) }
  );
}

const notAnOperator = 'Only operators decide which versions of the page are live. The server names them with --operators.';

const showNoRight: Show = (viewer, reply) => showMessage(viewer, reply, 403, 'You may not open this page', notAnOperator);

type Show = (viewer: Viewer, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves the pages of the admin area. Signed-out visitors are redirected to the sign-in page, and back afterwards. */
export function mountHostPage(app: FastifyInstance, site: Site, readLive: ReadLiveRemotes): void {
  const showPage = jetpackPage(site, readLive);
  const showJetpack: Show = (viewer, reply) => showPage(viewer, reply, { title: 'Jetpack' });
  const showDelivery: Show = (viewer, reply) => showPage(viewer, reply, { title: 'Delivery', route: '/delivery' });

  const forUsers = (choose: (request: FastifyRequest) => Show) => async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = toViewer(site, request);
    if (!viewer) return reply.redirect(`/wp-login.php?redirect_to=${encodeURIComponent(request.url)}`, 302);
    return choose(request)(viewer, reply);
  };

  app.get(
    '/wp-admin/admin.php',
    forUsers((request) => {
      const { page, action, handler, 'jp-react-redirect': target } = v.parse(query, request.query);
      const route = redirects.get(target);
      if (route !== undefined) return async (_viewer, reply) => reply.redirect(`/wp-admin/admin.php?page=jetpack#${route}`, 302);
      if (handler === 'jetpack-connection-webhooks' && action === 'authorize') return authorizeReturn;
      if (page === 'jetpack' && action === 'register') return registerByLink;
      const chooses = page === 'site-admin-scenarios' && site.environment === 'development';
      if (chooses)
        return (viewer, reply) => (holds(viewer.visitor, 'manage_options') ? showScenarios : showNoScreen)(viewer, reply);
      if (page === 'site-admin-delivery')
        return (viewer, reply) => (holds(viewer.visitor, 'operate') ? showDelivery : showNoRight)(viewer, reply);
      return page === 'jetpack' ? showJetpack : showNoScreen;
    }),
  );
  app.get(
    '/wp-admin/options-general.php',
    forUsers(() => showKeyring),
  );
  // Target of provider links on a site that was started without a provider.
  app.get(
    '/provider/*',
    forUsers(() => showNoProvider),
  );
  app.get(
    '/wp-admin/*',
    forUsers(() => showNoScreen),
  );
  for (const address of ['/', '/wp-admin', '/wp-admin/']) {
    app.get(address, async (_request, reply) => reply.redirect('/wp-admin/admin.php?page=jetpack', 302));
  }
}
