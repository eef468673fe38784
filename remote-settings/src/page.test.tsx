import { screen, waitFor, within } from '@testing-library/dom';
import { renderRemote, type SiteOptions } from '@site-admin/contracts/testing';
import { getSettings, getTrackingSettings, updateSettings, updateTrackingSettings } from '@site-admin/contracts';
import * as remote from './index';

async function open(at: string, site: SiteOptions = {}) {
  const page = renderRemote(remote, { at, site });
  await page.ready;
  return page;
}

const openSearch = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(screen.getByRole('button', { name: 'Search for a Jetpack feature.' }));
  return screen.findByPlaceholderText('Search for a Jetpack feature.');
};
const cards = () => screen.getAllByRole('region').map((card) => card.getAttribute('aria-labelledby'));

test('each tab has one headline, except while searching', async () => {
  const page = await open('/traffic');
  const headline = 'Maximize your site’s visibility in search engines and view traffic patterns in real time';
  expect(screen.getByRole('heading', { name: headline })).toBeVisible();
  page.navigation.go('/traffic?term=sitemaps');
  await waitFor(() => expect(screen.queryByRole('heading', { name: headline })).toBeNull());
});

test.each(['/performance', '/settings'])('%s explains to an editor without any card why it is empty', async (path) => {
  await open(path, { role: 'editor', modules: { publicize: false, 'post-by-email': false } });
  const text = 'Settings available to you will be shown here when an administrator enables them.';
  expect(screen.getByText(text)).toBeVisible();
});

test('a contributor, who has no tabs and no search, has no empty bar', async () => {
  const page = await open('/writing', { role: 'contributor', modules: { 'post-by-email': true } });
  expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
  page.unmount();
  await open('/writing', { role: 'author', modules: { 'post-by-email': true } });
  expect(screen.getByRole('navigation', { name: 'Settings' })).toBeVisible();
});

