import { screen, within } from '@testing-library/dom';
import { getSettings, updateSettings } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';
import { getEmailAddress } from './email-address';

const card = () => within(screen.getByRole('region', { name: 'Post by email' }));
const emailSwitch = () => toggle('Publish posts by sending an email');
const address = () => screen.getByLabelText('Send your new posts to this email address');
const button = () => card().getByRole('button', { name: /^(Create|Regenerate) address$/ });
const message = 'Writing tools available to you will be shown here when an administrator enables them.';

function open(site: SiteOptions = {}, stored: string | null = null) {
  const modules = { 'post-by-email': true };
  return openSettings('/writing', { site: { modules, settings: { post_by_email_address: stored }, ...site } });
}

test.each<[string | false | null | undefined, string]>([
  [false, ''],
  [null, ''],
  ['', ''],
  ['1', ''],
  [undefined, ''],
  ['me@post.example.org', 'me@post.example.org'],
])('SET-115 the stored value %j is shown as %j', (stored, shown) => {
  expect(getEmailAddress(stored)).toBe(shown);
});

test('SET-115 a new address is asked for, announced, and shown from the response', async () => {
  const page = await open({}, 'old@post.example.org');
  expect(address()).toHaveValue('old@post.example.org');
  expect(button()).toHaveTextContent('Regenerate address');
  const release = page.site.hold(updateSettings);
  page.site.respondOnce(updateSettings, { code: 'success', message: '', post_by_email_address: 'new@post.example.org' });
  page.site.fail(getSettings, { status: 500 });
  await page.user.click(button());
  expect(savedBy(page)).toEqual([{ post_by_email_address: 'regenerate' }]);
  expect(page.notices.current.map(({ text }) => text)).toEqual(['Updating Post by Email address…']);
  release();
  expect(await screen.findByDisplayValue('new@post.example.org')).toBe(address());
  expect(page.notices.current).toMatchObject([{ status: 'is-success', text: 'Regenerated Post by Email address.' }]);
});

test('SET-115 a refused new address keeps the old one and shows why', async () => {
  const page = await open({}, 'old@post.example.org');
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'Not now.' });
  await page.user.click(button());
  await screen.findByRole('button', { name: 'Regenerate address', busy: false });
  expect(page.notices.current).toMatchObject([
    { status: 'is-error', text: 'Error regenerating Post by Email address. Not now.' },
  ]);
  expect(address()).toHaveValue('old@post.example.org');
});

test('without an address, one is created; it can be copied then', async () => {
  const page = await open();
  expect(address()).toHaveValue('');
  expect(card().queryByRole('button', { name: 'Copy' })).toBeNull();
  await page.user.click(card().getByRole('button', { name: 'Create address' }));
  expect(savedBy(page)).toEqual([{ post_by_email_address: 'regenerate' }]);
  expect(await screen.findByDisplayValue(/@post\.example\.org$/)).toBe(address());
  expect(card().getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('SET-111 an editor without post by email sees where tools will appear', async () => {
  await open({ role: 'editor', modules: { 'post-by-email': false } });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

test('SET-111 an administrator is not', async () => {
  await open();
  expect(screen.queryByText(message)).toBeNull();
});

test.each<[string, SiteOptions['role'], boolean, boolean]>([
  ['managers while it is off', 'administrator', false, true],
  ['editors while it is on', 'editor', true, true],
  ['editors while it is off', 'editor', false, false],
])('SET-113 post by email, for %s', async (_case, role = 'editor', isOn, isShown) => {
  await open({ role, modules: { 'post-by-email': isOn } });
  expect(screen.queryByRole('region', { name: 'Post by email' }) !== null).toBe(isShown);
});

test('SET-113 an editor cannot switch it, but has an address', async () => {
  const page = await open({ role: 'editor' });
  expect(emailSwitch()).toBeChecked();
  await page.user.click(emailSwitch());
  expect(emailSwitch()).toHaveAccessibleDescription('Only a site administrator can change this.');
  expect(savedBy(page)).toEqual([]);
  await page.user.click(button());
  expect(savedBy(page)).toEqual([{ post_by_email_address: 'regenerate' }]);
});

test('SET-113 a manager switches it', async () => {
  const page = await open();
  await page.user.click(emailSwitch());
  expect(savedBy(page)).toEqual([{ 'post-by-email': false }]);
});

test.each<[string, SiteOptions, RegExp]>([
  ['without a linked user', { linked: false }, /Connect your account to use this feature\./],
  ['without a connected owner', { connection: 'site-only' }, /Connect your account to use this feature\./],
  ['offline', { connection: 'offline' }, /^Unavailable in Offline Mode$/],
])('SET-114 %s, post by email and the toolbar are unavailable', async (_case, site, reason) => {
  const page = await open({ ...site, modules: { 'post-by-email': true, masterbar: false } });
  for (const name of ['Publish posts by sending an email', 'Enable the WordPress.com toolbar']) {
    expect(toggle(name)).toHaveAccessibleDescription(reason);
    await page.user.click(toggle(name));
  }
  expect(button()).toBeDisabled();
  expect(savedBy(page)).toEqual([]);
});
