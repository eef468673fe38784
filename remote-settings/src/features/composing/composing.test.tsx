import { screen, within } from '@testing-library/dom';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { getModules } from '@site-admin/contracts';
import { cardNames, openSettings, savedBy, toggle } from '../../testing/open-settings';

const modules = { 'copy-post': false, markdown: false, latex: false, shortcodes: false };
// A mark within a word splits it in the names of jsdom.
const blocks = /^Jetpack Block ?s give you the power/;
const card = () => within(screen.getByRole('region', { name: 'Composing' }));
const open = (site: SiteOptions = {}) => openSettings('/writing', { site: { modules, ...site } });

test('SET-105 the Writing tab has its seven sections', async () => {
  await open();
  expect(cardNames()).toEqual([
    'Media',
    'Composing',
    'Custom content types',
    'Theme enhancements',
    'Widgets',
    'Post by email',
    'WordPress.com toolbar',
  ]);
});

test.each([
  ['Enable the option to copy entire posts and pages, including tags and settings', { 'copy-post': true }],
  ['Write posts or pages in plain-text Markdown syntax', { markdown: true, wpcom_publish_posts_with_markdown: true }],
  ['Use the LaTeX markup language to write mathematical equations and formulas', { latex: true }],
  ['Compose using shortcodes to embed media from popular sites', { shortcodes: true }],
  [blocks, { jetpack_blocks_disabled: true }],
])('SET-107 %s saves %j', async (name, body) => {
  const page = await open();
  await page.user.click(toggle(name));
  expect(savedBy(page)).toEqual([body]);
});

test.each([
  [false, { markdown: false, wpcom_publish_posts_with_markdown: false }],
  [true, { wpcom_publish_posts_with_markdown: false }],
])('SET-107 Markdown switched off, used in comments: %s', async (inComments, body) => {
  const settings = { wpcom_publish_posts_with_markdown: true, wpcom_publish_comments_with_markdown: inComments };
  const page = await open({ modules: { ...modules, markdown: true }, settings });
  await page.user.click(toggle(/Markdown/));
  expect(savedBy(page)).toEqual([body]);
});

test.each([
  [false, true],
  [true, false],
])('SET-107 blocks disabled: %s, the switch is on: %s', async (isDisabled, isOn) => {
  const page = await open({ settings: { jetpack_blocks_disabled: isDisabled } });
  expect(toggle(blocks)).toHaveAttribute('aria-checked', String(isOn));
  expect(toggle(blocks)).toHaveAccessibleDescription(/^Caution: if there are Jetpack blocks used/);
  await page.user.click(toggle(blocks));
  expect(savedBy(page)).toEqual([{ jetpack_blocks_disabled: !isDisabled }]);
});

test.each(['gutenberg', 'block'])(
  'SET-003 the term "%s" finds the blocks, also after the modules were fetched again',
  async (term) => {
    const page = await openSettings(`/security?term=${term}`);
    page.shell.resources.refresh(getModules);
    expect(await screen.findByRole('switch', { name: blocks })).toBeVisible();
    expect(card().queryByRole('switch', { name: /LaTeX/ })).toBeNull();
  },
);

test('the editor is linked', async () => {
  await open();
  expect(card().getByRole('link', { name: 'Discover Jetpack tools in the block editor' })).toHaveAttribute(
    'href',
    'https://example.org/wp-admin/post-new.php',
  );
});

test.each<[string, SiteOptions, boolean]>([
  ['an administrator', {}, true],
  ['an editor, with post by email active', { role: 'editor', modules: { ...modules, 'post-by-email': true } }, false],
])('SET-112 Composing for %s', async (_case, site, isShown) => {
  await open(site);
  expect(cardNames().includes('Composing')).toBe(isShown);
});

test('the blocks are explained, with a link to their help', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'About Jetpack blocks' }));
  const popover = within(await screen.findByRole('dialog'));
  expect(popover.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-support-blocks',
  );
});
