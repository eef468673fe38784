import { screen, waitFor, within } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const settings = { show_headline: false, show_thumbnails: false };
const open = (site: SiteOptions = {}) =>
  openSettings('/traffic', { site: { modules: { 'related-posts': true }, settings, ...site } });

const main = 'Show related content after posts';
const headline = 'Highlight related content with a heading';
const thumbnails = 'Show a thumbnail image where available';
const preview = () => screen.queryByRole('group', { name: 'Preview' });
const images = () => [...(preview()?.querySelectorAll('img') ?? [])].map(({ src }) => src);
const configureLink = () => screen.queryByRole('link', { name: 'Configure related posts in the Customizer' });

test('SET-073 the Customizer opens at the newest post, and leads back to this tab', async () => {
  const page = await open();
  const { origin, pathname, searchParams } = new URL(configureLink()?.getAttribute('href') ?? '');
  expect(`${origin}${pathname}`).toBe('https://example.org/wp-admin/customize.php');
  expect(Object.fromEntries(searchParams)).toEqual({
    'autofocus[section]': 'jetpack_relatedposts',
    return: 'https://example.org/wp-admin/admin.php?page=jetpack#/traffic',
    url: 'https://example.org/hello-world/',
  });
  await page.user.click(toggle(main));
  await waitFor(() => expect(configureLink()).toBeNull());
});

test.each([
  [main, { 'related-posts': false }],
  [headline, { show_headline: true }],
  [thumbnails, { show_thumbnails: true }],
])('SET-074 "%s" saves %j', async (name, body) => {
  const page = await open();
  await page.user.click(toggle(name));
  expect(savedBy(page)).toEqual([body]);
});

test.each<[string, SiteOptions]>([
  ['while related posts are off', { modules: { 'related-posts': false } }],
  ['offline', { connection: 'offline' }],
])('SET-074 the options are disabled %s', async (_case, site) => {
  const page = await open(site);
  await page.user.click(toggle(headline));
  await page.user.click(toggle(thumbnails));
  expect(savedBy(page)).toEqual([]);
});

test('SET-075 the preview shows three sample posts, and the heading and images of one place as they are switched', async () => {
  const page = await open();
  expect(
    within(preview()!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Big iPhone/iPad Update Now AvailableIn “Mobile”',
    'The WordPress for Android App Gets a Big FaceliftIn “Mobile”',
    'Upgrade Focus: VideoPress For WeddingsIn “Upgrade”',
  ]);
  expect(images()).toEqual([]);
  expect(within(preview()!).queryByText('Related')).toBeNull();

  const release = page.site.hold(updateSettings);
  await page.user.click(toggle(headline));
  await page.user.click(toggle(thumbnails));
  // Shown before it is saved.
  expect(within(preview()!).getByText('Related')).toBeVisible();
  const root = 'https://jetpackme.files.wordpress.com/2019/03';
  expect(images()).toEqual([`${root}/cat-blog.png`, `${root}/devices.jpg`, `${root}/mobile-wedding.jpg`]);
  release();
  await page.user.click(toggle(thumbnails));
  await waitFor(() => expect(images()).toEqual([]));
});

test('SET-075 there is no preview while related posts are off', async () => {
  const page = await open({ modules: { 'related-posts': false } });
  expect(preview()).toBeNull();
  await page.user.click(toggle(main));
  expect(preview()).toBeVisible();
});

test('the help about the block is linked', async () => {
  await open();
  expect(screen.getByRole('link', { name: /^related posts added using the block editor/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-support-related-posts&anchor=related-posts-block'),
  );
});
