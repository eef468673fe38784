import { getUpsell } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { openStep, type AssistantOptions } from '../testing/open-assistant';
import { arrangeOffers, introOffer, suggestion, upsell, type OfferOptions } from '../testing/offers';

const open = (step: string, offers: OfferOptions = {}, options: AssistantOptions = {}) =>
  openStep(step, { arrange: arrangeOffers(offers), ...options });
const findCard = async (name: string) => within(await screen.findByRole('article', { name }));
const items = (card: Awaited<ReturnType<typeof findCard>>) => card.getAllByRole('listitem').map(({ textContent }) => textContent);
const discount = { percent: 40, endsIn: 90_000 };
const paid = { site: { plan: 'jetpack_security_t1_yearly' }, purchases: ['jetpack_security_t1_yearly'] };

afterEach(() => jest.restoreAllMocks());

test('REC-042 REC-067 the site type is asked beside the discount card, with its features, percentage and countdown', async () => {
  await open('site-type', { discount });
  const card = await findCard('Increase your site security!');
  expect(items(card)).toEqual([
    'Real-time cloud backups',
    'One-click restores',
    'Real-time malware scanning',
    'Comments and form spam protection',
  ]);
  expect(await card.findByText('Save up to 70%')).toBeVisible();
  expect(card.getByRole('timer')).toHaveTextContent('Discount ends in 1m 30s');
  expect(card.getByRole('link', { name: 'View discounted products' })).toHaveAttribute(
    'href',
    '#/recommendations/product-suggestions',
  );
});

test.each<[string, OfferOptions]>([
  ['no discount', {}],
  ['a discount that has ended', { discount: { percent: 40, endsIn: -1 } }],
])('REC-067 with %s the button is "View products"', async (_what, offers) => {
  await open('site-type', offers);
  const card = await findCard('Increase your site security!');
  expect(card.getByRole('link', { name: 'View products' })).toBeVisible();
  expect(card.queryByRole('timer')).toBeNull();
  expect(card.queryByText(/%/)).toBeNull();
});

test('REC-067 REC-073 a discount that ends on screen is no longer offered', async () => {
  const page = await open('site-type', { discount });
  const card = await findCard('Increase your site security!');
  await card.findByText('Save up to 70%');
  await page.clock.advance(90_000);
  expect(await card.findByText('Discount offer has ended')).toBeVisible();
  expect(card.getByRole('link', { name: 'View products' })).toBeVisible();
  expect(card.queryByText(/%/)).toBeNull();
});

test('REC-074 the discount card shows the largest percentage of the suggested products', async () => {
  const offer = { ...introOffer, product_slug: 'jetpack_search', raw_price: 60 };
  await open('site-type', {
    discount,
    suggestions: [suggestion, { ...suggestion, slug: 'jetpack_search' }],
    introOffers: [introOffer, offer],
  });
  expect(await (await findCard('Increase your site security!')).findByText('Save up to 85%')).toBeVisible();
});

test.each<[string, OfferOptions, AssistantOptions]>([
  ['without suggestions', { suggestions: [] }, {}],
  ['with suggestions of an unlinked user', { suggestions: '[]' }, {}],
  ['with a paid plan', {}, paid],
])('REC-042 the site type is asked beside its picture %s', async (_what, offers, options) => {
  await open('site-type', offers, options);
  await waitFor(() => expect(document.querySelector('svg[viewBox="0 0 320 240"]')).not.toBeNull());
  expect(screen.queryByRole('article')).toBeNull();
});

test('the discount card is shown at one step only', async () => {
  const page = await open('monitor');
  await findCard('Increase your site security!');
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(page.navigation.at).toBe('/recommendations/related-posts');
  expect(screen.queryByRole('article')).toBeNull();
});

test('REC-053 REC-068 a step about a product shows it with features, disclaimer and the link to its checkout', async () => {
  const page = await open('backup-plan', {}, { conditional: ['backup-plan'] });
  const card = await findCard('Backup');
  expect(items(card)).toEqual(page.site.initial.products['backup']?.features);
  expect(card.getByText(/^\* Subject to usage and storage limits\./)).toBeVisible();
  expect(card.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-faq-backup-disclaimer',
  );
  const { searchParams } = new URL(card.getByRole('link', { name: /^Get Backup/ }).getAttribute('href') ?? '');
  expect(searchParams.get('source')).toBe('jetpack-recommendations-product-checkout');
  expect([searchParams.get('site'), searchParams.get('path')]).toEqual(['example.org', 'jetpack_backup_t1_yearly']);
});

