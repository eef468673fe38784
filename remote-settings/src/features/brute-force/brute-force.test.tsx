import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { getSettings, updateSettings } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const ip = '203.0.113.7';
const card = () => within(screen.getByRole('region', { name: 'Brute force protection' }));
const list = () => card().getByLabelText('Always allowed IP addresses');
const add = () => card().getByRole('button', { name: 'Add to Always Allowed list' });
const save = () => card().getByRole('button', { name: /^Sav/ });

const open = (local: string[] = [], site: SiteOptions = {}) =>
  openSettings('/security', {
    site: { modules: { protect: true }, settings: { jetpack_protect_global_whitelist: { local } }, ...site },
  });

/** Replaces the text at once, as a paste does. */
async function paste(text: string) {
  const user = userEvent.setup();
  await user.clear(list());
  await user.click(list());
  await user.paste(text);
}

test('SET-034 the list shows one entry per line and is saved as text, with IPv4, IPv6 and ranges', async () => {
  const page = await open(['10.0.0.1', '10.0.0.5 - 10.0.0.9']);
  expect(list()).toHaveValue('10.0.0.1\n10.0.0.5 - 10.0.0.9');
  await paste('10.0.0.2\n\t2001:db8::1\n10.0.0.5-10.0.0.9');
  await page.user.click(save());
  expect(savedBy(page)).toEqual([{ jetpack_protect_global_whitelist: '10.0.0.2\n\t2001:db8::1\n10.0.0.5-10.0.0.9' }]);
  await waitFor(() => expect(list()).not.toBeDisabled());
  expect(list()).not.toBeInvalid();
});

test.each(['10.0.0.256', '<script>alert(1)</script>', '10.0.0.9-', '😀'])(
  'SET-034 %s in line 2 is named, is not sent, and is kept for correction',
  async (entry) => {
    const page = await open();
    await paste(`10.0.0.1\n${entry}\n10.0.0.3`);
    await page.user.click(save());
    expect(list()).toBeInvalid();
    expect(list()).toHaveAccessibleDescription(new RegExp(`Line 2: “${entry.replace(/[()]/g, '\\$&')}” is not an IP address`));
    expect(list()).toHaveFocus();
    expect(savedBy(page)).toEqual([]);
    expect(list()).toHaveValue(`10.0.0.1\n${entry}\n10.0.0.3`);
    expect(document.querySelector('script')).toBeNull();

    await paste('10.0.0.1');
    expect(list()).not.toBeInvalid();
    await page.user.click(save());
    expect(savedBy(page)).toEqual([{ jetpack_protect_global_whitelist: '10.0.0.1' }]);
  },
);

test('SET-034 a list that the site refuses stays typed, with its message', async () => {
  const page = await open();
  await paste('10.0.0.1');
  const message = 'jetpack_protect_global_whitelist: 10.0.0.1 is reserved.';
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message });
  page.site.respond(getSettings, { ...page.site.initial.settings });
  await page.user.click(save());
  await waitFor(() => expect(list()).toHaveAccessibleDescription(/10\.0\.0\.1 is reserved\.$/));
  expect(list()).toHaveValue('10.0.0.1');
});

test('SET-036 the button adds the current address on a new line, which is saved by Save only', async () => {
  const page = await open(['10.0.0.1']);
  expect(card().getByText(`Your current IP address: ${ip}`)).toBeVisible();
  await page.user.click(add());
  expect(list()).toHaveValue(`10.0.0.1\n${ip}`);
  expect(add()).toBeDisabled();
  expect(list()).toHaveFocus();
  expect(savedBy(page)).toEqual([]);
  await page.user.click(save());
  expect(savedBy(page)).toEqual([{ jetpack_protect_global_whitelist: `10.0.0.1\n${ip}` }]);
});

test.each<[string, string[], SiteOptions, boolean]>([
  ['the address is not listed', [], {}, false],
  ['a longer address begins like it', [`${ip}0`], {}, false],
  ['the address is listed', [ip], {}, true],
  ['protection is off', [], { modules: { protect: false } }, true],
  ['the site is offline', [], { connection: 'offline' }, true],
])('SET-035 while %s, the button is disabled: %4$s', async (_case, local, site, disabled) => {
  await open(local, site);
  if (disabled) expect(add()).toBeDisabled();
  else expect(add()).toBeEnabled();
});

test('SET-035 the button and the list are disabled while the list is saved', async () => {
  const page = await open();
  await paste('10.0.0.1');
  const release = page.site.hold(updateSettings);
  await page.user.click(save());
  expect(add()).toBeDisabled();
  expect(list()).toBeDisabled();
  release();
  await waitFor(() => expect(add()).toBeEnabled());
});

test('without a known current address there is no button', async () => {
  await open([], { initialState: { currentIp: false } });
  expect(card().queryByRole('button', { name: 'Add to Always Allowed list' })).toBeNull();
  expect(list()).toBeEnabled();
});

test('10,000 lines can be edited, and are saved in one request', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `10.${index >> 8}.${index & 255}.1`);
  const page = await open(lines);
  const start = performance.now();
  await page.user.click(add());
  await page.user.click(save());
  expect(savedBy(page)).toEqual([{ jetpack_protect_global_whitelist: [...lines, ip].join('\n') }]);
  // 0.2 s on an idle machine.
  expect(performance.now() - start).toBeLessThan(5000);
});

test('SET-025 SET-026 without a connected owner it cannot be switched, and offers to connect', async () => {
  const page = await open([], { modules: { protect: false }, connection: 'site-only' });
  expect(card().getByRole('link', { name: 'Connect to set up brute force attack protection.' })).toHaveAttribute(
    'href',
    '#/connect-user?feature=Brute+force+protection',
  );
  await page.user.click(toggle(/^Block attempts to log in/));
  expect(savedBy(page)).toEqual([]);
  expect(list()).toBeDisabled();
});
