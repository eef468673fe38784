import { screen, within } from '@testing-library/dom';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const card = () => within(screen.getByRole('region', { name: 'Downtime monitoring' }));
const monitor = () => toggle(/^Get alerts if your site goes offline/);
const open = (site: SiteOptions = {}) => openSettings('/security', { site: { modules: { monitor: false }, ...site } });

test('SET-041 a linked user on a site with an owner has the toggle and the link to configure alerts', async () => {
  const page = await open();
  await page.user.click(monitor());
  expect(savedBy(page)).toEqual([{ monitor: true }]);
  expect(card().getByRole('link', { name: /^Configure your notification settings/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=calypso-settings-security&site=example.org',
  );
});

test('SET-025 SET-041 a user who is not linked cannot switch it, and connects before configuring alerts', async () => {
  const page = await open({ linked: false });
  await page.user.click(monitor());
  expect(savedBy(page)).toEqual([]);
  expect(card().queryByRole('link', { name: /^Configure/ })).toBeNull();
  expect(card().getByRole('link', { name: 'Connect to set up your status alerts.' })).toBeVisible();
});

test('SET-025 SET-026 without a connected owner it cannot be switched, and offers to connect', async () => {
  const page = await open({ connection: 'site-only' });
  expect(card().getByRole('link', { name: 'Connect to set up your status alerts.' })).toHaveAttribute(
    'href',
    '#/connect-user?feature=Downtime+monitoring',
  );
  expect(card().queryByRole('link', { name: /^Configure/ })).toBeNull();
  await page.user.click(monitor());
  expect(savedBy(page)).toEqual([]);
});

test('offline it shows why, without links', async () => {
  await open({ connection: 'offline' });
  expect(monitor()).toHaveAccessibleDescription('Unavailable in Offline Mode');
  expect(card().queryByRole('link', { name: /^Con/ })).toBeNull();
});
