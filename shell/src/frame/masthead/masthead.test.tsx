import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

const woa = { initialState: { siteData: { isWoASite: true, showRecommendations: true } } };
const dashboardButton = () => screen.queryByRole('link', { name: 'Dashboard' });

test('SHELL-023 the logo leads to the dashboard, and its click is tracked', async () => {
  const { user, recorded } = renderPage({ at: '/my-plan' });
  const logo = within(screen.getByRole('banner')).getByRole('link', { name: /Jetpack/ });
  expect(logo).toHaveAttribute('href', '#/dashboard');
  await user.click(logo);
  expect(recorded).toContainEqual({ name: 'jetpack_wpa_click', properties: { target: 'logo', location: 'masthead' } });
});

test('SHELL-024 the badge "Offline Mode" shows when the site is offline, and only then', () => {
  const { unmount } = renderPage({ site: { connection: 'offline' } });
  expect(within(screen.getByRole('banner')).getByText('Offline Mode')).toBeInTheDocument();
  unmount();
  renderPage();
  expect(screen.queryByText('Offline Mode')).not.toBeInTheDocument();
});

describe('sandbox badge', () => {
  const sandboxed = () => {
    const page = renderPage();
    page.act(() => page.services.site.setConnection({ ...page.services.site.connection.current, sandboxDomain: 'box.example' }));
    return page;
  };

  test('SHELL-025 shows when a sandbox domain is set', () => {
    renderPage().unmount();
    expect(screen.queryByRole('button', { name: 'API Sandboxed' })).not.toBeInTheDocument();
    sandboxed();
    expect(screen.getByRole('button', { name: 'API Sandboxed' })).toBeInTheDocument();
  });

  test('SHELL-026 a click tests the connection; a success is told', async () => {
    const { user, network } = sandboxed();
    network.answer('GET connection/test', { code: 'success', message: 'All good' });
    await user.click(screen.getByRole('button', { name: 'API Sandboxed' }));
    expect(await screen.findByText('The connection to the sandbox works.')).toBeInTheDocument();
    expect(network.callsOf('GET connection/test')).toHaveLength(1);
  });

  test('ERR-017 a failed test is told with its message', async () => {
    const { user, network } = sandboxed();
    network.answer('GET connection/test', { code: 'failed_test__blog_token', message: 'The token is bad' }, 500);
    await user.click(screen.getByRole('button', { name: 'API Sandboxed' }));
    expect(
      await screen.findByText('There was an error testing Jetpack. Error: The token is bad (Status 500)'),
    ).toBeInTheDocument();
  });
});

test('SHELL-027 Dashboard and Settings buttons stand in the masthead of WoA sites only', () => {
  const { unmount } = renderPage();
  expect(dashboardButton()).not.toBeInTheDocument();
  unmount();
  renderPage({ site: woa });
  expect(dashboardButton()).toHaveAttribute('href', '#/dashboard');
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '#/settings');
});

test.each([
  ['/dashboard', 'Dashboard'],
  ['/my-plan', 'Dashboard'],
  ['/recommendations/monitor', 'Dashboard'],
  ['/settings', 'Settings'],
  ['/discussion', 'Settings'],
])('SHELL-028 on %s the primary button is %s', (at, name) => {
  renderPage({ at, site: woa });
  const buttons = within(screen.getByRole('navigation', { name: 'Jetpack sections' })).getAllByRole('link');
  expect(buttons.filter((button) => button.className.includes('primary'))).toEqual([screen.getByRole('link', { name })]);
});

test('SHELL-052 clicks on the masthead buttons are tracked', async () => {
  const { user, recorded } = renderPage({ site: woa });
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const targets = recorded.flatMap(({ properties }) => (properties && 'target' in properties ? [properties.target] : []));
  expect(targets).toEqual(['nav_settings', 'nav_dashboard']);
});

test('SHELL-032 ROLE-003 who may not edit posts has no masthead navigation', () => {
  renderPage({ site: { ...woa, role: 'subscriber' } });
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(dashboardButton()).not.toBeInTheDocument();
});
