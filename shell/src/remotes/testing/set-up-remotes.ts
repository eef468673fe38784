import type { MountedRemote, OpenPage, PageRegistry, RemoteManifest, RemoteModule, ShellServices } from '@site-admin/contracts';
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
import { createOverrides } from '../overrides/overrides';

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
  /** Versions whose code fails to load. */
  unloadable?: string[];
  /** Versions that are published, and not in the page's registry: the server sends them on request. */
  onRequest?: string[];
  /** Bodies of the store's files, by URL. */
  stored?: Record<string, string>;
  /** Whether the server counts open pages. */
  countsPages?: boolean;
  /** Address of the server's events; by default it has none. */
  events?: string;
}

const cleanups: (() => void)[] = [];
let respondToPoll: (address: string) => Response;

/** Returns the registry without versions of the remote that were not requested in the address. */
function cut(registry: PageRegistry, onRequest: readonly string[], address = ''): PageRegistry {
  const requested = new URL(address, 'https://example.org').searchParams.get('with')?.split(',') ?? [];
  const left = onRequest.filter((version) => !requested.includes(`settings@${version}`));
  const result = structuredClone(registry);
  for (const { versions } of Object.values(result.remotes)) left.forEach((version) => delete versions[version]);
  return result;
}

/** Sets the response of the registry's URL from now on; versions `onRequest` are in it if they are requested. */
export function publish(registry: PageRegistry, manifests: Record<string, string>, onRequest: readonly string[] = []): void {
  respondToPoll = (address) => {
    const body = { registry: cut(registry, onRequest, address), manifests };
    return testResponse(JSON.stringify(body), { headers: { ETag: `"${++revision}"` } });
  };
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
  cleanups.splice(0).forEach((cleanUp) => cleanUp());
  stylesheetObserver.disconnect();
  document.head.replaceChildren();
  document.body.replaceChildren();
  jest.useRealTimers();
});

type Posted = {
  reports: { remote: string; version: string; phase: string; outcome: string; reason?: string }[];
  page?: OpenPage;
};

/** Replaces `fetch`: the registry, the store's files, and health reports. */
function installFakeFetch(stored: Record<string, string>): Posted[] {
  const posted: Posted[] = [];
  const respond = (address: string, init: RequestInit) => {
    if (/\/registry(\?|$)/.test(address)) return respondToPoll(address);
    const file = stored[address];
    if (address.includes('/remotes/settings/')) return testResponse(file ?? '', { status: file === undefined ? 404 : 200 });
    if (address.endsWith('/health')) posted.push(JSON.parse(String(init.body)));
    return testResponse('{}');
  };
  const fetch = jest.fn((address: RequestInfo | URL, init: RequestInit = {}) => Promise.resolve(respond(String(address), init)));
  Object.assign(window, { fetch });
  return posted;
}

function createInput(registry: PageRegistry, manifests: Record<string, string>): Extract<PageInput, { ok: true }> {
  return {
    ok: true,
    initial: initialStateFor(),
    wire: wireInitialStateFor(),
    page: {
      registry,
      manifests,
      chosen: {},
      operates: false,
      overrides: 'versions',
      addresses: { remotes: 'https://example.org/remotes/', registry: '/registry', health: '/health', nonce: '/nonce' },
      pollSeconds: 60,
      locale: 'en_US',
      direction: 'ltr',
    },
    redirects: { currentSiteRawUrl: 'example.org' },
    connection: {},
  };
}

/** Creates a federation whose containers call `mounts`; `loaded` lists their URLs. */
function createFakeFederation({ manifests = [], mounts = {}, extensions, unloadable = [] }: Options) {
  const loaded: string[] = [];
  const load = async ({ name, entry }: Container): Promise<RemoteModule> => {
    loaded.push(entry);
    const version = manifests.find(({ container }) => container === name)?.declaration.version ?? '';
    if (unloadable.includes(version)) throw new TypeError('Failed to fetch');
    const renderVersion: Mount = async (host) => {
      host.textContent = `settings ${version}`;
      return {};
    };
    const mount = mounts[version] ?? renderVersion;
    return {
      mount: async (host, shell) => ({ canUnload: () => 'yes', unmount: () => undefined, ...(await mount(host, shell)) }),
      ...(extensions ? { extensions } : {}),
    };
  };
  return { loaded, federation: { load } };
}

/** Creates the remotes service over a fake network: two versions of one remote are published, the second is active. */
export function setUpRemotes(options: Options = {}) {
  const { manifests = [version1, version2], overrideParams = [], tampered = [], onRequest = [], stored = {} } = options;
  const posted = installFakeFetch(stored);
  const registry = createRegistry(manifests);
  const inline = toInlineManifests(manifests);
  Object.keys(inline)
    .filter((url) => tampered.some((version) => url.includes(version)))
    .forEach((url) => (inline[url] = `${inline[url]} `));
  const served = cut(registry, onRequest);
  const input = createInput(served, inline);
  input.page.countsPages = options.countsPages ?? false;
  if (options.events !== undefined) input.page.addresses.events = options.events;
  const notices = createNoticeStore();
  const navigation = createNavigation({ window, ask: () => Promise.resolve(true) });
  const services = createPageServices({ input, window, notices, navigation });
  const { loaded, federation } = createFakeFederation({ ...options, manifests });
  const reading = { ok: true, registry: served, broken: {} } as const;
  const isInAudience = () => true;
  const remotes = createRemotes({
    pinned: new Map(),
    window,
    input,
    createOverrides: (source) => createOverrides({ ...source, overrideParams }),
    registry: reading,
    services,
    notices,
    isInAudience,
    federation,
  });
  cleanups.push(remotes.close, services.close, navigation.close);
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
