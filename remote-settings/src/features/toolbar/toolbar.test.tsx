import { screen, waitFor } from '@testing-library/dom';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const modules = { masterbar: false };

test('SET-116 the toolbar saves its module and reloads the page', async () => {
  const page = await openSettings('/writing', { site: { modules } });
  await page.user.click(toggle('Enable the WordPress.com toolbar'));
  expect(savedBy(page)).toEqual([{ masterbar: true }]);
  await waitFor(() => expect(page.navigation.reloads).toBe(1));
});

test('SET-116 sites hosted by the provider have no toolbar card', async () => {
  await openSettings('/writing', { site: { modules, initialState: { siteData: { isAtomicSite: true } } } });
  expect(screen.queryByRole('region', { name: 'WordPress.com toolbar' })).toBeNull();
});