test.each<[string, string[], boolean]>([
  ['without more storage', [], true],
  ['with 1 TB of storage', ['videopress-1tb-storage'], false],
  ['with unlimited storage', ['videopress-unlimited-storage'], false],
])('REC-053 VideoPress %s', async (_what, features, isShown) => {
  await open('videopress', { features }, { conditional: ['videopress'] });
  if (isShown) expect(await findCard('VideoPress')).toBeDefined();
  else {
    await waitFor(() => expect(document.querySelector('svg[viewBox="0 0 320 240"]')).not.toBeNull());
    expect(screen.queryByRole('article')).toBeNull();
  }
});

test('REC-064 beside the summary is the recommended product, with countdown, guarantee and footnote, and the app below', async () => {
  await open('summary', { discount });
  const card = await findCard('Jetpack Scan');
  expect(await card.findByText('70% off')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Discount ends in 1m 30s');
  expect(screen.getByRole('link', { name: 'See all discounted products' })).toHaveAttribute(
    'href',
    '#/recommendations/product-suggestions',
  );
  expect(screen.getByText('14-day money-back guarantee')).toBeVisible();
  expect(screen.getByText('For the first year, then billed at the full price.')).toBeVisible();
  const summary = screen.getByRole('region', { name: /^Nice work/ });
  expect(within(summary).queryByRole('article', { name: 'Jetpack in your pocket' })).toBeNull();
  expect(await findCard('Jetpack in your pocket')).toBeDefined();
});

test.each<[string, OfferOptions, AssistantOptions]>([
  ['REC-065 a hidden upsell', { upsell: { hide_upsell: true } }, {}],
  ['REC-065 an upsell without a price', { upsell: { ...upsell, cost: undefined } }, {}],
  [
    'REC-066 an upsell that failed to load',
    {},
    {
      arrange(fake) {
        arrangeOffers()(fake);
        fake.site.fail(getUpsell, { status: 500 });
      },
    },
  ],
])('%s shows the card without a price', async (_what, offers, options) => {
  await open('summary', offers, options);
  const card = await findCard('Powerful security, performance, and marketing');
  expect(items(card)).toHaveLength(3);
  expect(card.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-plans'),
  );
  expect(screen.queryByText(/money-back|\$/)).toBeNull();
});

test.each([
  ['Daily Backups', []],
  ['Real-time Backups', ['real-time-backups']],
])('REC-069 the card of one-click restores asks for credentials and names %s', async (plan, features) => {
  await open('summary', { features }, { ...paid, rewind: 'awaiting_credentials' });
  const card = await findCard('Enable one-click restores');
  expect(card.getByText(new RegExp(plan))).toBeVisible();
  expect(card.getByRole('link', { name: /^Enter server credentials/ })).toHaveAttribute(
    'href',
    'https://cloud.jetpack.com/settings/example.org',
  );
  const video = card.getByRole('link', { name: /^Watch the getting-started video/ });
  expect(video).toHaveAttribute('href', 'https://jetpack.com/redirect/?source=jetpack-blog-backups-101&site=example.org');
  expect(video).toHaveAttribute('target', '_blank');
});

test('REC-070 with active backups, the card links to the backups in a new tab', async () => {
  await open('summary', {}, { ...paid, rewind: 'active' });
  const link = (await findCard('Manage your security')).getByRole('link', { name: /^Manage security/ });
  expect(link).toHaveAttribute('href', 'https://cloud.jetpack.com/backup/example.org');
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['Linux; Android 14; Pixel 8', 'Get it on Google Play', undefined],
  ['iPhone; CPU iPhone OS 17_0 like Mac OS X', 'Download on the App Store', undefined],
  ['X11; Linux x86_64', 'QR code of jetpack.com/app', '80'],
])('REC-071 on "%s" the card of the app has the image "%s"', async (agent, image, size) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${agent})`);
  await open('summary', {}, { ...paid, rewind: 'unavailable' });
  const card = await findCard('Jetpack in your pocket');
  expect(card.getByRole('img', { name: image })).toBeVisible();
  expect(card.getAllByRole('img')).toHaveLength(1);
  if (size !== undefined) {
    expect(card.getByRole('img')).toHaveAttribute('width', size);
    expect(card.getByRole('img')).toHaveAttribute('height', size);
    expect(card.getByRole('link', { name: /jetpack\.com\/app/ })).toHaveAttribute(
      'href',
      'https://jetpack.com/redirect/?source=jetpack-plugin-recommendations-mobile-app-component&site=example.org',
    );
  }
});
