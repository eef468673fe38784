import { getSettings, getStats } from '@site-admin/contracts';
import { screen } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';
import { getBarNames, findChart, isDay, oneWeek, requestedRanges, section, tab, twoDays } from '../../testing/stats-section';

test('DASH-078 the tabs are Days, Weeks and Months; Days is selected and fetched first', async () => {
  const page = await openDashboard();
  expect(
    section()
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Days', 'Weeks', 'Months']);
  expect(tab('Days')).toHaveAttribute('aria-selected', 'true');
  expect(requestedRanges(page)).toEqual([{ range: 'day' }]);
});

test('DASH-032 each tab fetches its range, also when chosen again, and shows loaded data at once', async () => {
  const page = await openDashboard();
  await findChart('Views per day');
  await page.user.click(tab('Weeks'));
  expect(await findChart('Views per week')).toBeVisible();
  await page.user.click(tab('Months'));
  expect(await findChart('Views per month')).toBeVisible();

  const release = page.site.hold(getStats);
  await page.user.click(tab('Days'));
  expect(section().getByRole('list', { name: 'Views per day' })).toBeVisible();
  expect(requestedRanges(page)).toEqual([{ range: 'day' }, { range: 'week' }, { range: 'month' }, { range: 'day' }]);
  release();
});

test('the totals come with the days, also while another tab is selected', async () => {
  let release = () => {};
  const page = await openDashboard({
    arrange: (fake) => {
      fake.site.respond(getStats, ({ query }) => (isDay(query) ? twoDays : oneWeek));
      release = fake.site.hold(getStats);
    },
  });
  await page.user.click(tab('Weeks'));
  release();
  expect(await findChart('Views per week')).toBeVisible();
  expect(section().getByText('4,210')).toBeVisible();
});

test('DASH-086 a chart with views does not show the text of an empty one', async () => {
  await openDashboard({ arrange: (fake) => fake.site.respond(getStats, twoDays) });
  await findChart('Views per day');
  expect(section().queryByText('No activity this period')).not.toBeInTheDocument();
});

test('DASH-087 the totals are views today, the best day with its date, and all-time views and comments', async () => {
  await openDashboard({ arrange: (fake) => fake.site.respond(getStats, twoDays) });
  await section().findByText('4,210');
  const read = (name: string) => section().getByText(name).parentElement?.textContent;
  expect(read('Views today')).toBe('Views today17');
  expect(read('Best overall day')).toBe('Best overall day164 viewsOctober 2, 2026');
  expect(read('All-time views')).toBe('All-time views4,210');
  expect(read('All-time comments')).toBe('All-time comments31');
});

test('DASH-087 missing totals are dashes', async () => {
  await openDashboard({ arrange: (fake) => fake.site.respond(getStats, { general: [], day: { data: [['2026-11-21', 12]] } }) });
  await findChart('Views per day');
  expect(section().getByText('All-time views').parentElement).toHaveTextContent('All-time views-');
});

test.each([
  { dateFormat: false, best: 'October 2, 2026' },
  { dateFormat: 'Y-m-d', best: '2026-10-02' },
] as const)('DASH-090 the best day is written as $best (format of the site: $dateFormat)', async ({ dateFormat, best }) => {
  await openDashboard({
    site: { initialState: { siteData: { dateFormat } } },
    arrange: (fake) => fake.site.respond(getStats, twoDays),
  });
  expect(await section().findByText(best)).toBeVisible();
});

test('DASH-089 offline the section shows "Unavailable in Offline Mode" and fetches nothing', async () => {
  const page = await openDashboard({ site: { connection: 'offline', settings: { stats: true } } });
  expect(section().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(section().queryByRole('tab')).not.toBeInTheDocument();
  expect(page.site.getCalls(getStats)).toHaveLength(0);
});

test('stats overridden inactive show the disabled banner', async () => {
  const page = await openDashboard({ site: { modules: { stats: { activated: false, override: 'inactive' } } } });
  expect(section().getByText(/Jetpack Stats has been disabled by a site administrator/)).toBeVisible();
  expect(page.site.getCalls(getStats)).toHaveLength(0);
});

test('a site without the module has no stats section', async () => {
  await openDashboard({ site: { initialState: { getModules: {} } } });
  expect(screen.queryByRole('region', { name: 'Jetpack Stats' })).not.toBeInTheDocument();
});

describe('links to more stats', () => {
  test('lead to the own page of the site, and for a linked user to the provider', async () => {
    await openDashboard();
    const own = section().getByRole('link', { name: 'View detailed stats' });
    expect(own).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/admin\.php\?page=stats$/));
    const provider = section().getByRole('link', { name: /View on WordPress.com/ });
    expect(provider).toHaveAttribute('href', expect.stringContaining('source=calypso-stats-insights'));
  });

  test('lead an unlinked user to connecting the account', async () => {
    await openDashboard({ site: { linked: false } });
    expect(section().getByRole('link', { name: /Connect to see more/ })).toHaveAttribute('href', '#/connect-user');
    expect(section().queryByRole('link', { name: /View on WordPress.com/ })).not.toBeInTheDocument();
  });
});

test('while the totals are loading, skeletons keep their place', async () => {
  let release = () => {};
  const page = await openDashboard({ arrange: (fake) => (release = fake.site.hold(getStats)) });
  expect(page.host.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  expect(section().getByText('All-time views')).toBeVisible();
  expect(section().queryByText('-')).not.toBeInTheDocument();
  release();
  expect(await section().findByText('9,876')).toBeVisible();
  expect(page.host.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
  expect(page.site.getCalls(getSettings)).toHaveLength(0);
});

test('bars are named by period and views', async () => {
  await openDashboard({ arrange: (fake) => fake.site.respond(getStats, twoDays) });
  await findChart('Views per day');
  expect(getBarNames()).toEqual(['November 20th: 49 views (opens in a new tab)', 'November 21st: 12 views (opens in a new tab)']);
});
