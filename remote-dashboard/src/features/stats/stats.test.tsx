import { getSettings, getStats, updateSettings, type WireOf } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { mayViewStats, openDashboard } from '../../testing/render-dashboard';

type WireStats = WireOf<typeof getStats>;

const totals = { views: 4210, comments: 31, views_today: 17, views_best_day: '2026-10-02', views_best_day_total: 164 };
const noTotals = { views: 0, comments: 0, views_today: 0, views_best_day: '', views_best_day_total: 0 };

const daysAnswer = (data: [string, number][], stats = totals): WireStats => ({
  general: { stats },
  day: { unit: 'day', fields: ['period', 'views'], data },
});
const twoDays = daysAnswer([
  ['2026-11-20', 49],
  ['2026-11-21', 12],
]);
const oneWeek: WireStats = { week: { data: [['2022W11W28', 16]] } };
const nothingYet = daysAnswer(
  [
    ['2026-11-20', 0],
    ['2026-11-21', 0],
  ],
  noTotals,
);

const section = () => within(screen.getByRole('region', { name: 'Jetpack Stats' }));
const tab = (name: string) => section().getByRole('tab', { name });
const barNames = () =>
  section()
    .getAllByRole('listitem')
    .map((bar) => within(bar).getByRole('link').getAttribute('aria-label'));
const chartOf = (name: string) => section().findByRole('list', { name });

function rangesAsked(page: Awaited<ReturnType<typeof openDashboard>>) {
  return page.site.callsOf(getStats).map(({ query }) => query);
}

