import { toViewer, type Viewer } from '@site-admin/contracts';
import { initialStateFor, type SiteOptions, viewerFor } from '@site-admin/contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { declaredRemotes } from '../testing/declared-remotes';
import { renderPage } from '../testing/render-page';
import { showsMasthead, showsMastheadNavigation } from './visibility';

const recommending = { initialState: { siteData: { showRecommendations: true } } };

const declaredRoutes = declaredRemotes
  .flatMap(({ declaration }) => declaration?.pages ?? [])
  .flatMap(({ path, routes }) => routes?.map((route) => route.path) ?? [path]);

const withFrame = [
  '/dashboard',
  '/reconnect',
  '/my-plan',
  '/settings',
  '/security',
  '/performance',
  '/writing',
  '/sharing',
  '/discussion',
  '/traffic',
  '/privacy',
  ...declaredRoutes.filter((path) => path.startsWith('/recommendations') || path.startsWith('/product/')),
];

test.each(withFrame)('SHELL-021 %s has masthead and footer', (at) => {
  renderPage({ at, site: recommending });
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'About Jetpack' })).toBeInTheDocument();
});

test.each(['/license/activation', '/setup'])('SHELL-021 %s has neither masthead nor footer', (at) => {
  renderPage({ at });
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'About Jetpack' })).not.toBeInTheDocument();
});

test.each<[string, boolean]>([
  ['/my-plan', true],
  ['/recommendations/summary', true],
  ...declaredRoutes.filter((path) => path.startsWith('/product/')).map((path): [string, boolean] => [path, true]),
  ['/security', false],
  ['/license/activation', false],
  ['/connect-user', false],
])('SHELL-021 %s has the main tabs: %p', (at, isShown) => {
  renderPage({ at, site: recommending });
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(screen.queryAllByRole('navigation', { name: 'Jetpack' })).toHaveLength(isShown ? 1 : 0);
});

test.each(['/dashboard', '/disconnect', '/connect-user', '/woo-setup', '/my-plan'])(
  'SHELL-134 %s of the dashboard group has masthead, footer and the extensions below',
  async (at) => {
    const { fakeRemotes, network } = renderPage({ at, site: { linked: at !== '/connect-user' } });
    network.respond('POST seen-wc-connection-modal', { success: true });
    await screen.findByText(/content of dashboard|content of licensing|Connect your user account|Continue to Jetpack/, {
      selector: 'div, button *, button',
    });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'About Jetpack' })).toBeInTheDocument();
    // /disconnect renders the dashboard behind a dialog.
    const seen = at === '/disconnect' ? '/dashboard' : at;
    await waitFor(() => expect(fakeRemotes.log.below).toEqual([`page.below@1 ${seen}`]));
  },
);

test('SHELL-134 the settings group and offline sites have no extensions below', () => {
  jest.useFakeTimers();
  // Rendered after the screen.
  const getBelow = (options: Parameters<typeof renderPage>[0]) => {
    const { fakeRemotes, unmount } = renderPage(options);
    act(() => jest.advanceTimersByTime(1000));
    unmount();
    return fakeRemotes.log.below;
  };
  expect(getBelow({ at: '/dashboard' })).toHaveLength(1);
  expect(getBelow({ at: '/discussion' })).toEqual([]);
  expect(getBelow({ site: { connection: 'offline' } })).toEqual([]);
  jest.useRealTimers();
});

test('SHELL-035 the whole masthead is hidden on the empty path and on /setup', () => {
  expect(showsMasthead('', { frame: 'dashboard' })).toBe(false);
  expect(showsMasthead('/setup', { frame: 'dashboard' })).toBe(false);
  expect(showsMasthead('/dashboard', { frame: 'dashboard' })).toBe(true);
});

test('SHELL-007 /setup renders its screen with the masthead hidden', () => {
  const { fakeRemotes } = renderPage({ at: '/setup' });
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(fakeRemotes.log.opened).toEqual(['dashboard']);
});

describe('masthead navigation', () => {
  const viewer = (options: SiteOptions = {}, changes: Partial<Viewer> = {}) => ({ ...viewerFor(options), ...changes });

  test('SHELL-029 is hidden when the path is empty', () => {
    expect(showsMastheadNavigation('', viewer())).toBe(false);
    expect(showsMastheadNavigation('/dashboard', viewer())).toBe(true);
  });

  test('SHELL-030 is hidden when there is no connection status', () => {
    const { siteData, partnerCoupon, userData, getModules: modules } = initialStateFor();
    const unknown = toViewer({
      initial: { siteData, partnerCoupon },
      connection: undefined,
      user: userData.currentUser,
      modules,
    });
    expect(unknown.status).toBe('unknown');
    expect(showsMastheadNavigation('/dashboard', unknown)).toBe(false);
  });

  test('SHELL-031 is hidden on paths that start with /setup', () => {
    expect(showsMastheadNavigation('/setup', viewer())).toBe(false);
    expect(showsMastheadNavigation('/setup/more', viewer())).toBe(false);
  });

  test('SHELL-032 is hidden without edit_posts', () => {
    expect(showsMastheadNavigation('/dashboard', viewer({ role: 'subscriber' }, { hasPersonalModule: true }))).toBe(false);
  });

  test('SHELL-033 is hidden when the site is not connected, except in offline mode', () => {
    expect(showsMastheadNavigation('/dashboard', viewer({ connection: 'unconnected' }))).toBe(false);
    expect(showsMastheadNavigation('/dashboard', viewer({ connection: 'connected' }))).toBe(true);
    expect(showsMastheadNavigation('/dashboard', viewer({ connection: 'offline' }))).toBe(true);
  });

  const cases = [false, true].flatMap((owner) =>
    [false, true].flatMap((linked) => [false, true].map((module) => ({ owner, linked, module }))),
  );
  test.each(cases)('SHELL-034 an editor: owner $owner, linked $linked, post by email or publicize $module', (given) => {
    const inputs = { hasConnectedOwner: given.owner, isLinked: given.linked, hasPersonalModule: given.module };
    const shown = given.owner && given.linked && given.module;
    expect(showsMastheadNavigation('/dashboard', viewer({ role: 'editor' }, inputs))).toBe(shown);
    expect(showsMastheadNavigation('/dashboard', viewer({ role: 'administrator' }, inputs))).toBe(true);
    expect(showsMastheadNavigation('/dashboard', viewer({ role: 'editor', connection: 'offline' }, inputs))).toBe(true);
  });

  test.each(['post-by-email', 'publicize'])('SHELL-034 %s is one of the two modules that count', (slug) => {
    expect(viewer({ role: 'editor', modules: { [slug]: true } }).hasPersonalModule).toBe(true);
    expect(viewer({ role: 'editor', modules: { 'post-by-email': false, publicize: false } }).hasPersonalModule).toBe(false);
  });
});
