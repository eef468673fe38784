import { screen } from '@testing-library/dom';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const modules = { sharedaddy: true, likes: true };
const open = (site: SiteOptions = {}) => openSettings('/sharing', { site: { modules, ...site } });
const link = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');
const onSite = 'https://example.org/wp-admin/options-general.php?page=sharing';
const atProvider = 'https://jetpack.com/redirect/?source=calypso-marketing-sharing-buttons&site=example.org';

test.each([
  ['Add sharing buttons to your posts and pages', { sharedaddy: false }],
  ['Add Like buttons to your posts and pages', { likes: false }],
])('SET-044 "%s" saves its module', async (name, body) => {
  const page = await open();
  await page.user.click(toggle(name));
  expect(savedBy(page)).toEqual([body]);
});

test.each<[string, SiteOptions, string | undefined]>([
  ['by a linked user', {}, atProvider],
  ['by a user without an account', { linked: false }, onSite],
  ['offline', { connection: 'offline' }, onSite],
  ['while they are off', { modules: { sharedaddy: false } }, undefined],
])('SET-044 the sharing buttons are configured %s', async (_case, site, href) => {
  await open(site);
  expect(link(/^Configure your sharing buttons/)).toBe(href);
});

test.each<[string, SiteOptions, string | undefined]>([
  ['while they are on', {}, `${onSite}#likes`],
  ['while they are off', { modules: { likes: false } }, undefined],
])('SET-044 the Like buttons are configured %s', async (_case, site, href) => {
  await open(site);
  expect(link(/^Configure your Like buttons/)).toBe(href);
});
