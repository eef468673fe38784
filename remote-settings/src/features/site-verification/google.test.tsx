import { screen, waitFor, within } from '@testing-library/dom';
import {
  getGoogleVerification,
  getGoogleVerificationByKeyring,
  getSettings,
  verifyGoogle,
  type EndpointWire,
} from '@site-admin/contracts';
import type { RenderOptions, RenderedRemote } from '@site-admin/contracts/testing';
import { openSettings, savedBy } from '../../testing/open-settings';

const popupUrl = 'https://example.org/wp-admin/options-general.php?page=sharing&action=request';
type Status = EndpointWire<typeof getGoogleVerification>;
const unverified: Status = { verified: false, is_owner: false, errors: { keyring: ['invalid keyring'] } };
const consoles = {
  google_search_console_url: 'https://search.example.org/',
  google_verification_console_url: 'https://verification.example.org/',
};
const verified: Status = { verified: true, token: 'token-1', is_owner: true, ...consoles };

const card = () => within(screen.getByRole('region', { name: 'Site verification' }));
const codeField = () => card().getByRole('textbox', { name: 'Google' });
const button = (name: string) => card().findByRole('button', { name });
const errorText = (page: RenderedRemote) => page.notices.current.find(({ status }) => status === 'is-error')?.text;

let popup: Window;
beforeEach(() => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  popup = frame.contentWindow ?? window;
  jest.spyOn(popup, 'close').mockImplementation(() => undefined);
  jest.spyOn(window, 'open').mockImplementation(() => popup);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

interface Opening {
  readonly status?: Status;
  readonly google?: string;
  readonly site?: RenderOptions['site'];
  readonly arrange?: RenderOptions['arrange'];
}

const open = ({ status = unverified, google = '', site, arrange }: Opening = {}) =>
  openSettings('/traffic', {
    site: {
      modules: { 'verification-tools': true },
      settings: { google },
      initialState: { externalServicesConnectUrls: { google_site_verification: popupUrl } },
      ...site,
    },
    arrange: (page) => {
      page.site.respond(getGoogleVerification, status);
      arrange?.(page);
    },
  });

/** The window posts its message to the page. */
const permit = () =>
  window.dispatchEvent(new MessageEvent('message', { data: { keyring_id: 7 }, origin: 'https://example.org', source: popup }));

async function verifyInWindow(page: RenderedRemote) {
  await page.user.click(await button('Verify with Google'));
  permit();
}

describe('SET-098 the states of the verification with Google', () => {
  test('fetching', async () => {
    let release = () => {};
    await open({ arrange: ({ site }) => (release = site.hold(getGoogleVerification)) });
    expect(card().getByText('Checking with Google…')).toBeVisible();
    release();
    expect(await button('Verify with Google')).toBeEnabled();
  });
  test('verifying, then verified', async () => {
    const page = await open();
    page.site.respond(getGoogleVerificationByKeyring, { verified: false, token: 'token-1' });
    page.site.respond(verifyGoogle, { verified: true, is_owner: true, ...consoles });
    const release = page.site.hold(verifyGoogle);
    await verifyInWindow(page);
    expect(await card().findByText('Verifying…')).toBeVisible();
    page.site.respond(getGoogleVerification, verified);
    release();
    expect(await card().findByText('Your site is verified with Google')).toBeVisible();
  });
  test('error', async () => {
    await open({
      arrange: ({ site }) =>
        site.fail(getGoogleVerification, {
          status: 500,
          code: 'error_checking_if_site_verified_google',
          message: 'quota: Too many.',
        }),
    });
    expect(await card().findByText('Site failed to verify: Too many.')).toBeVisible();
    expect(await button('Verify with Google')).toBeEnabled();
    expect(await button('Manually verify')).toBeEnabled();
  });
});

test('SET-100 the window permits, the code is saved, Google verifies, and toasts announce it', async () => {
  const page = await open();
  page.site.respond(getGoogleVerificationByKeyring, { verified: false, token: 'token-1' });
  page.site.respond(verifyGoogle, { verified: true });
  await verifyInWindow(page);
  expect(window.open).toHaveBeenCalledWith(popupUrl, expect.any(String), expect.stringContaining('width=780,height=700'));
  await waitFor(() => expect(page.site.getCalls(verifyGoogle)).toHaveLength(1));
  expect(page.site.getCalls(getGoogleVerificationByKeyring)[0]?.params).toEqual({ keyring_id: 7 });
  expect(savedBy(page)).toEqual([{ google: 'token-1' }]);
  expect(page.site.getCalls(verifyGoogle)[0]?.body).toEqual({ keyring_id: 7 });
  await waitFor(() =>
    expect(page.notices.shown.map(({ status, text, duration }) => [status, text, duration])).toEqual([
      ['is-info', 'Verifying…', undefined],
      ['is-success', 'Site is verified', 2000],
    ]),
  );
});

test('SET-100 a code that is stored already is not saved again', async () => {
  const page = await open({ google: 'token-1', status: { verified: false, token: 'token-1' } });
  page.site.respond(getGoogleVerificationByKeyring, { verified: false, token: 'token-1' });
  page.site.respond(verifyGoogle, { verified: true });
  await verifyInWindow(page);
  await waitFor(() => expect(page.site.getCalls(verifyGoogle)).toHaveLength(1));
  expect(savedBy(page)).toEqual([]);
});

test('SET-103 a failure is shown for 5000 ms', async () => {
  const page = await open();
  page.site.respond(getGoogleVerificationByKeyring, { verified: false, token: 'token-1' });
  page.site.fail(verifyGoogle, { status: 500, code: 'quota', message: 'Too many.' });
  await verifyInWindow(page);
  await waitFor(() => expect(errorText(page)).toBe('Site failed to verify: Too many.'));
  await page.clock.advance(4999);
  expect(errorText(page)).toBeDefined();
  await page.clock.advance(1);
  expect(errorText(page)).toBeUndefined();
});

describe('SET-101 error codes', () => {
  test('no_token_for_user means not connected', async () => {
    const page = await open();
    page.site.fail(getGoogleVerificationByKeyring, {
      status: 500,
      code: 'error_checking_if_site_verified_google',
      message: 'no_token_for_user: No permission.',
    });
    await verifyInWindow(page);
    await waitFor(() => expect(errorText(page)).toBe('Site failed to verify: No permission.'));
    expect(await button('Verify with Google')).toBeEnabled();
    expect(card().queryByText(/^Site failed/)).toBeNull();
    expect(savedBy(page)).toEqual([]);
  });
  test('forbidden forces manual input', async () => {
    await open({
      arrange: ({ site }) => site.fail(getGoogleVerification, { status: 500, code: 'forbidden', message: 'Under construction.' }),
    });
    expect(await card().findByRole('textbox', { name: 'Google' })).toBeEnabled();
    expect(card().queryByRole('button', { name: 'Verify with Google' })).toBeNull();
    expect(card().queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
  test('unverify-site-error clears the code and checks again', async () => {
    const page = await open({ google: 'token-1', status: { verified: false, token: 'token-1' } });
    page.site.respond(getGoogleVerificationByKeyring, { verified: false, token: 'token-1' });
    page.site.fail(verifyGoogle, { status: 500, code: 'unverify-site-error', message: 'Not in the page.' });
    await verifyInWindow(page);
    await waitFor(() => expect(savedBy(page)).toEqual([{ google: '' }]));
    await waitFor(() => expect(page.site.getCalls(getGoogleVerification)).toHaveLength(2));
    expect(errorText(page)).toBe('Site failed to verify: Not in the page.');
  });
});

describe('SET-099 manual input', () => {
  const enterCode = async (page: RenderedRemote) => {
    await page.user.click(await button('Manually verify'));
    await page.user.type(codeField(), 'by-hand');
  };
  test('Cancel drops what was typed; the focus stays in the row', async () => {
    const page = await open();
    await page.user.click(await button('Manually verify'));
    expect(codeField()).toHaveFocus();
    await page.user.keyboard('by-hand');
    await page.user.click(await button('Cancel'));
    expect(await button('Verify with Google')).toHaveFocus();
    expect(card().queryByRole('textbox', { name: 'Google' })).toBeNull();
    expect(await button('Save settings')).toBeDisabled();
    expect(savedBy(page)).toEqual([]);
  });
  test('Save saves the code and returns; Edit shows it again', async () => {
    const page = await open();
    await enterCode(page);
    page.site.respond(getSettings, { ...page.site.initial.settings, google: 'by-hand' });
    await page.user.click(await button('Save'));
    expect(savedBy(page)).toEqual([{ google: 'by-hand' }]);
    await page.user.click(await button('Edit'));
    expect(codeField()).toHaveValue('<meta name="google-site-verification" content="by-hand" />');
  });
  test('Save with an invalid code stays', async () => {
    const page = await open();
    await page.user.click(await button('Manually verify'));
    await page.user.type(codeField(), 'by hand');
    await page.user.click(await button('Save'));
    await waitFor(() => expect(codeField()).toBeInvalid());
    expect(codeField()).toHaveFocus();
    expect(savedBy(page)).toEqual([]);
  });
  test('a code that is stored without permission is entered by hand', async () => {
    await open({ google: 'by-hand' });
    expect(await card().findByRole('textbox', { name: 'Google' })).toHaveValue(
      '<meta name="google-site-verification" content="by-hand" />',
    );
  });
});

test('SET-099 the code of an account is saved when none is stored', async () => {
  const page = await open({ status: { verified: false, token: 'token-1' } });
  await waitFor(() => expect(savedBy(page)).toEqual([{ google: 'token-1' }]));
  expect(page.notices.shown).toEqual([]);
});

describe('SET-102 auto-verify', () => {
  test('without a linked user the code is entered by hand, and the status is not fetched', async () => {
    const page = await open({ site: { linked: false, modules: { 'verification-tools': true } } });
    expect(codeField()).toBeEnabled();
    expect(card().queryByRole('button', { name: 'Verify with Google' })).toBeNull();
    expect(card().getByRole('link', { name: 'Connect your account' })).toHaveAttribute('href', '#/connect-user');
    expect(page.site.getCalls(getGoogleVerification)).toEqual([]);
  });
  test.each([true, false])('the owner sees the links to the consoles: %s', async (isOwner) => {
    await open({ google: 'token-1', status: { ...verified, is_owner: isOwner } });
    await card().findByText('Your site is verified with Google');
    const links = card()
      .queryAllByRole('link')
      .filter((link) => link.getAttribute('href') === consoles.google_search_console_url);
    expect(links).toHaveLength(isOwner ? 1 : 0);
    expect(card().queryByRole('link', { name: /^Manage verification/ }) !== null).toBe(isOwner);
  });
});

test('a blocked window is explained', async () => {
  jest.spyOn(window, 'open').mockImplementation(() => null);
  const page = await open();
  await page.user.click(await button('Verify with Google'));
  expect(errorText(page)).toMatch(/^Your browser blocked the window of Google\./);
});
