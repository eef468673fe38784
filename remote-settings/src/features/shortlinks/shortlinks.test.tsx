import { screen, within } from '@testing-library/dom';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const main = 'Generate shortened URLs for simpler sharing';

test.each([true, false])('SET-094 the switch saves shortlinks, from %s', async (activated) => {
  const page = await openSettings('/traffic', { site: { modules: { shortlinks: activated } } });
  if (activated) expect(toggle(main)).toBeChecked();
  else expect(toggle(main)).not.toBeChecked();
  await page.user.click(toggle(main));
  expect(savedBy(page)).toEqual([{ shortlinks: !activated }]);
});

test('SET-094 a site that is not connected has no shortlinks', async () => {
  const page = await openSettings('/traffic', { site: { connection: 'offline', modules: { shortlinks: true } } });
  expect(toggle(main)).not.toBeChecked();
  expect(within(screen.getByRole('region', { name: 'WP.me Shortlinks' })).getByText('Unavailable in Offline Mode')).toBeVisible();
  await page.user.click(toggle(main));
  expect(savedBy(page)).toEqual([]);
});
