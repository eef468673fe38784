import type { Audience, PageData, PageDeclaration, PageRegistry, RemoteManifest, WireInitialState } from '@site-admin/contracts';
import type { StartCalls } from '../requests/prefetched';
import { preload } from './preload';

/**
 * Inlined into the page, this code runs before the shell is loaded: it preloads the files of the route's remote and sends its first
 * calls, in parallel with loading the shell. It is an optimization only, so it validates nothing and must not throw.
 */

interface StartUser {
  readonly permissions: Readonly<Record<string, boolean>>;
  readonly isConnected?: boolean;
  readonly isMaster?: boolean;
}

/** The members of the page's data that are used here, not validated; the shell parses them later. */
interface StartWindow extends Window {
  readonly Initial_State: Pick<WireInitialState, 'WP_API_root' | 'WP_API_nonce'> & {
    readonly connectionStatus: { readonly isActive?: boolean; readonly offlineMode?: { readonly isActive?: boolean } };
    readonly partnerCoupon?: unknown;
    readonly settings: Readonly<Record<string, unknown>>;
    readonly siteData: { readonly showRecommendations?: boolean; readonly isAtomicSite?: boolean };
    readonly userData: { readonly currentUser: StartUser };
  };
  siteAdminStart?: StartCalls;
}

const page = window as unknown as StartWindow;
const home = '/dashboard';

/** Paths at which the shell renders the dashboard. */
const dashboardPaths = ['', '/', '/reconnect', '/disconnect'];

/** Matches patterns such as `/product/:slug` and `/recommendations/*`, without the shell's precedence of exact routes. */
function matches(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replace('/*', '(/.*)?').replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** Sends a call in the same way as the request layer. */
function call(path: string, now: number): Promise<Response> {
  const { WP_API_root: root, WP_API_nonce: nonce } = page.Initial_State;
  const address = `${root}jetpack/v4/${root.includes('?') ? path.replace('?', '&') : path}`;
  const response = fetch(`${address}${address.includes('?') ? '&' : '?'}_cacheBuster=${now}`, {
    credentials: 'same-origin',
    headers: { 'X-WP-Nonce': nonce },
  });
  // The request layer handles the failure later; until then it must not be reported as an unhandled rejection.
  response.catch(() => undefined);
  return response;
}

/** Returns whether the viewer may open a page. The shell redirects others to the dashboard. */
function isInAudience({ audience }: PageDeclaration, { operates }: Pick<PageData, 'operates'>): boolean {
  const { connectionStatus, partnerCoupon, siteData, userData } = page.Initial_State;
  const { permissions, isConnected, isMaster } = userData.currentUser;
  const isManager = permissions['manage_modules'];
  const members: Record<Audience, boolean | undefined> = {
    everyone: true,
    contributors: isManager || permissions['edit_posts'],
    managers: isManager,
    linkedManagers: isManager && isConnected,
    owner: isMaster,
    recommendations: siteData.showRecommendations,
    recommendationsManagers: isManager && siteData.showRecommendations,
    couponManagers: isManager && connectionStatus.isActive && Boolean(partnerCoupon),
    operators: operates,
  };
  return members[audience] === true;
}

/** Returns the prefetch calls of a page that this viewer may make on this site. */
function getAllowedCalls({ prefetch = [] }: PageDeclaration): string[] {
  const { connectionStatus, settings, siteData, userData } = page.Initial_State;
  const { permissions, isConnected, isMaster } = userData.currentUser;
  // An unconnected site shows the connect screen first; in offline mode the provider has no data.
  if (!connectionStatus.isActive || connectionStatus.offlineMode?.isActive) return [];
  return prefetch.flatMap((request) => {
    if (typeof request === 'string') return request;
    const { path, permission, module, account, hosting } = request;
    const isAllowed = !permission || permissions[permission];
    const isActive = !module || settings[module];
    const hasAccount = !account || (account === 'owner' ? isMaster : isConnected);
    const isOnHost = !hosting || !siteData.isAtomicSite;
    return isAllowed && isActive && hasAccount && isOnHost ? path : [];
  });
}

/** Returns the name of the placeholder: that of the page, or of the connect screen, which an unconnected site shows to all but operators. */
function getSkeleton({ audience, frame, skeleton = frame }: PageDeclaration): string {
  const { isActive, offlineMode } = page.Initial_State.connectionStatus;
  return isActive || offlineMode?.isActive || audience === 'operators' ? skeleton : 'connect';
}

/** As the page has it: without `files` where the shell will fetch the manifest. */
type InlineManifest = Pick<RemoteManifest, 'declaration'> & Partial<Pick<RemoteManifest, 'files'>>;

interface PageMatch {
  readonly folder: string;
  readonly manifest: InlineManifest;
  readonly page: PageDeclaration;
}

/** Returns the live remote that declares a path. */
function findPage(path: string, data: PageData & { readonly registry: PageRegistry }): PageMatch | undefined {
  for (const [name, remote] of Object.entries(data.registry.remotes)) {
    const version = remote.versions[data.chosen?.[name] ?? remote.active ?? ''];
    const text = version && remote.status !== 'disabled' && data.manifests[version.manifestUrl];
    if (!version || !text) continue;
    const manifest = JSON.parse(text) as InlineManifest;
    const found = manifest.declaration.pages.find((candidate) => matches(path, candidate.path));
    const folder = new URL('.', new URL(version.manifestUrl, new URL(data.addresses.remotes, location.href))).href;
    if (found) return { folder, manifest, page: found };
  }
  return undefined;
}

function start(): void {
  // Overrides are resolved by the shell.
  if (/[?&]remote\./.test(location.href) || sessionStorage.getItem('site-admin:overrides')) return;
  const data = JSON.parse(document.getElementById('site-admin-page')?.textContent ?? '') as PageData & { registry: PageRegistry };
  const hash = location.hash.slice(1).split('?')[0] ?? '';
  const requested = findPage(dashboardPaths.includes(hash) ? home : hash, data);
  const found = requested && !isInAudience(requested.page, data) ? findPage(home, data) : requested;
  if (!found) return;
  // The shell's stylesheet renders the placeholder of the screen before the shell's code is loaded.
  document.documentElement.dataset['siteAdmin'] = getSkeleton(found.page);
  if (found.manifest.files) preload(found.folder, found.manifest.files);
  const at = Date.now();
  page.siteAdminStart = { at, calls: Object.fromEntries(getAllowedCalls(found.page).map((path) => [path, call(path, at)])) };
}

try {
  start();
} catch {
  // The shell starts regardless, and displays the error.
}
