import { renderPage } from '../testing/render-page';
import { getConnectionData } from '@site-admin/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { card, choose, footerLinks, line, openDevTools, renderDevPage, tabs } from './testing/open-dev-tools';

beforeEach(() => sessionStorage.clear());

describe('the card', () => {
  test('SHELL-113 is shown when opened from the footer of a development version, and closes with its Close button', async () => {
    const page = renderDevPage();
    expect(screen.queryByRole('region', { name: 'Developer tools' })).not.toBeInTheDocument();
    await openDevTools(page);
    const close = within(card()).getByRole('button', { name: 'Close' });
    expect(close).toHaveFocus();
    await page.user.click(close);
    expect(screen.queryByRole('region', { name: 'Developer tools' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dev Tools' })).toHaveFocus();
    page.unmount();
    renderPage();
    expect(screen.queryByRole('button', { name: 'Dev Tools' })).not.toBeInTheDocument();
  });

  test('SHELL-113 a released version shows no card, whatever is stored in the tab', async () => {
    sessionStorage.setItem('site-admin:simulation', '{"role":"subscriber"}');
    const page = renderPage();
    await act(() => Promise.resolve());
    expect(line()).not.toBeInTheDocument();
    expect(page.services.site.user.current.permissions.manage_modules).toBe(true);
  });
});

describe('the user', () => {
  test('SHELL-114 Admin (master) and Admin (secondary) see all tabs; only the first owns the connection', async () => {
    const page = renderDevPage({ role: 'editor', initialState: { siteData: { showRecommendations: true } } });
    expect(tabs()).toEqual(['At a Glance']);
    await openDevTools(page);
    await choose(page, 'Role', 'Admin (master)');
    const all = ['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack'];
    expect(tabs().map((text) => text?.replace(' (opens in a new tab)', ''))).toEqual(all);
    expect(page.services.site.user.current).toMatchObject({ isMaster: true, isConnected: true });
    await choose(page, 'Role', 'Admin (secondary)');
    expect(tabs()).toHaveLength(5);
    expect(page.services.site.user.current.isMaster).toBe(false);
  });

  test('SHELL-114 an Editor loses tabs and footer links at once, and is redirected from screens without access', async () => {
    const page = renderDevPage({}, '/discussion');
    await openDevTools(page);
    await choose(page, 'Role', 'Editor');
    await waitFor(() => expect(page.navigation.location.current.path).toBe('/dashboard'));
    expect(tabs()).toEqual(['At a Glance']);
    expect(footerLinks()).toEqual(expect.not.arrayContaining(['Modules', 'Debug']));
    expect(screen.queryByRole('button', { name: 'Reset Options' })).not.toBeInTheDocument();
    // The developer tools stay available.
    expect(screen.getByRole('button', { name: 'Dev Tools' })).toBeInTheDocument();
  });

  test('SHELL-114 a Subscriber may only open the page; "Actual" restores the real user', async () => {
    const page = renderDevPage();
    const real = page.services.site.user.current;
    await openDevTools(page);
    await choose(page, 'Role', 'Subscriber');
    const { permissions } = page.services.site.user.current;
    expect(Object.entries(permissions).filter(([, may]) => may === true)).toEqual([['admin_page', true]]);
    await choose(page, 'Role', 'Actual');
    expect(page.services.site.user.current).toEqual(real);
  });

  test('SHELL-114 access to stats can be simulated, but not for admins', async () => {
    const page = renderDevPage();
    await openDevTools(page);
    expect(within(card()).queryByRole('group', { name: 'Statistics' })).not.toBeInTheDocument();
    await choose(page, 'Role', 'Editor');
    expect(within(card()).getByRole('radio', { name: 'Cannot view stats' })).toBeChecked();
    await choose(page, 'Statistics', 'Can view stats');
    expect(page.services.site.user.current.permissions).toMatchObject({ view_stats: true, manage_modules: false });
    await choose(page, 'Role', 'Subscriber');
    await choose(page, 'Statistics', 'Cannot view stats');
    expect(page.services.site.user.current.permissions.view_stats).toBe(false);
    await choose(page, 'Role', 'Admin (secondary)');
    expect(page.services.site.user.current.permissions.view_stats).toBe(true);
    expect(within(card()).queryByRole('group', { name: 'Statistics' })).not.toBeInTheDocument();
  });

  test('an unlinked account loses what needs one, and can be linked in the simulation only', async () => {
    const page = renderDevPage({ linked: true, owner: true });
    await openDevTools(page);
    await choose(page, 'Account', 'Not linked');
    expect(tabs()).not.toContain('My Plan');
    expect(page.services.site.user.current).toMatchObject({ isConnected: false, isMaster: false, wpcomUser: { login: '' } });
    expect(page.services.site.connection.current).toMatchObject({ isUserConnected: false, hasConnectedOwner: true });
    await choose(page, 'Account', 'Linked');
    expect(tabs()).toContain('My Plan');
    await choose(page, 'Account', 'Not linked');
    await page.user.click(screen.getByRole('button', { name: 'End simulation' }));
    expect(tabs()).toContain('My Plan');
    expect(page.services.site.connection.current).toMatchObject({ isUserConnected: true, hasConnectedOwner: true });
    expect(page.network.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  });

  test('a simulated linked account on a site without an owner is its owner', async () => {
    const page = renderDevPage({ connection: 'site-only', linked: false, owner: false });
    const { connection, user } = page.services.site;
    page.network.respond('GET connection/data', { currentUser: { ...user.current, blogId: 7 }, connectionOwner: null });
    const seen: { data?: unknown } = {};
    page.act(() => page.services.resources.watch(getConnectionData).subscribe(({ data }) => (seen.data = data)));
    await waitFor(() => expect(seen.data).toBeDefined());
    await openDevTools(page);
    await choose(page, 'Account', 'Linked');
    expect(connection.current.hasConnectedOwner).toBe(true);
    const { username } = user.current;
    expect(seen.data).toMatchObject({ currentUser: { isConnected: true, blogId: 7, wpcomUser: { login: username } } });
    await choose(page, 'Account', 'Actual');
    expect(connection.current.hasConnectedOwner).toBe(false);
    expect(seen.data).toMatchObject({ currentUser: { isConnected: false } });
    expect(user.current.isConnected).toBe(false);
  });

  test('real changes during a simulation are shown when it ends', async () => {
    const page = renderDevPage({ linked: true });
    await openDevTools(page);
    await choose(page, 'Role', 'Editor');
    const { user } = page.services.site;
    await act(async () => page.services.site.setUser({ ...user.current, isConnected: false }));
    expect(user.current.permissions.manage_modules).toBe(false);
    await page.user.click(screen.getByRole('button', { name: 'End simulation' }));
    expect(user.current).toMatchObject({ isConnected: false, permissions: { manage_modules: true } });
  });
});

describe('in this tab', () => {
  test('with the card closed, a line lists what is simulated, ends it or opens the card', async () => {
    const page = renderDevPage();
    await openDevTools(page);
    await choose(page, 'Role', 'Author');
    await page.user.click(within(card()).getByRole('button', { name: 'Close' }));
    expect(line()).toHaveTextContent('Simulated: Author');
    await page.user.click(screen.getByRole('button', { name: 'Change' }));
    expect(within(card()).getByRole('radio', { name: 'Author' })).toBeChecked();
    await page.user.click(within(card()).getByRole('button', { name: 'Close' }));
    await page.user.click(screen.getByRole('button', { name: 'End simulation' }));
    expect(line()).not.toBeInTheDocument();
    expect(page.services.site.user.current.permissions.manage_modules).toBe(true);
  });

  test('a simulation continues, visibly, after a reload', async () => {
    const first = renderDevPage();
    await openDevTools(first);
    await choose(first, 'Role', 'Editor');
    first.unmount();
    const second = renderDevPage();
    await waitFor(() => expect(line()).toHaveTextContent('Simulated: Editor'));
    expect(tabs()).toEqual(['At a Glance']);
    await second.user.click(screen.getByRole('button', { name: 'End simulation' }));
    second.unmount();
    renderDevPage();
    await act(() => Promise.resolve());
    expect(line()).not.toBeInTheDocument();
    expect(tabs()).toContain('My Jetpack');
  });

  test.each(['{', '[]', '{"role":"root"}', '{"threats":17}'])('invalid stored choices (%s) are ignored', async (stored) => {
    sessionStorage.setItem('site-admin:simulation', stored);
    const page = renderDevPage();
    await openDevTools(page);
    expect(within(card()).getByRole('status')).toHaveTextContent('Nothing is simulated.');
    expect(page.services.site.user.current.permissions.manage_modules).toBe(true);
  });
});
