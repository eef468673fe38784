import { getSettings, updateSettings } from '@site-admin/contracts';
import * as v from 'valibot';
import { linkAccount } from '../db/accounts';
import { findUserByLogin } from '../db/users';
import { options } from '../modules/options';
import { modules } from '../modules/facts';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { testSite, type ResponseLike, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());

const settings = async (login = 'admin') => parseResult(getSettings, await site.as(login).get('settings'));
const save = (body: unknown, login = 'admin') => site.as(login).post('settings', body);
const message = (response: ResponseLike) => v.parse(v.object({ message: v.string() }), response.body).message;

test('API-030 settings are one flat map of every flag and option, cast to their types', async () => {
  site = await testSite();
  const map = await settings('subscriber');
  for (const { slug } of modules) expect(typeof Reflect.get(map, slug)).toBe('boolean');
  for (const { name } of options) expect(map).toHaveProperty([name]);
  expect(map).toMatchObject({
    monitor: true,
    akismet: false,
    carousel_background_color: 'black',
    jetpack_portfolio_posts_per_page: 10,
    roles: ['administrator'],
    jetpack_protect_global_whitelist: { local: [] },
    show: ['post', 'page'],
    version: 9,
    blog_id: true,
  });
  expect(await outcomes(site, getSettings, 'stranger')).toEqual({ stranger: '401 rest_forbidden' });
});

test('API-031 flags and options are saved and read back, by other users as well', async () => {
  site = await testSite();
  const body = {
    monitor: false,
    stb_enabled: false,
    highlander_comment_form_prompt: 'Say hi',
    roles: ['administrator', 'editor'],
  };
  expect(parseResult(updateSettings, await save(body)).code).toBe('success');
  expect(await settings('editor')).toMatchObject(body);
  expect(await outcomes(site, { ...updateSettings, body: { monitor: true } }, 'stranger', 'editor', 'subscriber')).toEqual({
    stranger: '401 rest_forbidden',
    editor: '403 rest_forbidden',
    subscriber: '403 rest_forbidden',
  });
  expect((await settings()).monitor).toBe(false);
});

test('API-031 sending the stored values is a success; no body, null and a list change nothing', async () => {
  site = await testSite();
  expect((await save({ monitor: true, waf: false })).status).toBe(200);
  const before = await settings();
  for (const nothing of [undefined, 'null', '[1,2]']) expect((await save(nothing)).status).toBe(200);
  expect(await settings()).toEqual(before);
});

test.each([
  ['a body that is not JSON', '{"a":', '400 rest_invalid_json'],
  ['a body that is a text', '"monitor"', '400 rest_invalid_json'],
  ['a body that is a number', '7', '400 rest_invalid_json'],
  ['2 for a flag', { monitor: 2 }, '400 rest_invalid_param'],
  ['a word for a flag', { stb_enabled: 'yes' }, '400 rest_invalid_param'],
  ['an unknown choice', { carousel_background_color: 'pink' }, '400 rest_invalid_param'],
  ['a list for a text', { sharing_label: ['x'] }, '400 rest_invalid_param'],
  ['a text for a list', { roles: 'administrator' }, '400 rest_invalid_param'],
  ['unknown roles only', { roles: ['pirate'] }, '400 rest_invalid_param'],
  ['a number below 1', { jetpack_portfolio_posts_per_page: -3 }, '400 rest_invalid_param'],
  ['an id with a blank', { google_analytics_tracking_id: 'UA 1' }, '400 rest_invalid_param'],
  ['a tag without content', { google: '<meta name="x">' }, '400 rest_invalid_param'],
  [
    'unknown title parts',
    { advanced_seo_title_formats: { posts: [{ type: 'token', value: 'date' }] } },
    '400 rest_invalid_param',
  ],
])('API-031 %s is refused before anything is saved', async (_what, body, expected) => {
  site = await testSite();
  const before = await settings();
  expect(refusal(await save(body))).toBe(expected);
  expect(await settings()).toEqual(before);
});

test('API-031 a refused argument is named, with its allowed values', async () => {
  site = await testSite();
  const response = await save({ carousel_background_color: 'pink', monitor: false });
  expect(response.body).toMatchObject({
    data: { status: 400, params: { carousel_background_color: expect.stringContaining('black or white') } },
  });
  expect((await settings()).monitor).toBe(true);
});

test('API-031 values are sanitized by option', async () => {
  site = await testSite();
  const body = {
    google: '<meta name="google-site-verification" content="abc_123-X" />',
    'jetpack-twitter-cards-site-tag': '@jetpack',
    roles: [],
    jetpack_portfolio_posts_per_page: '12',
    dismiss_empty_stats_card: 1,
  };
  expect((await save(body)).status).toBe(200);
  expect(await settings()).toMatchObject({
    google: 'abc_123-X',
    'jetpack-twitter-cards-site-tag': 'jetpack',
    roles: ['administrator'],
    jetpack_portfolio_posts_per_page: 12,
    dismiss_empty_stats_card: true,
  });
});

test('API-031 titles and description of the front page are stored without tags, as the plugin does', async () => {
  site = await testSite();
  const pages = [{ type: 'token', value: 'page_title' }];
  expect((await save({ advanced_seo_title_formats: { pages } })).status).toBe(200);
  const parts = [{ type: 'string', value: 'A\t<b>b</b><script>alert(1)</script> 😀 ' }];
  expect((await save({ advanced_seo_title_formats: { posts: parts } })).status).toBe(200);
  expect((await save({ advanced_seo_front_page_description: `<i>${'😀'.repeat(301)}</i>` })).status).toBe(200);
  expect(await settings()).toMatchObject({
    advanced_seo_title_formats: { front_page: [], pages, posts: [{ type: 'string', value: 'A b 😀 ' }] },
    advanced_seo_front_page_description: '😀'.repeat(300),
  });
});

