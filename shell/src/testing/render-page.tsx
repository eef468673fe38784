import { wireInitialStateFor, type SiteOptions } from '@site-admin/contracts/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disconnectDialog } from '../connection/disconnect/disconnect-route';
import { identityCrisisPanel } from '../connection/identity-crisis/identity-crisis';
import { reconnectDialog } from '../connection/reconnect-route';
import { devTools } from '../dev-tools/use-dev-tools';
import { createNoticeStore } from '../notices/notice-store';
import { refreshOnLicenseActivation } from '../licensing/license-activation';
import { readPage } from '../page/page-data';
import type { KnownRemote } from '../page/services/remotes';
import { createNavigation } from '../routing/navigation';
import { createQuestions } from '../routing/question';
import { watchRoute } from '../routing/watch-route';
import { createPageServices } from '../create-page-services';
import { connectionErrorNotices } from '../frame/notices/lazy-connection-errors';
import { siteNotices } from '../frame/notices/lazy-site-notices';
import { versionNotices } from '../frame/notices/lazy-version-notices';
import { PageContext } from '../page/page-context';
import { PageFrame } from '../frame/page/page';
import { connectScreens } from '../frame/page/page-body';
import { createFakeNetwork } from './fake-network';
import { declaredRemotes } from './declared-remotes';
import { createFakeRemotes } from './fake-remotes';

export interface PageOptions {
  /** Route, such as `/discussion`. */
  readonly at?: string;
  readonly site?: SiteOptions;
  readonly known?: readonly KnownRemote[];
  /** The user has the right `operate`. */
  readonly operates?: boolean;
}

const addresses = { remotes: '/remotes/', registry: '/registry', health: '/health', nonce: '/nonce' };
const pageBlock = {
  registry: {},
  manifests: {},
  overrides: 'closed',
  addresses,
  pollSeconds: 45,
  locale: 'en_US',
  direction: 'ltr',
};

/** Parts in chunks of their own. They are loaded before the tests, so that none is rendered later than a test expects. */
const lazyParts = [
  ...Object.values(connectScreens),
  devTools,
  disconnectDialog,
  identityCrisisPanel,
  reconnectDialog,
  connectionErrorNotices,
  siteNotices,
  versionNotices,
];
// A test may make one fail: it is then loaded when it is rendered.
beforeAll(() => Promise.allSettled(lazyParts.map((part) => part.fetch())));

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanUp) => cleanUp()));

/** Adds the data that the host page prints to the test's window. */
export function printHostPage(state: unknown, block: unknown = pageBlock): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'site-admin-page';
  script.textContent = JSON.stringify(block);
  document.body.append(script);
  Object.assign(window, { Initial_State: state, jetpack_redirects: { currentSiteRawUrl: 'example.com' } });
  cleanups.push(() => {
    script.remove();
    Reflect.deleteProperty(window, 'Initial_State');
  });
}

/** Waits until responses have arrived and history has moved: both take a few turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

/** Creates the page's services from its data, with a fake network. */
function createTestServices() {
  const network = createFakeNetwork();
  Object.assign(window, { fetch: network.fetch, scrollTo: jest.fn(), _tkq: [] });
  const input = readPage(window);
  if (!input.ok) throw new Error(input.error);
  const notices = createNoticeStore();
  const questions = createQuestions();
  const assigned: string[] = [];
  const reload = jest.fn<void, []>();
  const navigation = createNavigation({
    window,
    ask: questions.ask,
    assign: (url) => assigned.push(url),
    reload,
    whenSaved: () => services.whenSaved(),
  });
  const services = createPageServices({ input, window, notices, navigation });
  const recorded: { name: string; properties: object | undefined }[] = [];
  jest.spyOn(services.analytics, 'record').mockImplementation((name, properties) => void recorded.push({ name, properties }));
  const { site, analytics, connection } = services;
  watchRoute({ navigation, notices, analytics, viewer: site.viewer, initial: site.initial });
  const licenseActivations = refreshOnLicenseActivation(services);
  cleanups.push(() => {
    licenseActivations.unsubscribe();
    navigation.close();
    services.close();
  });
  // `reload` is called instead of `location.reload`.
  return { services, navigation, notices, questions, connection, network, assigned, reload, recorded };
}

/** Renders the whole page; only network, remotes and leaving the page are fake. */
export function renderPage({ at = '/dashboard', site = {}, known = declaredRemotes, operates = false }: PageOptions = {}) {
  window.history.replaceState(null, '', `#${at}`);
  printHostPage(wireInitialStateFor(site), { ...pageBlock, operates });
  const fakeRemotes = createFakeRemotes(known);
  const page = { ...createTestServices(), remotes: fakeRemotes.remotes };
  const view = render(
    <PageContext value={page}>
      <PageFrame />
    </PageContext>,
  );
  // Unmounted before the services are closed.
  cleanups.unshift(() => view.unmount());
  return {
    ...page,
    ...view,
    fakeRemotes,
    user: userEvent.setup(),
    /** Navigates to a route. */
    go: (to: string) => act(() => page.navigation.navigate(to)),
    act: (change: () => void) => act(change),
  };
}
