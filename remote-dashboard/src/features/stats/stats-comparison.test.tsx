import { getStats } from '@site-admin/contracts';
import { within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';
import { findChart, noViews, section, tab, twoDays } from '../../testing/stats-section';

const total = (name: string) => section().getByText(name).parentElement;

/** The text of an element as screen readers read it. */
function read(element: Element | null): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const image of within(copy).queryAllByRole('img')) image.replaceWith(image.getAttribute('aria-label') ?? '');
  return copy.textContent ?? '';
}

test('views today are compared with those of yesterday, in words for screen readers', async () => {
  await openDashboard();
  await section().findByText('9,876');
  expect(total('Views today')).toHaveTextContent('▼ 45% from 42 yesterday');
  expect(read(total('Views today'))).toContain('Down 45% from 42 yesterday');
});

test.each([
  ['Days', 'day', 'Yesterday: 46 views Up 18% from 39 the day before'],
  ['Weeks', 'week', 'Last week: 34 views Up 26% from 27 the week before'],
  ['Months', 'month', 'Last month: 20 views Up 54% from 13 the month before'],
])('%s: the last complete period is compared with the one before', async (name, period, words) => {
  const page = await openDashboard();
  await page.user.click(tab(name));
  await findChart(`Views per ${period}`);
  const [title = ''] = words.split(':');
  expect(read(section().getByText(new RegExp(`^${title}:`)))).toBe(words);
});

test.each([
  ['is not known', twoDays],
  ['had no views', noViews],
])('nothing is compared where the earlier period %s', async (_why, response) => {
  await openDashboard({
    site: { settings: { dismiss_empty_stats_card: true } },
    arrange: (fake) => fake.site.respond(getStats, response),
  });
  await findChart('Views per day');
  expect(section().queryByText(/yesterday|the day before|%|∞|NaN/)).not.toBeInTheDocument();
});

test('a number that is the same as before has no arrow', async () => {
  await openDashboard({
    arrange: (fake) =>
      fake.site.respond(getStats, { ...twoDays, general: { stats: { views: 90, views_today: 34, views_yesterday: 34 } } }),
  });
  await section().findByText('0% from 34 yesterday');
  expect(within(total('Views today') ?? document.body).queryByRole('img')).not.toBeInTheDocument();
});
