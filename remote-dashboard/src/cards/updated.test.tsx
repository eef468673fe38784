import { getAkismetData, getProtectCount, getStats } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../testing/render-dashboard';
import { findChart, section, tab } from '../testing/stats-section';

const card = (name: string) => within(screen.getByRole('region', { name }));
const minute = 60_000;

const open = (locale?: string) =>
  openDashboard({
    ...(locale !== undefined && { locale }),
    site: { modules: { protect: true } },
    arrange({ site }) {
      site.respond(getProtectCount, 12);
      site.respond(getAkismetData, 34);
    },
  });

test('numbers show their age, which grows and starts again when they are fetched', async () => {
  const page = await open();
  for (const name of ['Jetpack Stats', 'Brute force protection', 'Anti-spam']) {
    expect(await card(name).findByText('Updated now')).toBeVisible();
  }
  expect(screen.getAllByText('Updated now')[0]?.closest('[aria-live], [role="status"]')).toBeNull();
  await page.clock.advance(3 * minute);
  expect(await card('Brute force protection').findByText('Updated 3 minutes ago')).toBeVisible();
  page.shell.resources.refresh(getProtectCount);
  expect(await card('Brute force protection').findByText('Updated now')).toBeVisible();
  expect(card('Anti-spam').getByText('Updated 3 minutes ago')).toBeVisible();
});

test('the age of stats is the one of the selected tab', async () => {
  const page = await open();
  await findChart('Views per day');
  await page.clock.advance(2 * minute);
  await page.user.click(tab('Weeks'));
  expect(await section().findByText('Updated now')).toBeVisible();
});

test('data that fail to be fetched again keep their age', async () => {
  const page = await open();
  await findChart('Views per day');
  await page.clock.advance(6 * minute);
  page.site.fail(getStats, { status: 500 });
  page.shell.resources.refresh(getStats, { query: { range: 'day' } });
  await waitFor(() => expect(page.site.getCalls(getStats)).toHaveLength(2));
  expect(await section().findByText('Updated 6 minutes ago')).toBeVisible();
});

test('the age is in the language of the page', async () => {
  const page = await open('de_DE');
  await page.clock.advance(2 * minute);
  expect(await card('Anti-spam').findByText('Updated vor 2 Minuten')).toBeVisible();
});
