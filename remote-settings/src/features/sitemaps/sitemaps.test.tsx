import { screen, waitFor, within } from '@testing-library/dom';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const open = (site: SiteOptions = {}) => openSettings('/traffic', { site: { modules: { sitemaps: true }, ...site } });
const card = () => within(screen.getByRole('region', { name: 'Sitemaps' }));
const main = 'Generate XML sitemaps';
const sitemap = 'https://example.org/sitemap.xml';
const newsSitemap = 'https://example.org/news-sitemap.xml';
const warning = /^Search engines can’t access your site at the moment\./;
const links = () =>
  card()
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('SET-095 both sitemaps are linked, open in a new tab, and can be copied', async () => {
  const page = await open();
  expect(links()).toEqual([sitemap, newsSitemap]);
  for (const link of card().getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
  for (const url of [sitemap, newsSitemap]) {
    await page.user.click(card().getByRole('button', { name: 'Copy', description: new RegExp(url) }));
    expect(await navigator.clipboard.readText()).toBe(url);
  }
  expect(card().getByText(/^Good news: Jetpack is sending your sitemap automatically/)).toBeVisible();
  expect(card().queryByText(warning)).toBeNull();
});

test('SET-095 a site hidden from search engines shows the warning and its remedy instead of sitemaps', async () => {
  await open({ initialState: { siteData: { siteVisibleToSearchEngines: false } } });
  expect(card().getByText(warning)).toBeVisible();
  expect(links()).toEqual(['https://example.org/wp-admin/options-reading.php']);
  expect(card().queryByText(/^Good news/)).toBeNull();
});

test('SET-095 while sitemaps are off there is neither', async () => {
  const page = await open({ initialState: { siteData: { siteVisibleToSearchEngines: false } } });
  await page.user.click(toggle(main));
  expect(savedBy(page)).toEqual([{ sitemaps: false }]);
  await waitFor(() => expect(card().queryByText(warning)).toBeNull());
  expect(links()).toEqual([]);
});

test('SET-095 a response without the URLs shows none', async () => {
  await open({ modules: { sitemaps: { activated: true, extra: [] } } });
  expect(toggle(main)).toBeChecked();
  expect(links()).toEqual([]);
});
