import type { SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

const woa = { initialState: { siteData: { isWoASite: true, showRecommendations: true } } };
const dashboardButton = () => screen.queryByRole('link', { name: 'Dashboard' });

test('SHELL-023 the logo links to the dashboard, and its click is tracked', async () => {
  const { user, recorded } = renderPage({ at: '/my-plan' });
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: /Jetpack/ });
  expect(logo).toHaveAttribute('href', '#/dashboard');
  await user.click(logo);
  expect(recorded).toContainEqual({ name: 'jetpack_wpa_click', properties: { target: 'logo', location: 'masthead' } });
});

test('SHELL-024 the badge "Offline Mode" is shown only when the site is offline', () => {
  const { unmount } = renderPage({ site: { connection: 'offline' } });
  expect(within(screen.getByRole('banner')).getByText('Offline Mode')).toBeInTheDocument();
  unmount();
  for (const connection of ['connected', 'site-only', 'unconnected'] as const) {
    const page = renderPage({ site: { connection } });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByText('Offline Mode')).not.toBeInTheDocument();
    page.unmount();
  }
});

describe('sandbox badge', () => {
  const sandboxed = () => {
    const page = renderPage();
    page.act(() => page.services.site.setConnection({ ...page.services.site.connection.current, sandboxDomain: 'box.example' }));
    return page;
  };

  test('SHELL-025 is shown when a sandbox domain is set', () => {
    const page = renderPage();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.queryByText('API Sandboxed')).not.toBeInTheDocument();
    page.unmount();
    sandboxed();
    expect(screen.getByRole('button', { name: 'API Sandboxed' })).toHaveAttribute('title', 'box.example');
  });

  test('SHELL-026 a click tests the connection; a success shows a notice', async () => {
    const { user, network, notices } = sandboxed();
    network.respond('GET connection/test', { code: 'success', message: 'All good' });
    expect(network.getCalls('GET connection/test')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'API Sandboxed' }));
    expect(await screen.findByText('The sandbox connection is working.')).toBeInTheDocument();
    expect(network.getCalls('GET connection/test')).toHaveLength(1);
    expect(notices.shown.current).toMatchObject([{ status: 'is-success' }]);
  });

  test('SHELL-026 any code except "success" shows an error with its message', async () => {
    const { user, network, notices } = sandboxed();
    network.respond('GET connection/test', { code: 'no_token', message: 'There is no token' });
    await user.click(screen.getByRole('button', { name: 'API Sandboxed' }));
    expect(await screen.findByText('There was an error testing Jetpack. Error: There is no token')).toBeInTheDocument();
    expect(notices.shown.current).toMatchObject([{ status: 'is-error' }]);
  });

  test('SHELL-026 the badge is busy while the test is in progress', async () => {
    const { user, network } = sandboxed();
    const badge = screen.getByRole('button', { name: 'API Sandboxed' });
    network.respond('GET connection/test', { code: 'success', message: '' });
    const release = network.hold('GET connection/test');
    await user.click(badge);
    expect(badge).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByText('The sandbox connection is working.')).toBeInTheDocument();
    expect(badge).toHaveAttribute('aria-busy', 'false');
  });

  test('ERR-017 a failed test shows an error with its message', async () => {
    const { user, network } = sandboxed();
    network.respond('GET connection/test', { code: 'failed_test__blog_token', message: 'The token is bad' }, 500);
    await user.click(screen.getByRole('button', { name: 'API Sandboxed' }));
    expect(await screen.findByText('There was an error testing Jetpack. Error: The token is bad')).toBeInTheDocument();
  });
});

test('SHELL-027 the masthead has Dashboard and Settings buttons on WoA sites only', () => {
  const { unmount } = renderPage();
  expect(dashboardButton()).not.toBeInTheDocument();
  unmount();
  renderPage({ site: woa });
  expect(dashboardButton()).toHaveAttribute('href', '#/dashboard');
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '#/settings');
});

test.each([
  ['/', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/my-plan', 'Dashboard'],
  ['/recommendations', 'Dashboard'],
  ['/recommendations/monitor', 'Dashboard'],
  ['/settings', 'Settings'],
  ['/security', 'Settings'],
  ['/performance', 'Settings'],
  ['/writing', 'Settings'],
  ['/sharing', 'Settings'],
  ['/discussion', 'Settings'],
  ['/traffic', 'Settings'],
  ['/privacy', 'Settings'],
])('SHELL-028 on %s the primary button is %s', (at, name) => {
  renderPage({ at, site: woa });
  const buttons = within(screen.getByRole('navigation', { name: 'Jetpack sections' })).getAllByRole('link');
  expect(buttons.filter((button) => button.className.includes('primary'))).toEqual([screen.getByRole('link', { name })]);
});

describe('on a WoA site', () => {
  const isShown = (site: SiteOptions) => {
    const { unmount } = renderPage({ site: { ...site, ...woa } });
    const shown = screen.queryByRole('navigation', { name: 'Jetpack sections' }) !== null;
    expect(screen.getByRole('banner')).toBeInTheDocument();
    unmount();
    return shown;
  };

  test('SHELL-033 the buttons need a connected site, or one that is offline', () => {
    expect(isShown({ connection: 'connected' })).toBe(true);
    expect(isShown({ connection: 'unconnected' })).toBe(false);
    expect(isShown({ connection: 'offline' })).toBe(true);
  });

  test('SHELL-034 without manage_options they need an owner, a linked account and a module of their own', () => {
    const author = { role: 'author', linked: true, owner: true, modules: { publicize: true } } as const;
    expect(isShown(author)).toBe(true);
    expect(isShown({ ...author, modules: { publicize: false, 'post-by-email': true } })).toBe(true);
    expect(isShown({ ...author, modules: { publicize: false, 'post-by-email': false } })).toBe(false);
    expect(isShown({ ...author, linked: false })).toBe(false);
    expect(isShown({ ...author, connection: 'site-only', owner: false })).toBe(false);
    expect(isShown({ ...author, connection: 'offline', linked: false })).toBe(true);
  });

  test('SHELL-034 they appear when such a module is activated, and disappear when it is deactivated', async () => {
    const { network, services } = renderPage({ site: { ...woa, role: 'author', modules: { publicize: false } } });
    expect(dashboardButton()).not.toBeInTheDocument();
    network.respond('GET module/all', { publicize: { activated: true } });
    services.resources.invalidate(['module/all']);
    await waitFor(() => expect(dashboardButton()).toBeInTheDocument());
    network.respond('GET module/all', { publicize: { activated: false } });
    services.resources.invalidate(['module/all']);
    await waitFor(() => expect(dashboardButton()).not.toBeInTheDocument());
  });
});

test('SHELL-052 clicks on the masthead buttons are tracked', async () => {
  const { user, recorded } = renderPage({ site: woa });
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const targets = recorded.flatMap(({ properties }) => (properties && 'target' in properties ? [properties.target] : []));
  expect(targets).toEqual(['nav_settings', 'nav_dashboard']);
});

test('SHELL-032 ROLE-003 without edit_posts there is no masthead navigation', () => {
  renderPage({ site: { ...woa, role: 'subscriber' } });
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(dashboardButton()).not.toBeInTheDocument();
});
