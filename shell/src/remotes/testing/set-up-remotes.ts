import type { MountedRemote, Registry, RemoteManifest, RemoteModule, ShellServices } from '@site-admin/contracts';
import { initialStateFor, wireInitialStateFor } from '@site-admin/contracts/testing';
import { createNoticeStore } from '../../notices/notice-store';
import type { PageInput } from '../../page/page-data';
import { testResponse } from '../../testing/test-response';
import { createNavigation } from '../../routing/navigation';
import { createPageServices } from '../../create-page-services';
import type { Container } from '../loading/federation/federation';
import { toInlineManifests, createManifest, createRegistry } from '../../testing/manifests';
import { createRemotes } from '../remotes';
import type { OverrideParam } from '../overrides/override-params';

export const version1 = createManifest('settings', '1.0.0');
export const version2 = createManifest('settings', '2.0.0');

/** The mount function of a version; by default it renders the version. */
export type Mount = (host: HTMLElement, shell: ShellServices) => Promise<Partial<MountedRemote>>;

export interface Options {
  manifests?: RemoteManifest[];
  mounts?: Record<string, Mount>;
  extensions?: RemoteModule['extensions'];
  overrideParams?: OverrideParam[];
  tampered?: string[];
  /** Bodies of the store's files, by URL. */
  stored?: Record<string, string>;
}

const ends: (() => void)[] = [];
let respondToPoll: () => Response;

/** Sets the response of the registry's URL from now on. */
export function publish(registry: Registry, manifests: Record<string, string>): void {
  respondToPoll = () => testResponse(JSON.stringify({ registry, manifests }), { headers: { ETag: `"${++revision}"` } });
}
let revision = 0;

/** Stylesheets load at once. */
const stylesheetObserver = new MutationObserver((records) =>
  records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .forEach((node) => node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.dispatchEvent(new Event('load'))),
);

beforeEach(() => {
  respondToPoll = () => testResponse('', { status: 304 });
  stylesheetObserver.observe(document.head, { childList: true });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  stylesheetObserver.disconnect();
  document.head.replaceChildren();
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** Creates the remotes service over a fake network: two versions of one remote are published, the second is active. */
export function setUpRemotes({
  manifests = [version1, version2],
  mounts = {},
  extensions,
  overrideParams = [],
  tampered = [],
  stored = {},
}: Options = {}) {
  const posted: { reports: { remote: string; version: string; phase: string; outcome: string; reason?: string }[] }[] = [];
  const fetch = jest.fn((address: RequestInfo | URL, init: RequestInit = {}) => {
    if (String(address).endsWith('/registry')) return Promise.resolve(respondToPoll());
    if (String(address).includes('/remotes/settings/'))
      return Promise.resolve(
        testResponse(stored[String(address)] ?? '', { status: stored[String(address)] === undefined ? 404 : 200 }),
      );
    if (String(address).endsWith('/health')) posted.push(JSON.parse(String(init.body)));
    return Promise.resolve(testResponse('{}'));
  });
  Object.assign(window, { fetch });
  const registry = createRegistry(manifests);
  const inline = toInlineManifests(manifests);
  Object.keys(inline)
    .filter((url) => tampered.some((version) => url.includes(version)))
    .forEach((url) => (inline[url] = `${inline[url]} `));
  const input: Extract<PageInput, { ok: true }> = {
    ok: true,
    initial: initialStateFor(),
    wire: wireInitialStateFor(),
    page: {
      registry,
      manifests: inline,
      chosen: {},
      overrides: 'versions',
      addresses: { remotes: 'https://example.org/remotes/', registry: '/registry', health: '/health', nonce: '/nonce' },
      pollSeconds: 60,
      locale: 'en_US',
      direction: 'ltr',
    },
    redirects: { currentSiteRawUrl: 'example.org' },
    connection: {},
  };
  const notices = createNoticeStore();
  const navigation = createNavigation({ window, ask: () => Promise.resolve(true) });
  const services = createPageServices({ input, window, notices, navigation });
  const loaded: string[] = [];
  const federation = {
    load: async ({ name, entry }: Container): Promise<RemoteModule> => {
      loaded.push(entry);
      const manifest = manifests.find(({ container }) => container === name);
      const version = manifest?.declaration.version ?? '';
      const plain: Mount = async (host) => {
        host.textContent = `settings ${version}`;
        return {};
      };
      const mount = mounts[version] ?? plain;
      return {
        mount: async (host, shell) => ({ canUnload: () => 'yes', unmount: () => undefined, ...(await mount(host, shell)) }),
        ...(extensions ? { extensions } : {}),
      };
    },
  };
  const remotes = createRemotes({
    window,
    input,
    overrideParams,
    registry: { ok: true, registry, broken: {} },
    services,
    notices,
    isInAudience: () => true,
    federation,
  });
  ends.push(remotes.close, services.close, navigation.close);
  const host = document.createElement('div');
  document.body.append(host);
  return { remotes, services, notices, host, loaded, posted, registry, inline, open: () => remotes.open('settings', host) };
}

export const fails: Mount = () => Promise.reject(new Error('broken'));
/** Returns the versions whose stylesheets are applied. */
export const styles = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')].map(
    ({ dataset }) => dataset['version'],
  );
