import { screen, within } from '@testing-library/dom';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { cardNames, openSettings, savedBy, toggle } from '../../testing/open-settings';

const card = () => within(screen.getByRole('region', { name: 'Jetpack Social connections' }));
const open = (site: SiteOptions = {}) => openSettings('/sharing', { site: { modules: { publicize: true }, ...site } });
const accounts = 'https://jetpack.com/redirect/?source=calypso-marketing-connections&site=example.org';

test('SET-042 the Sharing tab has the cards Social connections, Sharing buttons and Like buttons', async () => {
  await open();
  expect(cardNames()).toEqual(['Jetpack Social connections', 'Sharing buttons', 'Like buttons']);
});

test.each<[string, SiteOptions, string[]]>([
  ['managers while it is off', { modules: { publicize: false } }, ['Jetpack Social connections']],
  ['editors while it is on', { role: 'editor' }, ['Jetpack Social connections']],
  ['editors while it is off', { role: 'editor', modules: { publicize: false } }, []],
])('SET-043 Social connections, for %s', async (_case, site, names) => {
  await open(site);
  const regions = screen.queryAllByRole('region', { name: 'Jetpack Social connections' });
  expect(regions).toHaveLength(names.length);
  if (site.role === 'editor') expect(screen.queryAllByRole('region')).toHaveLength(names.length);
});

test('social connections save their module', async () => {
  const page = await open();
  await page.user.click(toggle('Automatically share your posts to social networks'));
  expect(savedBy(page)).toEqual([{ publicize: false }]);
});

test.each<[string, SiteOptions, string | null]>([
  ['a linked user', {}, accounts],
  ['a linked editor', { role: 'editor' }, accounts],
  ['a linked user while it is off', { modules: { publicize: false } }, null],
])('the social media accounts of %s are linked', async (_case, site, href) => {
  await open(site);
  const link = card().queryByRole('link', { name: /^Connect your social media accounts/ });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

test.each<[string, SiteOptions]>([
  ['without a linked user', { linked: false }],
  ['without a connected owner', { connection: 'site-only' }],
])('SET-025 SET-026 %s it cannot be switched, and offers to connect', async (_case, site) => {
  const page = await open(site);
  expect(card().getByRole('link', { name: 'Connect to add your social media accounts.' })).toHaveAttribute(
    'href',
    '#/connect-user?feature=Jetpack+Social+connections',
  );
  await page.user.click(toggle('Automatically share your posts to social networks'));
  expect(savedBy(page)).toEqual([]);
});

test('a user without permission to connect is not asked to', async () => {
  await open({ role: 'editor', connection: 'site-only' });
  expect(card().queryByRole('link', { name: 'Connect to add your social media accounts.' })).toBeNull();
});

test('offline it shows why, and offers nothing', async () => {
  await open({ connection: 'offline' });
  expect(toggle('Automatically share your posts to social networks')).toHaveAccessibleDescription('Unavailable in Offline Mode');
  expect(card().queryByRole('link', { name: /^Connect/ })).toBeNull();
});
