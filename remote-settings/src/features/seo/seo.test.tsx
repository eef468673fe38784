import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { getPlugins, updateSettings } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const withSeo: SiteOptions = { modules: { 'seo-tools': true } };
const card = () => within(screen.getByRole('region', { name: 'Search engine optimization' }));
const field = (label: string) => card().getByRole('combobox', { name: label });
const description = () => card().getByLabelText('Front page description');
const save = () => card().getByRole('button', { name: 'Save settings' });
const noFormats = { front_page: [], posts: [], pages: [], groups: [], archives: [] };

async function open(site: SiteOptions = {}) {
  const page = await openSettings('/traffic', { site: { ...withSeo, ...site } });
  await card().findByRole('combobox', { name: 'Front page' });
  await card().findByText('Social link card');
  return page;
}

test('without permission to list the plugins, none is looked for and the settings can be used', async () => {
  const page = await open({ permissions: { manage_plugins: false } });
  expect(page.site.getCalls(getPlugins)).toEqual([]);
  expect(description()).toBeEnabled();
});

test.each([
  ['Front page', ['Site title', 'Tagline']],
  ['Posts', ['Site title', 'Tagline', 'Post title']],
  ['Pages', ['Site title', 'Tagline', 'Page title']],
  ['Tags', ['Site title', 'Tagline', 'Tag title']],
  ['Archives', ['Site title', 'Tagline', 'Archive title']],
])('SET-078 the buttons of %s insert %j', async (label, names) => {
  const page = await open();
  const group = within(card().getByRole('group', { name: `Insert into ${label}` }));
  expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(names);
  for (const button of group.getAllByRole('button')) await page.user.click(button);
  expect(field(label)).toHaveFocus();
  expect((field(label) as HTMLInputElement).value.match(/\[[a-z_]+\]/g)).toHaveLength(names.length);
});

test('SET-079 SET-080 tokens are sent as tokens, text and tokens of other pages as text', async () => {
  const page = await open();
  await page.user.type(field('Front page'), '[[site_name] | [[post_title]');
  await page.user.click(save());
  expect(savedBy(page)).toEqual([
    {
      advanced_seo_title_formats: {
        ...noFormats,
        front_page: [
          { type: 'token', value: 'site_name' },
          { type: 'string', value: ' | [post_title]' },
        ],
      },
    },
  ]);
  await waitFor(() => expect(save()).toBeDisabled());
  expect(field('Front page')).toHaveValue('[site_name] | [post_title]');
});

test('a token is chosen by keyboard once a bracket is typed', async () => {
  const page = await open();
  await page.user.type(field('Posts'), 'By [[');
  const list = within(card().getByRole('listbox', { name: 'Tokens for Posts' }));
  expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Site title [site_name]',
    'Tagline [tagline]',
    'Post title [post_title]',
  ]);
  await page.user.keyboard('{ArrowUp}');
  const active = list.getByRole('option', { name: /^Post title/ });
  expect(active).toHaveAttribute('aria-selected', 'true');
  expect(field('Posts')).toHaveAttribute('aria-activedescendant', active.id);
  await page.user.keyboard('{Enter}!');
  expect(field('Posts')).toHaveValue('By [post_title]!');
  expect(field('Posts')).toHaveAttribute('aria-expanded', 'false');
  expect(savedBy(page)).toEqual([]);
});

test('what is typed narrows the tokens; Escape closes them and keeps the text', async () => {
  const page = await open();
  await page.user.type(field('Posts'), '[[ta');
  expect(card().getAllByRole('option')).toHaveLength(1);
  await page.user.keyboard('{Escape}');
  expect(card().queryByRole('listbox')).toBeNull();
  expect(field('Posts')).toHaveValue('[ta');
  await page.user.type(field('Posts'), 'g');
  await page.user.click(card().getByRole('option'));
  expect(field('Posts')).toHaveValue('[tagline]');
});

test('a button inserts at the caret', async () => {
  const page = await open();
  await page.user.type(field('Posts'), 'ab{ArrowLeft}');
  const group = within(card().getByRole('group', { name: 'Insert into Posts' }));
  await page.user.click(group.getByRole('button', { name: 'Tagline' }));
  await page.user.keyboard('c');
  expect(field('Posts')).toHaveValue('a[tagline]cb');
});

test('pasted tabs become blanks, emoji and <script> stay as typed and are not run', async () => {
  const page = await open();
  await page.user.click(field('Front page'));
  await page.user.paste('😀\t<script>window.hacked = 1</script>');
  expect(field('Front page')).toHaveValue('😀 <script>window.hacked = 1</script>');
  expect(page.host.querySelector('script')).toBeNull();
  await page.user.click(save());
  expect(savedBy(page)[0]).toMatchObject({
    advanced_seo_title_formats: { front_page: [{ type: 'string', value: '😀 <script>window.hacked = 1</script>' }] },
  });
});

