import { screen, within } from '@testing-library/dom';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';
import { getInfiniteScrollMode, toInfiniteScrollChange } from './infinite-scroll';

const card = () => within(screen.getByRole('region', { name: 'Theme enhancements' }));
const themeData = { name: 'Twenty', hasUpdate: false, support: { 'infinite-scroll': true } };
const names = {
  default: 'Load more posts using the default theme behavior',
  button: 'Load more posts in page with a button',
  scroll: 'Load more posts as the reader scrolls down',
};

function open(isOn: boolean, scrolls: boolean, site: SiteOptions = {}) {
  return openSettings('/writing', {
    site: { modules: { 'infinite-scroll': isOn }, settings: { infinite_scroll: scrolls }, initialState: { themeData }, ...site },
  });
}

test.each([
  [false, true, 'default'],
  [false, false, 'default'],
  [true, false, 'button'],
  [true, true, 'scroll'],
] as const)('SET-109 module on: %s, option on: %s is the choice %s', (isOn, scrolls, mode) => {
  expect(getInfiniteScrollMode(isOn, scrolls)).toBe(mode);
});

test.each([
  ['default', { 'infinite-scroll': false }],
  ['button', { 'infinite-scroll': true, infinite_scroll: false }],
  ['scroll', { 'infinite-scroll': true, infinite_scroll: true }],
] as const)('SET-109 the choice %s saves %j', async (mode, body) => {
  expect(toInfiniteScrollChange(mode)).toEqual(body);
  const page = await open(mode === 'default', true);
  const choice = card().getByRole('radio', { name: names[mode] });
  expect(choice).not.toBe(null);
  if (mode === 'scroll') await page.user.click(card().getByRole('radio', { name: names.button }));
  await page.user.click(choice);
  expect(savedBy(page).at(-1)).toEqual(body);
  expect(choice).toBeChecked();
});

test('SET-109 a theme without support for it shows it, with a link to learn more', async () => {
  await openSettings('/writing');
  expect(card().queryByRole('radio')).toBeNull();
  expect(card().getByText(/Theme support required\./)).toBeVisible();
  expect(card().getByRole('link', { name: /Learn more/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-support-infinite-scroll',
  );
});

test('SET-022 infinite scroll that is overridden shows it, and cannot be chosen', async () => {
  await open(false, true, { modules: { 'infinite-scroll': { override: 'inactive' } } });
  expect(card().getByText(/This feature has been disabled by a site administrator\./)).toBeVisible();
  expect(card().getByRole('radio', { name: names.scroll })).toBeDisabled();
});

test('SET-109 custom CSS saves its module, and links to the Customizer', async () => {
  const page = await openSettings('/writing', { site: { modules: { 'custom-css': false } } });
  await page.user.click(toggle('Enhance CSS customization panel'));
  expect(savedBy(page)).toEqual([{ 'custom-css': true }]);
  expect(card().getByRole('link', { name: 'Open the Customizer' })).toHaveAttribute(
    'href',
    'https://example.org/wp-admin/customize.php?autofocus[section]=custom_css',
  );
});
