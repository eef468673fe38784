import { screen, waitFor } from '@testing-library/dom';
import { attachLicenses, getRecommendationsStep } from '@site-admin/contracts';
import { renderRemote, type SiteOptions } from '@site-admin/contracts/testing';
import * as remote from '../../index';

const at = '/license/activation';
const attached = (productId: number) => [[{ activatedProductId: productId }]];
const invalidKey = 'This is not a valid license key. Please try again.';

async function open(site: SiteOptions = {}) {
  const page = renderRemote(remote, { at, site });
  await page.ready;
  return page;
}
type Page = Awaited<ReturnType<typeof open>>;

const field = () => screen.getByLabelText('License key');
const button = () => screen.getByRole('button', { name: /Activate/ });

async function activate(page: Page, key = 'jetpack-complete-1') {
  await page.user.type(field(), key);
  await page.user.click(button());
}
async function activated(productId: number, site: SiteOptions = {}) {
  const page = await open(site);
  page.site.respond(attachLicenses, attached(productId));
  await activate(page);
  await screen.findByRole('heading', { name: /active!/ });
  return page;
}

test('LIC-001 entering a key leads to the success screen', async () => {
  const page = await open();
  expect(screen.getByRole('heading', { name: 'Add a license key' })).toBeVisible();
  page.site.respond(attachLicenses, attached(2014));
  await activate(page);
  expect(await screen.findByRole('heading', { name: 'Jetpack Complete is active! 🎉' })).toHaveFocus();
  expect(screen.queryByLabelText('License key')).toBeNull();
});

describe('LIC-002 an empty key', () => {
  test('keeps the button disabled and sends nothing', async () => {
    const page = await open();
    expect(button()).toBeDisabled();
    await page.user.type(field(), '{Enter}');
    expect(screen.getByText(invalidKey)).toBeVisible();
    expect(page.site.getCalls(attachLicenses)).toEqual([]);
  });
  test('shows an error once the field was cleared, or contains only blanks', async () => {
    const page = await open();
    await page.user.type(field(), 'a');
    expect(screen.queryByText(invalidKey)).toBeNull();
    await page.user.clear(field());
    expect(screen.getByText(invalidKey)).toBeVisible();
    await page.user.type(field(), '  ');
    expect(button()).toBeDisabled();
  });
});

test('LIC-003 a key is posted once, even if the button is clicked twice', async () => {
  const page = await open();
  page.site.respond(attachLicenses, attached(2014));
  const release = page.site.hold(attachLicenses);
  await page.user.type(field(), 'jetpack-complete-1');
  await page.user.click(button());
  await page.user.click(button());
  await page.user.type(field(), '{Enter}');
  expect(page.site.getCalls(attachLicenses).map(({ body }) => body)).toEqual([{ licenses: ['jetpack-complete-1'] }]);
  release();
  await screen.findByRole('heading', { name: /active!/ });
});

test('LIC-004 the product id is read from the nested list', async () => {
  await activated(2014);
  expect(screen.getByRole('heading', { name: /Jetpack Complete is active!/ })).toBeVisible();
});

