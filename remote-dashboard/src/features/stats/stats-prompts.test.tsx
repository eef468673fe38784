import { getStats, updateSettings } from '@site-admin/contracts';
import { waitFor } from '@testing-library/dom';
import { mayViewStats, openDashboard } from '../../testing/render-dashboard';
import { findChart, noViews, section } from '../../testing/stats-section';

describe('DASH-079 stats that are off', () => {
  const off = { modules: { stats: false } };

  test('DASH-079 fetch nothing and offer activation; activating sets stats true, then shows them', async () => {
    const page = await openDashboard({ site: off });
    expect(section().queryByRole('tab')).not.toBeInTheDocument();
    expect(page.site.getCalls(getStats)).toHaveLength(0);

    await page.user.click(section().getByRole('button', { name: 'Activate Jetpack Stats' }));
    expect(page.site.getCalls(updateSettings).map(({ body }) => body)).toEqual([{ stats: true }]);
    expect(await findChart('Views per day')).toBeVisible();
    expect(page.notices.current).toMatchObject([{ status: 'is-success', text: 'Jetpack Stats has been activated.' }]);
  });

  test('show an editor why they cannot be activated', async () => {
    await openDashboard({ site: { ...off, role: 'editor' }, arrange: (fake) => mayViewStats(fake, true) });
    expect(section().getByText(/Activate Jetpack Stats to see/)).toBeVisible();
    expect(section().queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a site without views', () => {
  const arrange = (fake: Parameters<typeof mayViewStats>[0]) => fake.site.respond(getStats, noViews);

  test('DASH-081 shows the empty card with the button "Okay, got it!"', async () => {
    await openDashboard({ arrange });
    expect(await section().findByRole('button', { name: 'Okay, got it!' })).toBeVisible();
    expect(section().queryByRole('list')).not.toBeInTheDocument();
  });

  test('DASH-081 does not show it once it was dismissed', async () => {
    await openDashboard({ arrange, site: { settings: { dismiss_empty_stats_card: true } } });
    expect(await findChart('Views per day')).toBeVisible();
    expect(section().queryByRole('button', { name: 'Okay, got it!' })).not.toBeInTheDocument();
  });

  test('DASH-082 DASH-086 dismissing is stored, and shows the chart with no activity', async () => {
    const page = await openDashboard({ arrange });
    await page.user.click(await section().findByRole('button', { name: 'Okay, got it!' }));
    expect(page.site.getCalls(updateSettings).map(({ body }) => body)).toEqual([{ dismiss_empty_stats_card: true }]);
    expect(await findChart('Views per day')).toBeVisible();
    expect(section().getByText('No activity this period')).toBeVisible();
    expect(page.notices.shown).toEqual([]);
  });

  test('a dismissal the site refuses shows an error, and the card stays hidden in this view', async () => {
    const page = await openDashboard({ arrange });
    page.site.fail(updateSettings, { status: 500, message: 'The disk is full.' });
    await page.user.click(await section().findByRole('button', { name: 'Okay, got it!' }));
    await waitFor(() => expect(page.notices.current).toMatchObject([{ status: 'is-error' }]));
    expect(page.notices.current[0]?.text).toContain('The disk is full.');
    expect(await findChart('Views per day')).toBeVisible();
  });

  test('an editor dismisses the card for this view, without a request', async () => {
    const page = await openDashboard({
      site: { role: 'editor' },
      arrange: (fake) => {
        arrange(fake);
        mayViewStats(fake, true);
      },
    });
    await page.user.click(await section().findByRole('button', { name: 'Okay, got it!' }));
    expect(await findChart('Views per day')).toBeVisible();
    expect(page.site.getCalls(updateSettings)).toHaveLength(0);
  });
});