test('DASH-078 the tabs are Days, Weeks and Months; days come first, and are what is asked for first', async () => {
  const page = await openDashboard();
  expect(
    section()
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Days', 'Weeks', 'Months']);
  expect(tab('Days')).toHaveAttribute('aria-selected', 'true');
  expect(rangesAsked(page)).toEqual([{ range: 'day' }]);
});

test('DASH-032 each tab asks for its range, again when it is chosen again, and shows at once what it had', async () => {
  const page = await openDashboard();
  await chartOf('Views per day');
  await page.user.click(tab('Weeks'));
  expect(await chartOf('Views per week')).toBeVisible();
  await page.user.click(tab('Months'));
  expect(await chartOf('Views per month')).toBeVisible();

  const release = page.site.hold(getStats);
  await page.user.click(tab('Days'));
  expect(section().getByRole('list', { name: 'Views per day' })).toBeVisible();
  expect(rangesAsked(page)).toEqual([{ range: 'day' }, { range: 'week' }, { range: 'month' }, { range: 'day' }]);
  release();
});

test('the numbers come with the days, also when another tab was chosen before they came', async () => {
  let release = () => {};
  const page = await openDashboard({
    arrange: (fake) => {
      fake.site.answer(getStats, ({ query }) => (isDay(query) ? twoDays : oneWeek));
      release = fake.site.hold(getStats);
    },
  });
  await page.user.click(tab('Weeks'));
  release();
  expect(await chartOf('Views per week')).toBeVisible();
  expect(section().getByText('4,210')).toBeVisible();
});

function isDay(query: unknown): boolean {
  return JSON.stringify(query) === JSON.stringify({ range: 'day' });
}

describe('DASH-079 stats that are off', () => {
  const off = { modules: { stats: false } };

  test('DASH-079 ask nothing and offer to be activated; activating sets stats true and then shows them', async () => {
    const page = await openDashboard({ site: off });
    expect(section().queryByRole('tab')).not.toBeInTheDocument();
    expect(page.site.callsOf(getStats)).toHaveLength(0);

    await page.user.click(section().getByRole('button', { name: 'Activate Jetpack Stats' }));
    expect(page.site.callsOf(updateSettings).map(({ body }) => body)).toEqual([{ stats: true }]);
    expect(await chartOf('Views per day')).toBeVisible();
    expect(page.notices.current).toMatchObject([{ status: 'is-success', text: 'Jetpack Stats has been activated.' }]);
  });

  test('say so to an editor, without a way to activate them', async () => {
    await openDashboard({ site: { ...off, role: 'editor' }, arrange: (fake) => mayViewStats(fake, true) });
    expect(section().getByText(/Activate Jetpack Stats to see/)).toBeVisible();
    expect(section().queryByRole('button')).not.toBeInTheDocument();
  });
});

test('DASH-080 errors inside a good answer are said, with a link to the provider, and there are no tabs', async () => {
  await openDashboard({
    arrange: (fake) => fake.site.answer(getStats, { general: { errors: { stats_error: ['No.'] }, error_data: [] }, day: [] }),
  });
  expect(await section().findByText(/Something happened while loading Jetpack Stats. Please try again later or/)).toBeVisible();
  const link = section().getByRole('link', { name: /view your stats now on WordPress.com/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('https://jetpack.com/redirect/?source=calypso-stats-insights'));
  expect(link).toHaveAttribute('target', '_blank');
  expect(section().queryByRole('tab')).not.toBeInTheDocument();
});

test('weeks that fail are said in the place of their chart; tabs and numbers stay', async () => {
  const page = await openDashboard({
    arrange: (fake) =>
      fake.site.answer(getStats, ({ query }) => (isDay(query) ? twoDays : { week: { errors: { stats_error: ['No.'] } } })),
  });
  await chartOf('Views per day');
  await page.user.click(tab('Weeks'));
  expect(await section().findByText(/Something happened while loading/)).toBeVisible();
  expect(section().getByText('4,210')).toBeVisible();
  await page.user.click(tab('Days'));
  expect(await chartOf('Views per day')).toBeVisible();
});

describe('"Try again"', () => {
  const retry = () => section().getByRole('button', { name: 'Try again' });

  test('fetches the days again, keeps their place, and shows them with the focus on the heading', async () => {
    const page = await openDashboard({ arrange: (fake) => fake.site.failOnce(getStats, { status: 500 }) });
    await waitFor(() => expect(retry()).toBeVisible());
    page.site.answer(getStats, twoDays);
    const release = page.site.hold(getStats);
    await page.user.click(retry());
    await waitFor(() => expect(page.host.querySelector('dl')).toHaveAttribute('aria-busy', 'true'));
    expect(section().queryByText(/Something happened/)).not.toBeInTheDocument();
    expect(section().getByRole('heading', { name: 'Jetpack Stats' })).toHaveFocus();
    release();
    expect(await chartOf('Views per day')).toBeVisible();
    expect(section().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(rangesAsked(page)).toEqual([{ range: 'day' }, { range: 'day' }]);
  });

  test('is busy while an error of the provider is on screen, and can be pressed again', async () => {
    const page = await openDashboard({
      arrange: (fake) => fake.site.answer(getStats, { general: { errors: { stats_error: ['No.'] } }, day: [] }),
    });
    await waitFor(() => expect(retry()).toBeVisible());
    const release = page.site.hold(getStats);
    await page.user.click(retry());
    await waitFor(() => expect(retry()).toHaveAttribute('aria-busy', 'true'));
    release();
    await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
    expect(retry()).toHaveFocus();
    expect(rangesAsked(page)).toHaveLength(2);
  });

  test('of weeks fetches the weeks alone', async () => {
    const page = await openDashboard({ arrange: (fake) => fake.site.answer(getStats, twoDays) });
    await chartOf('Views per day');
    page.site.failOnce(getStats, { status: 500 });
    await page.user.click(tab('Weeks'));
    await waitFor(() => expect(retry()).toBeVisible());
    page.site.answer(getStats, oneWeek);
    await page.user.click(retry());
    expect(await chartOf('Views per week')).toBeVisible();
    expect(rangesAsked(page)).toEqual([{ range: 'day' }, { range: 'week' }, { range: 'week' }]);
  });
});

describe('a site nobody has visited', () => {
  const arrange = (fake: Parameters<typeof mayViewStats>[0]) => fake.site.answer(getStats, nothingYet);

  test('DASH-081 shows a card that says so, with the button "Okay, got it!"', async () => {
    await openDashboard({ arrange });
    expect(await section().findByRole('button', { name: 'Okay, got it!' })).toBeVisible();
    expect(section().queryByRole('list')).not.toBeInTheDocument();
  });

  test('DASH-081 does not show it once it was dismissed', async () => {
    await openDashboard({ arrange, site: { settings: { dismiss_empty_stats_card: true } } });
    expect(await chartOf('Views per day')).toBeVisible();
    expect(section().queryByRole('button', { name: 'Okay, got it!' })).not.toBeInTheDocument();
  });

  test('DASH-082 DASH-086 dismissing saves that and shows the chart, which says there was no activity', async () => {
    const page = await openDashboard({ arrange });
    await page.user.click(await section().findByRole('button', { name: 'Okay, got it!' }));
    expect(page.site.callsOf(updateSettings).map(({ body }) => body)).toEqual([{ dismiss_empty_stats_card: true }]);
    expect(await chartOf('Views per day')).toBeVisible();
    expect(section().getByText('No activity this period')).toBeVisible();
    expect(page.notices.shown).toEqual([]);
  });

  test('a dismissal the site refuses is said, and the card stays away in this view', async () => {
    const page = await openDashboard({ arrange });
    page.site.fail(updateSettings, { status: 500, message: 'The disk is full.' });
    await page.user.click(await section().findByRole('button', { name: 'Okay, got it!' }));
    await waitFor(() => expect(page.notices.current).toMatchObject([{ status: 'is-error' }]));
    expect(page.notices.current[0]?.text).toContain('The disk is full.');
    expect(await chartOf('Views per day')).toBeVisible();
  });

  test('lets an editor dismiss the card for this view, without asking the site for what he may not do', async () => {
    const page = await openDashboard({
      site: { role: 'editor' },
      arrange: (fake) => {
        arrange(fake);
        mayViewStats(fake, true);
      },
    });
    await page.user.click(await section().findByRole('button', { name: 'Okay, got it!' }));
    expect(await chartOf('Views per day')).toBeVisible();
    expect(page.site.callsOf(updateSettings)).toHaveLength(0);
  });
});

test('DASH-086 a chart with views does not say that there was no activity', async () => {
  await openDashboard({ arrange: (fake) => fake.site.answer(getStats, twoDays) });
  await chartOf('Views per day');
  expect(section().queryByText('No activity this period')).not.toBeInTheDocument();
});

test('DASH-087 the numbers are views today, the best day with its date, and all views and comments', async () => {
  await openDashboard({ arrange: (fake) => fake.site.answer(getStats, twoDays) });
  await section().findByText('4,210');
  const read = (name: string) => section().getByText(name).parentElement?.textContent;
  expect(read('Views today')).toBe('Views today17');
  expect(read('Best overall day')).toBe('Best overall day164 viewsOctober 2, 2026');
  expect(read('All-time views')).toBe('All-time views4,210');
  expect(read('All-time comments')).toBe('All-time comments31');
});

test('DASH-087 without totals the numbers are dashes', async () => {
  await openDashboard({ arrange: (fake) => fake.site.answer(getStats, { general: [], day: { data: [['2026-11-21', 12]] } }) });
  await chartOf('Views per day');
  expect(section().getByText('All-time views').parentElement).toHaveTextContent('All-time views-');
});

test.each([
  { dateFormat: false, best: 'October 2, 2026' },
  { dateFormat: 'Y-m-d', best: '2026-10-02' },
] as const)('DASH-090 the best day is written as $best (format of the site: $dateFormat)', async ({ dateFormat, best }) => {
  await openDashboard({
    site: { initialState: { siteData: { dateFormat } } },
    arrange: (fake) => fake.site.answer(getStats, twoDays),
  });
  expect(await section().findByText(best)).toBeVisible();
});

test('DASH-089 offline the section says "Unavailable in Offline Mode." and asks for nothing', async () => {
  const page = await openDashboard({ site: { connection: 'offline', settings: { stats: true } } });
  expect(section().getByText('Unavailable in Offline Mode.')).toBeVisible();
  expect(section().queryByRole('tab')).not.toBeInTheDocument();
  expect(page.site.callsOf(getStats)).toHaveLength(0);
});

test('stats switched off by an administrator above are said to be so', async () => {
  const page = await openDashboard({ site: { modules: { stats: { activated: false, override: 'inactive' } } } });
  expect(section().getByText(/Jetpack Stats has been disabled by a site administrator/)).toBeVisible();
  expect(page.site.callsOf(getStats)).toHaveLength(0);
});

test('a site without the module has no stats section', async () => {
  await openDashboard({ site: { initialState: { getModules: {} } } });
  expect(screen.queryByRole('region', { name: 'Jetpack Stats' })).not.toBeInTheDocument();
});

describe('where there is more', () => {
  test('the site has a page of its own, and a linked user one at the provider', async () => {
    await openDashboard();
    const own = section().getByRole('link', { name: 'View detailed stats' });
    expect(own).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/admin\.php\?page=stats$/));
    const provider = section().getByRole('link', { name: /View on WordPress.com/ });
    expect(provider).toHaveAttribute('href', expect.stringContaining('source=calypso-stats-insights'));
  });

  test('a user who is not linked is shown the way to connect', async () => {
    await openDashboard({ site: { linked: false } });
    expect(section().getByRole('link', { name: /Connect to see more/ })).toHaveAttribute('href', '#/connect-user');
    expect(section().queryByRole('link', { name: /View on WordPress.com/ })).not.toBeInTheDocument();
  });
});

test('while the numbers are awaited their places are kept, and nothing says they are missing', async () => {
  let release = () => {};
  const page = await openDashboard({ arrange: (fake) => (release = fake.site.hold(getStats)) });
  expect(page.host.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  expect(section().getByText('All-time views')).toBeVisible();
  expect(section().queryByText('-')).not.toBeInTheDocument();
  release();
  expect(await section().findByText('9,876')).toBeVisible();
  expect(page.host.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
  expect(page.site.callsOf(getSettings)).toHaveLength(0);
});

test('bars are named by their period and their views', async () => {
  await openDashboard({ arrange: (fake) => fake.site.answer(getStats, twoDays) });
  await chartOf('Views per day');
  expect(barNames()).toEqual(['November 20th: 49 views (opens in a new tab)', 'November 21st: 12 views (opens in a new tab)']);
});
