import type { Audience, PageData, PageDeclaration, Registry, RemoteManifest, WireInitialState } from '@site-admin/contracts';
import type { StartCalls } from '../requests/prefetched';
import { preload } from './preload';

/**
 * Printed into the page, this runs before the shell is loaded: it preloads the files of the route's remote and sends its first
 * calls, so that there is one hop from the page to everything. Nothing depends on it: what it gets wrong costs time only, so it
 * validates nothing, and must not throw.
 */

interface StartUser {
  readonly permissions: Readonly<Record<string, boolean>>;
  readonly isConnected?: boolean;
  readonly isMaster?: boolean;
}

/** The page's data as this code uses it; the shell parses it a moment later. */
interface StartWindow extends Window {
  readonly Initial_State: Pick<WireInitialState, 'WP_API_root' | 'WP_API_nonce'> & {
    readonly connectionStatus: { readonly isActive?: boolean; readonly offlineMode?: { readonly isActive?: boolean } };
    readonly settings: Readonly<Record<string, unknown>>;
    readonly siteData: { readonly showRecommendations?: boolean };
    readonly userData: { readonly currentUser: StartUser };
  };
  siteAdminStart?: StartCalls;
}

const page = window as unknown as StartWindow;
const home = '/dashboard';

/** Paths at which the shell renders the dashboard. */
const dashboardPaths = ['', '/', '/reconnect', '/disconnect'];

/** `/product/:slug` and `/recommendations/*` as the routes match them; the shell may know a more exact owner. */
function matches(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replace('/*', '(/.*)?').replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** Sends a call as the request layer would. */
function call(path: string, now: number): Promise<Response> {
  const { WP_API_root: root, WP_API_nonce: nonce } = page.Initial_State;
  const address = `${root}jetpack/v4/${root.includes('?') ? path.replace('?', '&') : path}`;
  const response = fetch(`${address}${address.includes('?') ? '&' : '?'}_cacheBuster=${now}`, {
    credentials: 'same-origin',
    headers: { 'X-WP-Nonce': nonce },
  });
  // The request layer handles a failure; until then it must not count as an unhandled rejection.
  response.catch(() => undefined);
  return response;
}

/** Whether the viewer may open a page. The shell leads others to the dashboard. */
function isInAudience({ audience }: PageDeclaration): boolean {
  const { siteData, userData } = page.Initial_State;
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
  };
  return members[audience] === true;
}

/** The calls of a page that this viewer may make on this site. */
function getAllowedCalls({ prefetch = [] }: PageDeclaration): string[] {
  const { connectionStatus, settings, userData } = page.Initial_State;
  const { permissions, isConnected, isMaster } = userData.currentUser;
  // An unconnected site shows the connect screen first; in offline mode the provider has no data.
  if (!connectionStatus.isActive || connectionStatus.offlineMode?.isActive) return [];
  return prefetch.flatMap((wanted) => {
    if (typeof wanted === 'string') return wanted;
    const { path, permission, module, account } = wanted;
    const isAllowed = !permission || permissions[permission];
    const isActive = !module || settings[module];
    const hasAccount = !account || (account === 'owner' ? isMaster : isConnected);
    return isAllowed && isActive && hasAccount ? path : [];
  });
}

/** An unconnected site shows the connect screen first. */
function getSkeleton({ frame, skeleton = frame }: PageDeclaration): string {
  const { isActive, offlineMode } = page.Initial_State.connectionStatus;
  return isActive || offlineMode?.isActive ? skeleton : 'connect';
}

interface Found {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly page: PageDeclaration;
}

/** The live remote that owns a path. */
function findPage(path: string, data: PageData & { readonly registry: Registry }): Found | undefined {
  for (const [name, remote] of Object.entries(data.registry.remotes)) {
    const version = remote.versions[data.chosen?.[name] ?? remote.active ?? ''];
    const text = version && remote.status !== 'disabled' && data.manifests[version.manifestUrl];
    if (!version || !text) continue;
    const manifest = JSON.parse(text) as RemoteManifest;
    const found = manifest.declaration.pages.find((candidate) => matches(path, candidate.path));
    const folder = new URL('.', new URL(version.manifestUrl, new URL(data.addresses.remotes, location.href))).href;
    if (found) return { folder, manifest, page: found };
  }
  return undefined;
}

function start(): void {
  // With an override only the shell knows what to load.
  if (/[?&]remote\./.test(location.href) || sessionStorage.getItem('site-admin:overrides')) return;
  const data = JSON.parse(document.getElementById('site-admin-page')?.textContent ?? '') as PageData & { registry: Registry };
  const hash = location.hash.slice(1).split('?')[0] ?? '';
  const asked = findPage(dashboardPaths.includes(hash) ? home : hash, data);
  const found = asked && !isInAudience(asked.page) ? findPage(home, data) : asked;
  if (!found) return;
  // The shell's stylesheet draws the placeholder of the screen before the shell's code is loaded.
  document.documentElement.dataset['siteAdmin'] = getSkeleton(found.page);
  preload(found.folder, found.manifest);
  const at = Date.now();
  page.siteAdminStart = { at, calls: Object.fromEntries(getAllowedCalls(found.page).map((path) => [path, call(path, at)])) };
}

try {
  start();
} catch {
  // The shell starts all the same, and shows what is wrong with the page.
}
