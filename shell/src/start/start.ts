import type { PageData, PageDeclaration, Registry, RemoteManifest, WireInitialState } from '@site-admin/contracts';
import type { StartCalls } from '../requests/prefetched';
import { preload } from './preload';

/**
 * Printed into the page, this runs before the shell's code has come: it puts the files and the first calls of the route's
 * remote on the wire, so that there is one hop from the page to everything. It decides nothing: what it fetches in vain,
 * wrongly or not at all costs time only, so nothing is checked here, and nothing may be thrown.
 */

/** The page as this code takes it; the shell reads it properly a moment later. */
interface EarlyWindow extends Window {
  readonly Initial_State: Pick<WireInitialState, 'WP_API_root' | 'WP_API_nonce'> & {
    readonly connectionStatus: { readonly isActive?: boolean; readonly offlineMode?: { readonly isActive?: boolean } };
    readonly settings: Readonly<Record<string, unknown>>;
    readonly userData: { readonly currentUser: { readonly permissions: Readonly<Record<string, boolean>> } };
  };
  siteAdminStart?: StartCalls;
}

const page = window as unknown as EarlyWindow;

/** Paths at which the shell renders the dashboard. */
const overDashboard = ['', '/', '/reconnect', '/disconnect'];

/** `/product/:slug` and `/recommendations/*` as the routes take them; the shell may know a more exact owner. */
function matches(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replace('/*', '(/.*)?').replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** As the request layer would send it. */
function call(path: string, now: number): Promise<Response> {
  const { WP_API_root: root, WP_API_nonce: nonce } = page.Initial_State;
  const address = `${root}jetpack/v4/${root.includes('?') ? path.replace('?', '&') : path}`;
  const answer = fetch(`${address}${address.includes('?') ? '&' : '?'}_cacheBuster=${now}`, {
    credentials: 'same-origin',
    headers: { 'X-WP-Nonce': nonce },
  });
  // Who takes it hears how it went; until somebody does, a failure must not count as one nobody caught.
  answer.catch(() => undefined);
  return answer;
}

/** The calls of a page that this person may make on this site as it is; those the site would refuse are not made. */
function callsOf({ prefetch = [] }: PageDeclaration): string[] {
  const { connectionStatus, settings, userData } = page.Initial_State;
  // A site that is not connected shows the connect screen first; one in offline mode is not asked what the provider knows.
  if (!connectionStatus.isActive || connectionStatus.offlineMode?.isActive) return [];
  return prefetch.flatMap((wanted) => {
    if (typeof wanted === 'string') return wanted;
    const { path, permission, module } = wanted;
    const isRefused = (permission && !userData.currentUser.permissions[permission]) || (module && !settings[module]);
    return isRefused ? [] : path;
  });
}

function start(): void {
  // With another version asked for, the shell alone knows what to fetch.
  if (/[?&]remote\./.test(location.href) || sessionStorage.getItem('site-admin:overrides')) return;
  const data = JSON.parse(document.getElementById('site-admin-page')?.textContent ?? '') as PageData & { registry: Registry };
  const hash = location.hash.slice(1).split('?')[0] ?? '';
  const path = overDashboard.includes(hash) ? '/dashboard' : hash;
  for (const [name, remote] of Object.entries(data.registry.remotes)) {
    const version = remote.versions[data.chosen?.[name] ?? remote.active ?? ''];
    const text = version && remote.status !== 'disabled' && data.manifests[version.manifestUrl];
    if (!version || !text) continue;
    const manifest = JSON.parse(text) as RemoteManifest;
    const found = manifest.declaration.pages.find((candidate) => matches(path, candidate.path));
    if (!found) continue;
    preload(new URL('.', new URL(version.manifestUrl, new URL(data.addresses.remotes, location.href))).href, manifest);
    const at = Date.now();
    page.siteAdminStart = { at, calls: Object.fromEntries(callsOf(found).map((each) => [each, call(each, at)])) };
    return;
  }
}

try {
  start();
} catch {
  // The shell starts all the same, and says what is wrong with the page.
}
