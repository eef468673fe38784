import {
  getConnectionData,
  getRewindStatus,
  getScanStatus,
  getSite,
  getSiteFeatures,
  getVaultPressData,
  type ResourceState,
  type ScanStatus,
} from '@site-admin/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type PageOptions } from '../testing/render-page';
import { createRemoteServices } from '../remotes/services/remote-services';

const development = { isDevVersion: true };
const answers = {
  'GET scan': { code: 'success', message: '', data: '{"state":"unavailable","reason":"missing_plan"}' },
  'GET rewind': { code: 'success', message: '', data: '{"state":"unavailable","reason":"missing_plan"}' },
  'GET site': { code: 'success', message: '', data: '{"name":"Mine","plan":{"product_slug":"jetpack_free"}}' },
  'GET site/features': { code: 'success', message: '', data: '{"active":[],"available":{"scan":["jetpack_scan"]}}' },
};

function render(site: PageOptions['site'] = {}, at = '/dashboard') {
  const page = renderPage({ at, site: { ...site, initialState: { ...development, ...site.initialState } } });
  for (const [name, answer] of Object.entries(answers)) page.network.answer(name, answer);
  page.network.answer('GET module/vaultpress/data', { code: 'not_active', message: 'No.' }, 404);
  return page;
}

const card = () => screen.getByRole('region', { name: 'Developer tools' });
const line = () => screen.queryByRole('region', { name: 'Simulation' });
const footerLinks = () =>
  within(screen.getByRole('navigation', { name: 'About Jetpack' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Jetpack' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

type Shown = ReturnType<typeof render>;
async function open({ user }: Shown) {
  await user.click(screen.getByRole('button', { name: 'Dev Tools' }));
  return screen.findByRole('region', { name: 'Developer tools' });
}
const choose = ({ user }: Shown, group: string, option: string) =>
  user.click(within(within(card()).getByRole('group', { name: group })).getByRole('radio', { name: option }));

beforeEach(() => sessionStorage.clear());

describe('the card', () => {
  test('SHELL-113 shows only when opened from the footer of a development version, and closes by its x', async () => {
    const page = render();
    expect(screen.queryByRole('region', { name: 'Developer tools' })).not.toBeInTheDocument();
    await open(page);
    const close = within(card()).getByRole('button', { name: 'Close' });
    expect(close).toHaveFocus();
    await page.user.click(close);
    expect(screen.queryByRole('region', { name: 'Developer tools' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dev Tools' })).toHaveFocus();
    page.unmount();
    renderPage();
    expect(screen.queryByRole('button', { name: 'Dev Tools' })).not.toBeInTheDocument();
  });

  test('SHELL-113 a released version shows no card, whatever the tab remembers', async () => {
    sessionStorage.setItem('site-admin:simulation', '{"role":"subscriber"}');
    const page = renderPage();
    await act(() => Promise.resolve());
    expect(line()).not.toBeInTheDocument();
    expect(page.services.site.user.current.permissions.manage_modules).toBe(true);
  });
});

describe('people', () => {
  test('SHELL-114 Admin (master) and Admin (secondary) see all tabs; only the first owns the connection', async () => {
    const page = render({ role: 'editor', initialState: { siteData: { showRecommendations: true } } });
    expect(tabs()).toEqual(['At a Glance']);
    await open(page);
    await choose(page, 'Role', 'Admin (master)');
    const all = ['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack'];
    expect(tabs().map((text) => text?.replace(' (opens in a new tab)', ''))).toEqual(all);
    expect(page.services.site.user.current).toMatchObject({ isMaster: true, isConnected: true });
    await choose(page, 'Role', 'Admin (secondary)');
    expect(tabs()).toHaveLength(5);
    expect(page.services.site.user.current.isMaster).toBe(false);
  });

  test('SHELL-114 an Editor loses tabs and footer links at once, and is sent from screens that are not for them', async () => {
    const page = render({}, '/discussion');
    await open(page);
    await choose(page, 'Role', 'Editor');
    await waitFor(() => expect(page.navigation.location.current.path).toBe('/dashboard'));
    expect(tabs()).toEqual(['At a Glance']);
    expect(footerLinks()).toEqual(expect.not.arrayContaining(['Modules', 'Debug']));
    expect(screen.queryByRole('button', { name: 'Reset Options' })).not.toBeInTheDocument();
    // The way back stays.
    expect(screen.getByRole('button', { name: 'Dev Tools' })).toBeInTheDocument();
  });

  test('SHELL-114 a Subscriber may open the page and nothing more; as it is brings the real person back', async () => {
    const page = render();
    const real = page.services.site.user.current;
    await open(page);
    await choose(page, 'Role', 'Subscriber');
    const { permissions } = page.services.site.user.current;
    expect(Object.entries(permissions).filter(([, may]) => may === true)).toEqual([['admin_page', true]]);
    await choose(page, 'Role', 'Actual');
    expect(page.services.site.user.current).toEqual(real);
  });

  test('SHELL-114 whoever is no admin can or cannot view the statistics; of admins it is not asked', async () => {
    const page = render();
    await open(page);
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

  test('an account that is not linked loses what needs one, and is linked again in the simulation only', async () => {
    const page = render({ linked: true, owner: true });
    await open(page);
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

  test('a linked account on a site nobody owns is an owner for as long as it is simulated', async () => {
    const page = render({ connection: 'site-only', linked: false, owner: false });
    const { connection, user } = page.services.site;
    page.network.answer('GET connection/data', { currentUser: { ...user.current, blogId: 7 }, connectionOwner: null });
    const seen: { data?: unknown } = {};
    page.act(() => page.services.resources.watch(getConnectionData).subscribe(({ data }) => (seen.data = data)));
    await waitFor(() => expect(seen.data).toBeDefined());
    await open(page);
    await choose(page, 'Account', 'Linked');
    expect(connection.current.hasConnectedOwner).toBe(true);
    const { username } = user.current;
    expect(seen.data).toMatchObject({ currentUser: { isConnected: true, blogId: 7, wpcomUser: { login: username } } });
    await choose(page, 'Account', 'Actual');
    expect(connection.current.hasConnectedOwner).toBe(false);
    expect(seen.data).toMatchObject({ currentUser: { isConnected: false } });
    expect(user.current.isConnected).toBe(false);
  });

  test('what really changes meanwhile is there when the simulation ends', async () => {
    const page = render({ linked: true });
    await open(page);
    await choose(page, 'Role', 'Editor');
    const { user } = page.services.site;
    await act(async () => page.services.site.setUser({ ...user.current, isConnected: false }));
    expect(user.current.permissions.manage_modules).toBe(false);
    await page.user.click(screen.getByRole('button', { name: 'End simulation' }));
    expect(user.current).toMatchObject({ isConnected: false, permissions: { manage_modules: true } });
  });
});

describe('the site', () => {
  interface Seen {
    scan?: ResourceState<ScanStatus>;
    vaultPress?: unknown;
    rewind?: unknown;
    site?: unknown;
    features?: unknown;
  }

  /** The last state a remote that watches would have been told. */
  function watched(page: Shown) {
    const { resources } = createRemoteServices(
      page.services,
      { name: 'dashboard', version: '1.0.0', emits: [], listens: [], pages: [], source: 'active' },
      page.remotes.extensions,
    ).services;
    const seen: Seen = {};
    resources.watch(getScanStatus).subscribe((state) => (seen.scan = state));
    resources.watch(getVaultPressData).subscribe((state) => (seen.vaultPress = state));
    resources.watch(getRewindStatus).subscribe((state) => (seen.rewind = state));
    resources.watch(getSite).subscribe((state) => (seen.site = state));
    resources.watch(getSiteFeatures).subscribe((state) => (seen.features = state));
    return seen;
  }
  async function set(options?: PageOptions['site']) {
    const page = render(options);
    const seen = watched(page);
    await waitFor(() => expect(seen.features).toMatchObject({ status: 'ready' }));
    const before = { ...seen };
    await open(page);
    return { page, seen, before };
  }

  test('SHELL-115 with threats on, whoever watches the scan or VaultPress is told of 17 at once; off, of none', async () => {
    const { page, seen } = await set();
    expect(seen.scan).toMatchObject({ data: { state: 'unavailable' } });
    expect(seen.vaultPress).toMatchObject({ status: 'failed' });
    await choose(page, 'Threats', '17 threats');
    expect(seen.scan).toMatchObject({ status: 'ready', data: { state: 'idle', threats: { length: 17 } } });
    expect(new Set(seen.scan?.data?.threats?.map(({ id }) => id)).size).toBe(17);
    expect(seen.vaultPress).toMatchObject({
      status: 'ready',
      data: { code: 'success', data: { active: true, features: { security: true }, security: { notice_count: 17 } } },
    });
    await choose(page, 'Threats', 'No threats');
    expect(seen.scan).toMatchObject({ data: { threats: { length: 0 } } });
    expect(seen.vaultPress).toMatchObject({ data: { data: { security: { notice_count: 0 } } } });
  });

  test('SHELL-115 where the old plugin scans, it goes on doing so, and has found the 17', async () => {
    const { page, seen } = await set();
    page.network.answer('GET scan', {
      ...answers['GET scan'],
      data: '{"state":"unavailable","reason":"vp_active_on_site"}',
    });
    page.act(() => page.services.resources.refresh(getScanStatus));
    await waitFor(() => expect(seen.scan).toMatchObject({ status: 'ready', data: { reason: 'vp_active_on_site' } }));
    await choose(page, 'Threats', '17 threats');
    expect(seen.scan).toMatchObject({ data: { state: 'unavailable', reason: 'vp_active_on_site' } });
    expect(seen.vaultPress).toMatchObject({ data: { data: { security: { notice_count: 17 } } } });
  });

  test.each([
    ['Unavailable', 'unavailable'],
    ['Being set up', 'provisioning'],
    ['Awaiting credentials', 'awaiting_credentials'],
    ['Active', 'active'],
  ])('backup %s is what watchers of backups are told', async (option, state) => {
    const { page, seen } = await set();
    await choose(page, 'Backup', option);
    expect(seen.rewind).toEqual({ status: 'ready', data: { last_updated: 0, state } });
  });

  test.each([
    ['Unavailable', 'unavailable'],
    ['Being set up', 'provisioning'],
    ['Idle', 'idle'],
    ['Scanning', 'scanning'],
  ])('scan %s is what watchers of scanning are told, threats or not', async (option, state) => {
    const { page, seen } = await set();
    await choose(page, 'Scan', option);
    expect(seen.scan).toMatchObject({ status: 'ready', data: { state, threats: [], credentials: [{ still_valid: true }] } });
    await choose(page, 'Threats', '17 threats');
    expect(seen.scan).toMatchObject({ data: { state, threats: { length: 17 } } });
  });

  test('a plan comes with its features, and the rest of the site stays', async () => {
    const { page, seen } = await set();
    await page.user.selectOptions(within(card()).getByLabelText('Plan'), 'Complete');
    expect(seen.site).toMatchObject({ data: { name: 'Mine', plan: { product_slug: 'jetpack_complete', is_free: false } } });
    expect(seen.features).toMatchObject({
      data: { active: expect.arrayContaining(['scan', 'videopress']), available: { scan: ['jetpack_scan'] } },
    });
    await page.user.selectOptions(within(card()).getByLabelText('Plan'), 'Free');
    expect(seen.features).toMatchObject({ data: { active: [] } });
  });

  test('one press ends it all, and what the site really answered shows again without being asked', async () => {
    const { page, seen, before } = await set();
    const asked = page.network.calls.length;
    await choose(page, 'Role', 'Contributor');
    await choose(page, 'Threats', '17 threats');
    await choose(page, 'Backup', 'Active');
    await page.user.selectOptions(within(card()).getByLabelText('Plan'), 'Security (10 GB)');
    expect(within(card()).getByRole('status')).toHaveTextContent(
      'Simulated: Contributor, Security (10 GB), 17 threats, Backup: Active',
    );
    await page.user.click(within(card()).getByRole('button', { name: 'End simulation' }));
    expect(seen).toEqual(before);
    expect(page.services.site.user.current.permissions.manage_modules).toBe(true);
    expect(page.network.calls.slice(asked).map(({ name }) => name)).toEqual([]);
    expect(within(card()).getByRole('status')).toHaveTextContent('Nothing is simulated.');
  });
});

describe('in this tab', () => {
  test('with the card closed, a line says what is simulated, and ends it or opens the card again', async () => {
    const page = render();
    await open(page);
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

  test('a reload goes on with it, visibly', async () => {
    const first = render();
    await open(first);
    await choose(first, 'Role', 'Editor');
    first.unmount();
    const second = render();
    await waitFor(() => expect(line()).toHaveTextContent('Simulated: Editor'));
    expect(tabs()).toEqual(['At a Glance']);
    await second.user.click(screen.getByRole('button', { name: 'End simulation' }));
    second.unmount();
    render();
    await act(() => Promise.resolve());
    expect(line()).not.toBeInTheDocument();
    expect(tabs()).toContain('My Jetpack');
  });

  test.each(['{', '[]', '{"role":"root"}', '{"threats":17}'])('garbage in the storage (%s) is nothing', async (stored) => {
    sessionStorage.setItem('site-admin:simulation', stored);
    const page = render();
    await open(page);
    expect(within(card()).getByRole('status')).toHaveTextContent('Nothing is simulated.');
    expect(page.services.site.user.current.permissions.manage_modules).toBe(true);
  });
});