describe('LIC-005 a refused key', () => {
  test('shows the first message of the server, stays in the field, and can be sent again', async () => {
    const page = await open();
    page.site.respondOnce(attachLicenses, [
      { errors: { invalid: ['No such key.', 'Sorry.'], other: ['Later.'] }, error_data: [] },
    ]);
    await activate(page, 'jetpack-1');
    expect(await screen.findByText('No such key.')).toBeVisible();
    expect(field()).toHaveValue('jetpack-1');
    expect(field()).toBeInvalid();
    page.site.respondOnce(attachLicenses, attached(2110));
    await page.user.click(button());
    expect(await screen.findByRole('heading', { name: /Anti-spam is active!/ })).toBeVisible();
  });
  test.each([
    ['a malformed response', (page: Page) => page.site.respondOnce(attachLicenses, [{ odd: true } as never])],
    ['an empty response', (page: Page) => page.site.respondOnce(attachLicenses, [])],
    ['no response', (page: Page) => page.site.networkError(attachLicenses)],
  ])('shows the unknown error for %s', async (_case, arrange) => {
    const page = await open();
    arrange(page);
    await activate(page);
    expect(await screen.findByText('An unknown error occurred during license activation. Please try again.')).toBeVisible();
    expect(button()).toBeEnabled();
  });
  test('shows the message of an API error', async () => {
    const page = await open();
    page.site.failOnce(attachLicenses, {
      status: 500,
      code: 'not_connected',
      message: 'Jetpack doesn’t have a connected owner.',
    });
    await activate(page);
    expect(await screen.findByText('Jetpack doesn’t have a connected owner.')).toBeVisible();
  });
});

test('LIC-006 success emits the event on which the shell refetches', async () => {
  const page = await activated(2100);
  expect(page.events.sent).toEqual([{ name: 'licensing/activated@1', payload: { productId: 2100 } }]);
});

test('LIC-009 the messages of Search, VideoPress and Anti-spam', async () => {
  for (const [productId, text] of [
    [2104, /customize the Search experience/],
    [2116, /high-quality, ad-free video for WordPress/],
    [2110, /free of comment and form spam/],
  ] as const) {
    const page = await activated(productId);
    expect(screen.getByText(text)).toBeVisible();
    page.unmount();
  }
});

describe('LIC-010 the main button', () => {
  const step = (value: string): SiteOptions => ({ initialState: { recommendationsStep: value } });
  async function openAt(value: string) {
    const page = renderRemote(remote, {
      at,
      site: step(value),
      arrange: ({ site }) => {
        site.respond(getRecommendationsStep, { step: value });
        site.respond(attachLicenses, attached(2014));
      },
    });
    await page.ready;
    return page;
  }
  test('links to the assistant while its step is not-started', async () => {
    const page = await openAt('not-started');
    await activate(page);
    const link = await screen.findByRole('link', { name: 'Configure my site' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/admin\.php\?page=jetpack#\/recommendations$/));
  });
  test('links to the plans afterwards', async () => {
    const page = await openAt('summary');
    await activate(page);
    const link = await screen.findByRole('link', { name: /View my plans/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('source=license-activation-view-my-plans'));
  });
});

test.each([
  [2100, 'View latest backup', 'jetpack-license-activation-success-backup'],
  [2106, 'View scan results', 'jetpack-license-activation-success-scan'],
  [2104, 'Configure search', 'jetpack-license-activation-success-search'],
])('LIC-011 product %i has the extra link "%s"', async (productId, name, source) => {
  await activated(productId);
  expect(screen.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
    'href',
    expect.stringContaining(`source=${source}`),
  );
});

test('LIC-011 a product without an action has no extra link', async () => {
  await activated(2116);
  expect(screen.getByRole('group', { name: 'Next steps' }).querySelectorAll('a')).toHaveLength(1);
});

test('the support link is shown only before success', async () => {
  const page = await open();
  expect(screen.getByRole('link', { name: /Contact us/ })).toBeVisible();
  page.site.respond(attachLicenses, attached(2014));
  await activate(page);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Contact us/ })).toBeNull());
});

test('opening, success and failure are tracked', async () => {
  const page = await open();
  page.site.failOnce(attachLicenses, { status: 500, code: 'x', message: 'No.' });
  await activate(page);
  await screen.findByText('No.');
  page.site.respond(attachLicenses, attached(2014));
  await page.user.click(button());
  await screen.findByRole('heading', { name: /active!/ });
  expect(page.analytics.recorded.map(({ name }) => name)).toEqual([
    'jetpack_wpa_license_key_activation_view',
    'jetpack_wpa_license_key_activation_error',
    'jetpack_wpa_license_key_activation_success',
  ]);
});