test('the tab of the path is marked as the current one', async () => {
  await open('/discussion');
  expect(screen.getByRole('link', { name: 'Discussion' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Traffic' })).not.toHaveAttribute('aria-current');
});

test('SHELL-060 managers get the search box, others do not', async () => {
  const page = await open('/discussion');
  expect(await openSearch(page)).toBeVisible();
  page.unmount();
  await open('/writing', { role: 'editor', modules: { 'post-by-email': true } });
  expect(screen.queryByRole('button', { name: 'Search for a Jetpack feature.' })).toBeNull();
});

describe('SHELL-062 the term lives in the address', () => {
  test('typing puts it there, emptying takes it away', async () => {
    const page = await open('/security');
    const field = await openSearch(page);
    await page.user.type(field, 'markdown');
    await waitFor(() => expect(page.navigation.at).toBe('/security?term=markdown'), { timeout: 2000 });
    await page.user.clear(field);
    await waitFor(() => expect(page.navigation.at).toBe('/security'));
  });
  test('an address with a term fills the box', async () => {
    await open('/security?term=related%20posts');
    expect(screen.getByPlaceholderText('Search for a Jetpack feature.')).toHaveValue('related posts');
  });
});

test.each([
  ['mar', ['mar']],
  ['ma', []],
])('SHELL-063 the term "%s" is tracked as %j', async (term, tracked) => {
  const page = await open('/security');
  await page.user.type(await openSearch(page), term);
  await waitFor(() => expect(page.navigation.at).toBe(`/security?term=${term}`), { timeout: 2000 });
  const recorded = page.analytics.recorded.filter(({ name }) => name === 'jetpack_wpa_search_term');
  expect(recorded.map(({ properties }) => properties)).toEqual(tracked.map((tracked) => ({ term: tracked })));
});

test('SET-001 an open search without a term asks for one', async () => {
  const page = await open('/security');
  await openSearch(page);
  expect(screen.getByText('Enter a search term to find settings or close search.')).toBeVisible();
});

test('SET-002 a term that finds nothing is shown in the message', async () => {
  await open('/security?term=zzzz');
  expect(screen.getByText('No search results found for zzzz')).toBeVisible();
});

test('SET-003 ENT-021 a term shows the cards of other tabs, only those it finds', async () => {
  await open('/security?term=hovercards');
  expect(cards()).toEqual(['comments-title']);
  expect(screen.getByRole('switch', { name: /business cards/ })).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Enable comment likes' })).toBeNull();
});

test('SET-008 users who manage no modules see only the cards of post by email and sharing', async () => {
  await open('/settings', { role: 'editor', modules: { publicize: true, 'post-by-email': true } });
  expect(cards()).toEqual(['publicize-title']);
});

test('a user without permission to manage modules sees the reason, and no request is refused', async () => {
  const page = await open('/sharing', { role: 'editor', modules: { publicize: true } });
  const toggle = screen.getByRole('switch');
  expect(toggle).toBeChecked();
  await page.user.click(toggle);
  expect(await screen.findByText('Only a site administrator can change this.')).toBeVisible();
  expect(page.site.getCalls(updateSettings)).toEqual([]);
});

test('without a connected owner, a module shows why it cannot be switched, and the way to connect', async () => {
  await open('/sharing', { connection: 'site-only' });
  const card = within(screen.getByRole('region', { name: 'Jetpack Social connections' }));
  expect(card.getByText(/Connect your account to use this feature\./)).toBeVisible();
  expect(card.getByRole('link', { name: 'Connect' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^#\/connect-user\?feature=/),
  );
});

test('settings that cannot be loaded keep the tabs, show no switch, and can be loaded again', async () => {
  const page = renderRemote(remote, {
    at: '/discussion',
    arrange: ({ site }) => {
      site.unseed(getSettings);
      site.failOnce(getSettings, { status: 500 });
    },
  });
  await page.ready;
  expect(screen.getByRole('alert')).toHaveTextContent('The settings of this site could not be loaded.');
  expect(screen.getByRole('link', { name: 'Discussion' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('switch')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Comments' })).toBeVisible();
});

test('a module of another tab is switched by its own flag', async () => {
  const page = await open('/traffic', { modules: { sitemaps: false } });
  const [toggle] = screen.getAllByRole('switch').filter((element) => element.closest('[aria-labelledby="sitemaps-title"]'));
  await page.user.click(toggle!);
  expect(page.site.getCalls(updateSettings).map(({ body }) => body)).toEqual([{ sitemaps: true }]);
});

describe('privacy', () => {
  test('SET-065 the tracking settings are fetched on mount', async () => {
    const page = await open('/privacy');
    await screen.findByRole('switch');
    expect(page.site.getCalls(getTrackingSettings)).toHaveLength(1);
  });
  test('SET-064 checked means not opted out; switching sends the opposite', async () => {
    const page = renderRemote(remote, {
      at: '/privacy',
      arrange: ({ site }) => site.respond(getTrackingSettings, { tracks_opt_out: false }),
    });
    const toggle = await screen.findByRole('switch');
    expect(toggle).toBeChecked();
    page.site.respondOnce(updateTrackingSettings, { tracks_opt_out: true });
    page.site.respond(getTrackingSettings, { tracks_opt_out: true });
    await page.user.click(toggle);
    expect(page.site.getCalls(updateTrackingSettings).map(({ body }) => body)).toEqual([{ tracks_opt_out: true }]);
    await waitFor(() => expect(toggle).not.toBeChecked());
  });
  test('SET-066 an update is confirmed, a failure shows why and switches back', async () => {
    const page = renderRemote(remote, {
      at: '/privacy',
      arrange: ({ site }) => site.respond(getTrackingSettings, { tracks_opt_out: false }),
    });
    const toggle = await screen.findByRole('switch');
    page.site.failOnce(updateTrackingSettings, { status: 500, code: 'broken', message: 'Not now.' });
    await page.user.click(toggle);
    expect(page.notices.current[0]).toMatchObject({ status: 'is-error', text: 'Error updating privacy settings. Not now.' });
    await waitFor(() => expect(toggle).toBeChecked());
    page.site.respondOnce(updateTrackingSettings, { tracks_opt_out: true });
    await page.user.click(toggle);
    await waitFor(() => expect(page.notices.current[0]).toMatchObject({ status: 'is-success' }));
  });
  test('SET-067 the card shows on its own tab or when searched for', async () => {
    const page = await open('/discussion');
    expect(cards()).not.toContain('privacy-title');
    page.navigation.go('/discussion?term=gdpr');
    await screen.findByRole('region', { name: 'Privacy Settings' });
    page.unmount();
    await open('/privacy');
    expect(cards()).toEqual(['privacy-title']);
  });
});
