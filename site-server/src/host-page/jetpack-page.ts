import { randomBytes } from 'node:crypto';
import type { PageData } from '@site-admin/contracts';
import type { FastifyReply } from 'fastify';
import { clearNotice } from '../connection/state-notice';
import { userCounts } from '../licensing/counts';
import type { ReadLiveRemotes } from '../live-remotes/live-remotes';
import { deleteUsedCoupon } from '../partner-coupon/partner-coupon';
import { holds } from '../rights/permissions';
import type { Site } from '../site';
import { staticBase } from '../static/routes';
import { getDirection, toTraits } from '../traits/traits';
import { createPageTexts, type PageTexts } from '../translations/page-texts';
import { framed, showMessage } from './framed-page';
import { pageHeaders, sendPage } from './headers';
import { connectionInitialState, identityCrisisInitialState, initialState, type Viewer } from './initial-state';
import { pageContent, pageHead, pageScripts, type PageParts } from './page';
import { shellReader, type ShellFiles } from './shell-files';

/** Returns which versions `?remote.<name>=` may request for this user. */
const overridesFor = (site: Site, manages: boolean): PageData['overrides'] =>
  !manages ? 'closed' : site.environment === 'development' ? 'addresses' : 'versions';

interface Readers {
  readonly readLive: ReadLiveRemotes;
  readonly pageTexts: PageTexts;
}

/** Returns the data block of the page for the shell, separate from the plugin's own globals. */
async function pageData(viewer: Viewer, shell: ShellFiles, { readLive, pageTexts }: Readers): Promise<PageData> {
  const { site, visitor, holder, addresses } = viewer;
  const manages = holds(visitor, 'manage_options');
  const traits = toTraits(site.db);
  const operates = holds(visitor, 'operate');
  const live = await readLive({ userId: holder.userId, session: holder.session, manages, operates });
  const texts = await pageTexts.read(traits.locale, shell.manifest, live.manifests);
  return {
    ...live,
    operates,
    overrides: overridesFor(site, manages),
    addresses: {
      remotes: site.remotesBase ?? addresses.home + staticBase,
      registry: `${addresses.api}site-admin/v1/registry`,
      events: `${addresses.api}site-admin/v1/events`,
      health: `${addresses.api}site-admin/v1/health`,
      nonce: `${addresses.admin}admin-ajax.php?action=rest-nonce`,
      ...(site.provider !== '' && { provider: site.provider }),
    },
    publisherKeys: site.trust?.publicKeys.keys.filter(({ role }) => role === 'publisher'),
    pollSeconds: site.pollSeconds ?? 30,
    countsPages: true,
    locale: traits.locale,
    direction: getDirection(traits),
    ...(texts && { texts }),
  };
}

/** Returns whether the site is connected and not in offline mode (reference: initial-state 1). */
function isTracked({ site, visitor }: Viewer): boolean {
  const { registered, offline } = visitor.connection;
  return registered && !offline.isActive && site.provider !== '';
}

/** One of the host pages that the shell is served on. */
export interface HostPage {
  /** The title until the shell sets that of the screen. */
  readonly title: string;
  /** The route of an address without a hash; the dashboard by default. */
  readonly route?: string;
}

interface Contents {
  readonly shell: ShellFiles;
  readonly page: PageData;
  readonly hostPage: HostPage;
}

async function sendJetpackPage(
  viewer: Viewer,
  reply: FastifyReply,
  { shell, page, hostPage: { title, route } }: Contents,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const [counts] = await Promise.all([userCounts(viewer), deleteUsedCoupon(viewer)]);
  const parts: PageParts = {
    shell,
    nonce,
    page,
    initialState: initialState(viewer, counts),
    connectionState: connectionInitialState(viewer),
    identityCrisisState: identityCrisisInitialState(viewer),
    rawUrl: viewer.addresses.raw,
    route,
    // Pages of operators are open on unconnected sites, too.
    showsRemotes: viewer.visitor.connection.registered || route !== undefined,
    isTracked: isTracked(viewer),
    remotesBase: viewer.site.remotesBase,
  };
  clearNotice(viewer.request, reply);
  const { provider, remotesBase } = viewer.site;
  const remotes = remotesBase === undefined ? '' : new URL(remotesBase).origin;
  const allowLoopback = page.overrides === 'addresses';
  const headers = pageHeaders({ nonce, allowLoopback, remotes, provider, isTracked: parts.isTracked });
  const whole = framed(viewer, title, pageContent(), { head: pageHead(parts), scripts: pageScripts(parts) });
  return sendPage(viewer.request, reply, 200, headers, whole);
}

/** Sends the admin page, or a message that explains why it cannot be displayed. */
export function jetpackPage(
  site: Site,
  readLive: ReadLiveRemotes,
): (viewer: Viewer, reply: FastifyReply, hostPage: HostPage) => Promise<FastifyReply> {
  const readShell = shellReader(site.shell);
  const readers = { readLive, pageTexts: createPageTexts(site) };
  return async (viewer, reply, hostPage) => {
    if (!holds(viewer.visitor, 'admin_page')) {
      const text = 'While the site is in offline mode, only its administrators may open this page.';
      return showMessage(viewer, reply, 403, 'You may not open this page', text);
    }
    const shell = await readShell();
    if ('problem' in shell) {
      const text = `The page was not built yet. Run "npm run build" (or "npm start") and load it again. ${shell.problem}`;
      return showMessage(viewer, reply, 503, 'Nothing to show yet', text);
    }
    return sendJetpackPage(viewer, reply, { shell, page: await pageData(viewer, shell, readers), hostPage });
  };
}
