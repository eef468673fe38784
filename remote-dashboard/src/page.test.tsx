/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProtectCount, getStats } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { mayViewStats, openDashboard, renderDashboard } from './testing/render-dashboard';

const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

/** The page's own style sheet; tests see class names as written. */
function withStyles(): void {
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync(join(__dirname, 'page.module.css'), 'utf8');
  document.head.append(sheet);
}

afterEach(() => document.head.querySelectorAll('style').forEach((sheet) => sheet.remove()));

test.each(['/dashboard', '/reconnect', '/disconnect'])('%s has no h1: the shell renders it', async (at) => {
  await openDashboard({ at });
  expect(headings(1)).toEqual([]);
});

test('DASH-002 managers see stats, Security, Performance and Growth, and Connections, in this order', async () => {
  await openDashboard();
  expect(headings(2)).toEqual(['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections']);
  await screen.findByText('Comprehensive Site Security');
  expect(headings(3)).toEqual([
    'Comprehensive Site Security',
    'Backup',
    'Scan',
    'Anti-spam',
    'Brute force protection',
    'Downtime monitoring',
    'Image Accelerator',
    'Search',
    'VideoPress',
    'Boost',
    'CRM',
    'Jetpack blocks',
    'Site connection',
    'Account connection',
  ]);
});

test('the first frame has the stats only; the cards below follow in the next one', async () => {
  const { ready } = renderDashboard();
  await ready;
  expect(headings(2)).toEqual(['Jetpack Stats']);
  await waitFor(() => expect(headings(2)).toEqual(['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections']));
});

test('a user without stats sees the cards in the first frame', async () => {
  const { ready } = renderDashboard({ arrange: (fake) => mayViewStats(fake, false) });
  await ready;
  expect(headings(2)).toEqual(['Security', 'Performance and Growth', 'Connections']);
});

test.each(['Security', 'Performance and Growth', 'Connections'])(
  'DASH-003 the cards of %s are laid out two per row',
  async (name) => {
    withStyles();
    await openDashboard();
    const card = within(screen.getByRole('region', { name })).getAllByRole('region')[0];
    const row = getComputedStyle(card?.parentElement ?? document.body);
    expect([row.display, row.flexWrap]).toEqual(['flex', 'wrap']);
    // Two cards of 40% fit into a row, three do not; the two grow to halves.
    const { flexGrow, flexBasis } = getComputedStyle(
      screen.getAllByRole('region', { name: /Downtime|Image|Site connection/ })[0] ?? document.body,
    );
    expect([flexGrow, flexBasis]).toEqual(['1', '40%']);
  },
);

describe('users who do not manage modules', () => {
  const editor = { role: 'editor', modules: { protect: false } } as const;

  test('DASH-013 an editor who may view stats sees them and Connections', async () => {
    await openDashboard({ site: editor, arrange: (fake) => mayViewStats(fake, true) });
    expect(headings(2)).toEqual(['Jetpack Stats', 'Connections']);
  });

  test('DASH-013 an editor who may not view stats sees Connections alone, and no stats are fetched', async () => {
    const page = await openDashboard({ site: editor });
    expect(headings(2)).toEqual(['Connections']);
    expect(page.site.getCalls(getStats)).toHaveLength(0);
  });

  test('DASH-014 a subscriber sees Connections alone, whatever modules are active', async () => {
    const page = await openDashboard({
      site: { role: 'subscriber', modules: { protect: true, monitor: true, stats: true } },
      arrange: (fake) => mayViewStats(fake, true),
    });
    expect(headings(2)).toEqual(['Connections']);
    expect(page.site.getCalls(getStats)).toHaveLength(0);
    expect(page.site.getCalls(getProtectCount)).toHaveLength(0);
  });

  test.each([
    { isOn: true, connection: 'connected', sees: true },
    { isOn: false, connection: 'connected', sees: false },
    { isOn: true, connection: 'site-only', sees: false },
    { isOn: false, connection: 'site-only', sees: false },
  ] as const)(
    'DASH-015 an editor sees the protect card: $sees (protect on: $isOn, site: $connection)',
    async ({ isOn, connection, sees }) => {
      await openDashboard({ site: { role: 'editor', connection, modules: { protect: isOn } } });
      expect(headings(3).includes('Brute force protection')).toBe(sees);
      expect(headings(2).includes('Security')).toBe(sees);
      expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    },
  );
});

test('DASH-017 "Manage security settings" leads to #/security', async () => {
  await openDashboard();
  expect(screen.getByRole('link', { name: 'Manage security settings' })).toHaveAttribute('href', '#/security');
});

test.each([
  ['offline', { connection: 'offline' }],
  ['for users who do not manage modules', { role: 'editor' }],
] as const)('DASH-017 "Manage security settings" is hidden %s', async (_when, site) => {
  await openDashboard({ site: { ...site, modules: { protect: true } } });
  expect(screen.queryByRole('link', { name: 'Manage security settings' })).not.toBeInTheDocument();
});

test('the extension point for banners is above the first card', async () => {
  const page = await openDashboard();
  await waitFor(() => expect(page.extensions.rendered).toEqual([{ point: 'dashboard.banner@1', props: {} }]));
});

test.each([
  ['a 500', 'server'],
  ['no network', 'network'],
] as const)('DASH-036 with %s for every call there is no notice, and no endless loading', async (_words, how) => {
  const page = await openDashboard({ arrange: (fake) => fake.site.failAll(how) });
  await page.clock.advance(60_000);
  expect(page.site.getCalls(getStats)).not.toHaveLength(0);
  expect(page.site.getCalls(getProtectCount)).not.toHaveLength(0);
  expect(page.notices.shown).toEqual([]);
  expect(page.host.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
  expect(screen.getByText(/Something happened while loading Jetpack Stats/)).toBeVisible();
  expect(screen.getByText(/Data will display here soon/)).toBeVisible();
});
