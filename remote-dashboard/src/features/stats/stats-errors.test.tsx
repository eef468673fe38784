import { getStats } from '@site-admin/contracts';
import { waitFor } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';
import { findChart, isDay, oneWeek, requestedRanges, section, tab, twoDays } from '../../testing/stats-section';

test('DASH-080 errors inside a 200 show the error text with a link to the provider, and no tabs', async () => {
  await openDashboard({
    arrange: (fake) => fake.site.respond(getStats, { general: { errors: { stats_error: ['No.'] }, error_data: [] }, day: [] }),
  });
  expect(await section().findByText(/Something happened while loading Jetpack Stats. Please try again later or/)).toBeVisible();
  const link = section().getByRole('link', { name: /view your stats now on WordPress.com/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('https://jetpack.com/redirect/?source=calypso-stats-insights'));
  expect(link).toHaveAttribute('target', '_blank');
  expect(section().queryByRole('tab')).not.toBeInTheDocument();
});

test('weeks that fail show the error in place of their chart; tabs and totals stay', async () => {
  const page = await openDashboard({
    arrange: (fake) =>
      fake.site.respond(getStats, ({ query }) => (isDay(query) ? twoDays : { week: { errors: { stats_error: ['No.'] } } })),
  });
  await findChart('Views per day');
  await page.user.click(tab('Weeks'));
  expect(await section().findByText(/Something happened while loading/)).toBeVisible();
  expect(section().getByText('4,210')).toBeVisible();
  await page.user.click(tab('Days'));
  expect(await findChart('Views per day')).toBeVisible();
});

describe('"Try again"', () => {
  const retry = () => section().getByRole('button', { name: 'Try again' });

  test('fetches the days again, keeps their place, and shows them with the focus on the heading', async () => {
    const page = await openDashboard({ arrange: (fake) => fake.site.failOnce(getStats, { status: 500 }) });
    await waitFor(() => expect(retry()).toBeVisible());
    page.site.respond(getStats, twoDays);
    const release = page.site.hold(getStats);
    await page.user.click(retry());
    await waitFor(() => expect(page.host.querySelector('dl')).toHaveAttribute('aria-busy', 'true'));
    expect(section().queryByText(/Something happened/)).not.toBeInTheDocument();
    expect(section().getByRole('heading', { name: 'Jetpack Stats' })).toHaveFocus();
    release();
    expect(await findChart('Views per day')).toBeVisible();
    expect(section().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(requestedRanges(page)).toEqual([{ range: 'day' }, { range: 'day' }]);
  });

  test('is busy while an error of the provider is on screen, and can be pressed again', async () => {
    const page = await openDashboard({
      arrange: (fake) => fake.site.respond(getStats, { general: { errors: { stats_error: ['No.'] } }, day: [] }),
    });
    await waitFor(() => expect(retry()).toBeVisible());
    const release = page.site.hold(getStats);
    await page.user.click(retry());
    await waitFor(() => expect(retry()).toHaveAttribute('aria-busy', 'true'));
    release();
    await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
    expect(retry()).toHaveFocus();
    expect(requestedRanges(page)).toHaveLength(2);
  });

  test('of weeks fetches the weeks alone', async () => {
    const page = await openDashboard({ arrange: (fake) => fake.site.respond(getStats, twoDays) });
    await findChart('Views per day');
    page.site.failOnce(getStats, { status: 500 });
    await page.user.click(tab('Weeks'));
    await waitFor(() => expect(retry()).toBeVisible());
    page.site.respond(getStats, oneWeek);
    await page.user.click(retry());
    expect(await findChart('Views per week')).toBeVisible();
    expect(requestedRanges(page)).toEqual([{ range: 'day' }, { range: 'week' }, { range: 'week' }]);
  });
});