test('API-031 switching hovercards and Markdown changes the options that belong to them', async () => {
  site = await testSite();
  await save({ 'gravatar-hovercards': true, markdown: false });
  await save({ 'gravatar-hovercards': false, markdown: true });
  expect(await settings()).toMatchObject({ gravatar_disable_hovercards: 'disabled', wpcom_publish_posts_with_markdown: true });
});

test('API-031 sharing services are written as lists and read as maps; custom ones are added and removed', async () => {
  site = await testSite();
  await save({ sharing_services: { visible: ['linkedin'], hidden: ['email'] } });
  expect((await settings()).sharing_services).toMatchObject({
    visible: { linkedin: { shortname: 'linkedin' } },
    hidden: { email: {} },
  });
  const own = { sharing_name: 'Mine', sharing_url: 'https://example.com/share', sharing_icon: 'https://example.com/i.png' };
  const added = await save({ custom: own });
  expect(added.body).toMatchObject({ code: 'success', custom: { id: 'custom-1', name: 'Mine' } });
  expect((await save({ sharing_delete_service: 'custom-1' })).status).toBe(200);
  expect(refusal(await save({ sharing_delete_service: 'custom-1' }))).toBe('400 some_updated');
});

test('API-080 the valid part is saved although the rest is refused, and the message names the refused part', async () => {
  site = await testSite();
  const response = await save({ stb_enabled: false, nothing_of_ours: 1, wordads: true, sitemaps: false });
  expect(refusal(response)).toBe('400 some_updated');
  expect(message(response)).toContain('Invalid option: nothing_of_ours.');
  expect(message(response)).toContain('wordads: ');
  expect(await settings()).toMatchObject({ stb_enabled: false, wordads: false, sitemaps: false });
});

test('API-080 module flags are applied before the options, whatever their order in the body', async () => {
  site = await testSite();
  // Switching Markdown on sets this option; the option in the same body takes precedence.
  await save({ markdown: false });
  await save({ wpcom_publish_posts_with_markdown: false, markdown: true });
  expect(await settings()).toMatchObject({ markdown: true, wpcom_publish_posts_with_markdown: false });
});

test('API-081 SET-034 the allow-list is written as text and read as a list', async () => {
  site = await testSite();
  const text = '10.0.0.1, 10.0.0.5 - 10.0.0.9\n2001:db8::1\n\n10.0.0.1';
  expect((await save({ jetpack_protect_global_whitelist: text })).status).toBe(200);
  expect((await settings()).jetpack_protect_global_whitelist).toEqual({
    local: ['10.0.0.1', '10.0.0.5 - 10.0.0.9', '2001:db8::1'],
  });
});

test('API-081 SET-034 one invalid address refuses the allow-list, is named, and keeps the old list', async () => {
  site = await testSite();
  await save({ jetpack_protect_global_whitelist: '10.0.0.1' });
  const response = await save({ jetpack_protect_global_whitelist: '10.0.0.2\n10.0.0.999', stb_enabled: false });
  expect(refusal(response)).toBe('400 some_updated');
  expect(message(response)).toContain('10.0.0.999');
  expect(await settings()).toMatchObject({ jetpack_protect_global_whitelist: { local: ['10.0.0.1'] }, stb_enabled: false });
});

test('API-082 a linked author gets a new post-by-email address without the right to configure modules', async () => {
  site = await testSite();
  const userId = findUserByLogin(site.db, 'author')?.id ?? 0;
  expect(refusal(await save({ post_by_email_address: 'regenerate' }, 'author'))).toBe('400 some_updated');
  linkAccount(site.db, { userId, id: 7, login: 'a', email: 'a@example.com', displayName: 'A', siteCount: 1 });
  const first = parseResult(updateSettings, await save({ post_by_email_address: 'create' }, 'author'));
  expect(first.post_by_email_address).toMatch(/^author\..+@post\./);
  const second = parseResult(updateSettings, await save({ post_by_email_address: 'regenerate' }, 'author'));
  expect(second.post_by_email_address).not.toBe(first.post_by_email_address);
  expect((await settings('author')).post_by_email_address).toBe(second.post_by_email_address);
  expect((await settings('admin')).post_by_email_address).toBeNull();
  expect(refusal(await save({ post_by_email_address: 'regenerate' }, 'subscriber'))).toBe('403 rest_forbidden');
});

test('API-082 the exception allows nothing else: other names in the same request are refused', async () => {
  site = await testSite();
  const response = await save({ post_by_email_address: 'noop', sitemaps: false, sharing_label: 'Mine' }, 'author');
  expect(refusal(response)).toBe('400 some_updated');
  expect(await settings()).toMatchObject({ sitemaps: true, sharing_label: 'Share this:' });
});

test('SET-057 search outside the plan can be switched on once the site has noted its purchase', async () => {
  site = await testSite();
  expect(refusal(await save({ search: true }))).toBe('400 some_updated');
  expect((await save({ has_jetpack_search_product: true })).status).toBe(200);
  expect((await save({ search: true })).status).toBe(200);
  expect(await settings()).toMatchObject({ search: true });
});
