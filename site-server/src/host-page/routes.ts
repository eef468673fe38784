import { randomBytes } from 'node:crypto';
import type { PageData } from '@site-admin/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { activeModules } from '../db/modules';
import { readOption } from '../db/options';
import { html, type Html } from '../html/html';
import { liveRemotesReader } from '../live-remotes/live-remotes';
import { createNonce } from '../nonce/nonce';
import { homeOf } from '../rest';
import { holds, visitorOf } from '../rights/permissions';
import { signedIn } from '../session/session';
import { addressesOf, type Site } from '../site';
import { staticBase } from '../static/routes';
import { frame } from './frame';
import { pageHeaders, sendPage } from './headers';
import { connectionInitialState, initialState, type Viewer } from './initial-state';
import { pageContent, pageHead, pageScripts, type PageParts } from './page';
import { shellReader } from './shell-files';

const query = v.object({ page: v.optional(v.string()), action: v.optional(v.string()) });

/** The page's own frame around some content. */
function framed(viewer: Viewer, title: string, content: Html, more: { head?: Html; scripts?: Html } = {}): Html {
  const { site, visitor, holder, request } = viewer;
  const active = activeModules(site.db);
  return frame({
    title,
    siteTitle: readOption(site.db, 'site_title', v.string(), ''),
    visitor,
    signOutNonce: createNonce(site.db, site.now(), 'log-out', holder),
    hasWriterModules: active.has('post-by-email') || active.has('publicize'),
    current: request.url,
    content,
    ...more,
  });
}

const message = (title: string, text: string): Html =>
  html`<div class="host-message">
    <h1>${title}</h1>
    <p>${text}</p>
    <p><a href="/wp-admin/admin.php?page=jetpack">Back to Jetpack</a></p>
  </div>`;

/** Which versions `?remote.<name>=` may name for this user. */
const overridesFor = (site: Site, manages: boolean): PageData['overrides'] =>
  !manages ? 'closed' : site.environment === 'development' ? 'addresses' : 'versions';

/** Answers the sign-in page to strangers, everything else to users. */
function viewerOf(site: Site, request: FastifyRequest): Viewer | undefined {
  const holder = signedIn(site, request);
  return holder && { site, holder, request, visitor: visitorOf(site.db, holder.user), addresses: addressesOf(homeOf(request)) };
}

const noProvider = 'The embedded site has nobody to connect to yet: its provider is not built.';

const toSignIn = (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(`/wp-login.php?redirect_to=${encodeURIComponent(request.url)}`, 302);

/** Pages of the admin area. */
export function mountHostPage(app: FastifyInstance, site: Site): void {
  const readShell = shellReader(site.shell);
  const readLive = liveRemotesReader(site);

  async function pageData(viewer: Viewer): Promise<PageData> {
    const manages = holds(viewer.visitor, 'manage_options');
    const live = await readLive({ userId: viewer.holder.userId, manages });
    const { api, admin } = viewer.addresses;
    return {
      ...live,
      overrides: overridesFor(site, manages),
      addresses: {
        remotes: viewer.addresses.home + staticBase,
        registry: `${api}site-admin/v1/registry`,
        health: `${api}site-admin/v1/health`,
        nonce: `${admin}admin-ajax.php?action=rest-nonce`,
      },
      pollSeconds: site.pollSeconds ?? 30,
      locale: 'en_US',
      direction: 'ltr',
    };
  }

  const showMessage = (viewer: Viewer, reply: FastifyReply, status: number, title: string, text: string) =>
    sendPage(viewer.request, reply, status, pageHeaders({}), framed(viewer, title, message(title, text)));

  async function showPage(viewer: Viewer, reply: FastifyReply): Promise<FastifyReply> {
    if (!holds(viewer.visitor, 'admin_page')) {
      const text = 'While the site is in offline mode, only its administrators may open this page.';
      return showMessage(viewer, reply, 403, 'You may not open this page', text);
    }
    const shell = await readShell();
    if ('problem' in shell) {
      const text = `The page was not built yet. Run "npm run build" (or "npm start") and load it again. ${shell.problem}`;
      return showMessage(viewer, reply, 503, 'Nothing to show yet', text);
    }
    const nonce = randomBytes(16).toString('base64url');
    const page = await pageData(viewer);
    const parts: PageParts = {
      shell,
      nonce,
      page,
      initialState: initialState(viewer),
      connectionState: connectionInitialState(viewer),
      rawUrl: viewer.addresses.raw,
    };
    const headers = pageHeaders({ nonce, allowLoopback: page.overrides === 'addresses' });
    return sendPage(
      viewer.request,
      reply,
      200,
      headers,
      framed(viewer, 'Jetpack', pageContent(), { head: pageHead(parts), scripts: pageScripts(parts) }),
    );
  }

  app.get('/wp-admin/admin.php', async (request, reply) => {
    const viewer = viewerOf(site, request);
    if (!viewer) return toSignIn(request, reply);
    const { page, action } = v.parse(query, request.query);
    if (action === 'register') return showMessage(viewer, reply, 501, 'Not possible yet', noProvider);
    if (page === 'jetpack') return showPage(viewer, reply);
    return sendPage(viewer.request, reply, 200, pageHeaders({}), framed(viewer, 'No such screen', noScreen));
  });

  app.get('/provider/*', async (request, reply) => {
    const viewer = viewerOf(site, request);
    return viewer ? showMessage(viewer, reply, 501, 'Not possible yet', noProvider) : toSignIn(request, reply);
  });

  const noScreen = message(
    'This site has no such screen',
    'The embedded site stands in for a whole WordPress site, and has only the Jetpack page of its admin area.',
  );

  app.get('/wp-admin/*', async (request, reply) => {
    const viewer = viewerOf(site, request);
    if (!viewer) return toSignIn(request, reply);
    return sendPage(viewer.request, reply, 200, pageHeaders({}), framed(viewer, 'No such screen', noScreen));
  });

  for (const address of ['/', '/wp-admin', '/wp-admin/']) {
    app.get(address, async (_request, reply) => reply.redirect('/wp-admin/admin.php?page=jetpack', 302));
  }
}
