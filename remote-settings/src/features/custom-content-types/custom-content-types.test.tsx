import { screen, waitFor } from '@testing-library/dom';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

function open(isOn: boolean, settings: { jetpack_testimonial?: boolean; jetpack_portfolio?: boolean } = {}) {
  return openSettings('/writing', { site: { modules: { 'custom-content-types': isOn }, settings } });
}

test.each([
  ['Testimonials', { 'custom-content-types': true, jetpack_testimonial: true }],
  ['Portfolios', { 'custom-content-types': true, jetpack_portfolio: true }],
])('SET-108 %s save their option, and switch their module on', async (name, body) => {
  const page = await open(false);
  await page.user.click(toggle(name));
  expect(savedBy(page)).toEqual([body]);
});

test('SET-108 the second is saved alone, and the last one switches the module off', async () => {
  const page = await open(true, { jetpack_testimonial: true });
  await page.user.click(toggle('Portfolios'));
  await screen.findByRole('switch', { name: 'Portfolios', busy: false });
  await page.user.click(toggle('Testimonials'));
  await screen.findByRole('switch', { name: 'Testimonials', busy: false });
  await page.user.click(toggle('Portfolios'));
  expect(savedBy(page)).toEqual([
    { jetpack_portfolio: true },
    { jetpack_testimonial: false },
    { 'custom-content-types': false, jetpack_portfolio: false },
  ]);
});

test('SET-108 SET-019 the page is reloaded once the change is saved: the menu of the site has changed', async () => {
  const page = await open(true);
  await page.user.click(toggle('Testimonials'));
  await waitFor(() => expect(page.navigation.reloads).toBe(1));
});

test.each([
  ['Testimonials', 'Testimonials shortcode: [testimonials]'],
  ['Portfolios', 'Portfolios shortcode: [portfolio]'],
])('%s name their shortcode', async (name, text) => {
  await open(true);
  expect(toggle(name)).toHaveAccessibleDescription(text);
});
