import { getProtectCount } from '@site-admin/contracts';
import { screen, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const card = () => within(screen.getByRole('region', { name: 'Brute force protection' }));
const on = { modules: { protect: true } };

test.each([
  ['on', true, 1],
  ['off', false, 0],
] as const)('DASH-024 while protect is %s its count is fetched: %s', async (_word, isOn, calls) => {
  const page = await openDashboard({ site: { modules: { protect: isOn } } });
  expect(page.site.getCalls(getProtectCount)).toHaveLength(calls);
});

test('DASH-024 once protect is switched on, its count is fetched', async () => {
  const page = await openDashboard({ site: { modules: { protect: false } } });
  await page.user.click(card().getByRole('switch'));
  expect(await card().findByText('1,234')).toBeVisible();
  expect(page.site.getCalls(getProtectCount)).toHaveLength(1);
});

test.each([7, '7', 1234567])('DASH-053 a count (%p) is shown', async (count) => {
  await openDashboard({ site: on, arrange: (fake) => fake.site.respond(getProtectCount, count) });
  expect(await card().findByText(Number(count).toLocaleString('en-US'))).toBeVisible();
  expect(card().queryByText(/Data will display here soon/)).not.toBeInTheDocument();
});

test.each([0, '0', false as const])('DASH-053 the response %p means that data will display here soon', async (response) => {
  await openDashboard({ site: on, arrange: (fake) => fake.site.respond(getProtectCount, response) });
  expect(await card().findByText(/Data will display here soon/)).toBeVisible();
  expect(card().queryByText('0')).not.toBeInTheDocument();
});

test.each([
  ['"N/A"', '"N/A"'],
  ['nothing', 'null'],
])('DASH-053 where the site has no count and responds %s, data will display here soon', async (_words, body) => {
  // Parsed JSON: the endpoint does not declare this response, but a site may send it.
  await openDashboard({ site: on, arrange: (fake) => fake.site.respond(getProtectCount, JSON.parse(body)) });
  expect(await card().findByText(/Data will display here soon/)).toBeVisible();
});

test('DASH-053 a count that fails to load shows the same', async () => {
  const page = await openDashboard({ site: on, arrange: (fake) => fake.site.fail(getProtectCount, { status: 404 }) });
  expect(await card().findByText(/Data will display here soon/)).toBeVisible();
  expect(page.notices.shown).toEqual([]);
});
