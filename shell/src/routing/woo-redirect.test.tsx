import { act, screen, waitFor, within } from '@testing-library/react';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { renderPage } from '../testing/render-page';
import { getReturnRoute } from './woo-redirect';

const seen = 'POST seen-wc-connection-modal';
const title = 'Welcome to Jetpack! Security, Growth, & Performance tools for WordPress businesses';
const store = { isWooCommerceActive: true, hasSeenWCConnectionModal: false };

function visit(at: string, site: SiteOptions = {}, initialState: object = store) {
  const page = renderPage({ at, site: { ...site, initialState } });
  page.network.respond(seen, { success: true });
  return page;
}

const path = () => window.location.hash.slice(1).split('?')[0];

test('SHELL-077 SHELL-076 the page opens the WooCommerce screen that was not seen yet, and continues to the requested route', async () => {
  const before = window.history.length;
  const { user } = visit('/settings?term=cdn');
  expect(path()).toBe('/woo-setup');
  expect(window.history.length).toBe(before);
  await user.click(await screen.findByRole('button', { name: 'Continue to Jetpack' }));
  expect(window.location.hash).toBe('#/settings?term=cdn');
  expect(screen.getByText('content of settings')).toBeInTheDocument();
  expect(window.history.length).toBe(before);
});

test('SHELL-076 from the dashboard it continues to the dashboard', async () => {
  const { user } = visit('/');
  await user.click(await screen.findByRole('button', { name: 'Continue to Jetpack' }));
  expect(window.location.hash).toBe('#/dashboard');
});

test.each([
  ['no WooCommerce', {}, { isWooCommerceActive: false }],
  ['seen already', {}, { hasSeenWCConnectionModal: true }],
  ['an editor', { role: 'editor' }, {}],
] as const)('SHELL-077 %s: the page opens the requested route', (_name, site, state) => {
  visit('/dashboard', site, { ...store, ...state });
  expect(path()).toBe('/dashboard');
});

test('SHELL-006 SHELL-076 /woo-setup has its title; setting up an unconnected site returns to the previous route', async () => {
  const { user, network, assigned } = visit('/woo-setup?previous=%2Fsettings', { connection: 'unconnected' });
  network.respond('POST connection/register', { authorizeUrl: 'https://provider.example/authorize?x=1' });
  await user.click(await screen.findByRole('button', { name: 'Set up Jetpack' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  await waitFor(() => expect(assigned).toEqual(['https://provider.example/authorize?x=1&from=woo-setup']));
  expect(network.getCalls('POST connection/register')[0]?.body).toMatchObject({
    redirect_uri: 'admin.php?page=jetpack#/settings',
  });
});

test('SHELL-078 showing it is reported to the site once, without a body, and leaving does not abort that', async () => {
  const { network, go } = visit('/dashboard');
  await screen.findByRole('button', { name: 'Continue to Jetpack' });
  go('/discussion');
  await waitFor(() => expect(network.getCalls(seen)).toHaveLength(1));
  expect(network.getCalls(seen)[0]?.body).toBeUndefined();
});

test('SHELL-078 other screens do not report it', async () => {
  const { network } = visit('/dashboard', {}, { ...store, hasSeenWCConnectionModal: true });
  await act(() => Promise.resolve());
  expect(network.getCalls(seen)).toEqual([]);
});

test.each([
  ['connected', 'Continue to Jetpack', []],
  ['unconnected', 'Set up Jetpack', ['Terms of Service', 'What data is shared']],
] as const)(
  'SHELL-080 it lists the tools by purpose, and on a site that is %s has the button "%s"',
  async (connection, name, terms) => {
    visit('/woo-setup', { connection });
    expect(await screen.findByRole('button', { name })).toBeEnabled();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Security tools',
      'Performance tools',
      'Growth tools',
    ]);
    for (const group of main.getAllByRole('list')) expect(within(group).getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(main.getByText(/more than 5 million/)).toBeInTheDocument();
    expect(main.queryAllByRole('link').map(({ textContent }) => textContent?.replace(/\s*\(.*/, ''))).toEqual(terms);
    expect(screen.queryAllByRole('button', { name: /Set up Jetpack|Continue to Jetpack/ })).toHaveLength(1);
  },
);

test('it returns to routes of this page only, and never to itself', () => {
  expect(getReturnRoute('previous=%2Fsettings%3Fterm%3Dx')).toBe('/settings?term=x');
  for (const query of ['', 'previous=', 'previous=https%3A%2F%2Fexample.org', 'previous=%2Fwoo-setup%3Fprevious%3D']) {
    expect(getReturnRoute(query)).toBe('/dashboard');
  }
});
