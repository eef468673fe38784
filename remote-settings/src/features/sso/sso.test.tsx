import { screen, within } from '@testing-library/dom';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const card = () => within(screen.getByRole('region', { name: 'WordPress.com login' }));
const login = () => toggle('Allow users to log in to this site using WordPress.com accounts');
const open = (isOn: boolean, site: SiteOptions = {}) => openSettings('/security', { site: { modules: { sso: isOn }, ...site } });

const options = [
  ['Match accounts using email addresses', 'jetpack_sso_match_by_email'],
  ['Require accounts to use WordPress.com Two-Step Authentication', 'jetpack_sso_require_two_step'],
] as const;

test.each(options)('SET-040 "%s" saves its option while login is on', async (label, name) => {
  const page = await open(true);
  await page.user.click(toggle(label));
  expect(savedBy(page)).toEqual([{ [name]: true }]);
  await page.user.click(toggle(label));
  expect(savedBy(page).at(-1)).toEqual({ [name]: false });
});

test.each(options)('SET-040 "%s" is disabled while login is off', async (label, name) => {
  const page = await open(false, { settings: { [name]: true } });
  expect(toggle(label)).toHaveAttribute('aria-disabled', 'true');
  expect(toggle(label)).not.toBeChecked();
  await page.user.click(toggle(label));
  expect(savedBy(page)).toEqual([]);
});

test('login is switched by its module', async () => {
  const page = await open(false);
  await page.user.click(login());
  expect(savedBy(page)).toEqual([{ sso: true }]);
});

test.each<[string, SiteOptions]>([
  ['without a connected owner', { connection: 'site-only' }],
  ['without a linked user', { linked: false }],
])('SET-025 SET-026 %s it cannot be switched, and offers to connect', async (_case, site) => {
  // Of another module, which has the same needs.
  const page = await open(false, { ...site, modules: { sso: false, monitor: { override: 'inactive' } } });
  expect(card().getByRole('link', { name: 'Connect to enable WordPress.com Secure Sign-On.' })).toHaveAttribute(
    'href',
    '#/connect-user?feature=WordPress.com+login',
  );
  await page.user.click(login());
  expect(savedBy(page)).toEqual([]);
});

test('SET-026 a linked user is not asked to connect', async () => {
  await open(false);
  expect(card().queryByRole('link', { name: /^Connect to/ })).toBeNull();
});

test('offline it shows why, and offers nothing', async () => {
  await open(false, { connection: 'offline' });
  expect(login()).toHaveAccessibleDescription('Unavailable in Offline Mode');
  expect(card().queryByRole('link', { name: /^Connect to/ })).toBeNull();
});