test('a refused title shows the message of the site at the title that was edited', async () => {
  const page = await open();
  await page.user.type(field('Pages'), 'x');
  const message = 'advanced_seo_title_formats: Not like this.';
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message });
  await page.user.click(save());
  await waitFor(() => expect(field('Pages')).toHaveAccessibleDescription('Not like this.'));
  expect(field('Pages')).toHaveFocus();
  expect(field('Pages')).toHaveValue('x');
  expect(field('Posts')).not.toBeInvalid();
});

test.each([
  [0, '0 characters', 'ok'],
  [1, '1 character', 'ok'],
  [159, '159 characters', 'ok'],
  [160, '160 characters', 'long'],
  [300, '300 characters - Maximum characters reached.', 'maximum'],
  [301, '300 characters - Maximum characters reached.', 'maximum'],
])('SET-076 with %i characters the counter is "%s"', async (length, text, level) => {
  await open();
  fireEvent.input(description(), { target: { value: 'a'.repeat(length) } });
  expect(card().getByText(text)).toHaveAttribute('data-level', level);
  expect(description()).toHaveValue('a'.repeat(Math.min(length, 300)));
  expect(card().queryByText('Search engines may shorten this description.') !== null).toBe(level === 'long');
});

test('SET-077 the helper text mentions up to 160 characters', async () => {
  await open();
  expect(description()).toHaveAccessibleDescription(/up to 160 characters/);
});

test('SET-082 the three previews follow what is typed', async () => {
  const page = await open();
  await page.user.type(field('Front page'), '[[site_name] news');
  await page.user.type(description(), 'All about it');
  const previews = card().getAllByRole('figure');
  expect(previews.map((preview) => preview.querySelector('figcaption')?.textContent)).toEqual([
    'Search result',
    'Social link card',
    'Microblog post',
  ]);
  for (const preview of previews) {
    expect(await within(preview).findByText('Example news')).toBeVisible();
    expect(await within(preview).findByText('All about it')).toBeVisible();
    expect(preview).toHaveTextContent('example.org');
  }
  expect(savedBy(page)).toEqual([]);
});

test.each([
  ['Yoast SEO', 'wordpress-seo/wp-seo.php'],
  ['Yoast SEO Premium', 'wordpress-seo-premium/wp-seo-premium.php'],
  ['All In One SEO Pack', 'all-in-one-seo-pack/all_in_one_seo_pack.php'],
  ['All in One SEO Pack Pro', 'all-in-one-seo-pack-pro/all_in_one_seo_pack.php'],
  ['SEOPress', 'wp-seopress/seopress.php'],
  ['SEOPress Pro', 'wp-seopress-pro/seopress-pro.php'],
  ['SEOKEY', 'seo-key/seo-key.php'],
  ['SEOKEY Pro', 'seo-key-pro/seo-key.php'],
])('SET-081 with %s active, its name is shown and the fields are not', async (name, file) => {
  const page = await openSettings('/traffic', {
    site: withSeo,
    arrange: ({ site }) => site.respond(getPlugins, { [file]: { Name: 'x', active: true } }),
  });
  const text = `Your SEO settings are managed by the following plugin: ${name}.`;
  expect(await card().findByText(text)).toBeVisible();
  expect(card().queryByRole('combobox')).toBeNull();
  expect(card().queryByRole('textbox')).toBeNull();
  await page.user.click(toggle('Customize your SEO settings'));
  expect(savedBy(page)).toEqual([]);
});

test('SET-081 an inactive SEO plugin does not conflict', async () => {
  const page = await openSettings('/traffic', {
    site: withSeo,
    arrange: ({ site }) => site.respond(getPlugins, { 'seo-key/seo-key.php': { Name: 'x', active: false } }),
  });
  expect(await card().findByRole('combobox', { name: 'Posts' })).toBeEnabled();
  await page.user.click(toggle('Customize your SEO settings'));
  expect(savedBy(page)).toEqual([{ 'seo-tools': false }]);
  await waitFor(() => expect(card().queryByRole('combobox')).toBeNull());
});

test('SET-073 the SEO settings are configured at the provider, while the module is on', async () => {
  const link = () => screen.queryByRole('link', { name: /^Configure your SEO settings/ });
  const page = await open();
  expect(link()).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=calypso-marketing-traffic&anchor=seo&site=example.org',
  );
  await page.user.click(toggle('Customize your SEO settings'));
  await waitFor(() => expect(link()).toBeNull());
});
