import { screen, waitFor, within } from '@testing-library/dom';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const withPlan: SiteOptions = { plan: 'jetpack_premium', features: ['wordads'], modules: { wordads: true } };
const card = () => within(screen.getByRole('region', { name: 'Ads' }));
const main = 'Enable ads and display an ad below each post';

async function open(site: SiteOptions = {}) {
  const page = await openSettings('/traffic', { site: { ...withPlan, ...site } });
  await waitFor(() => expect(card().queryAllByRole('switch').length + card().queryAllByRole('link').length).toBeGreaterThan(0));
  return page;
}

test('SET-069 the earnings are linked while ads are on', async () => {
  const page = await open();
  expect(card().getByRole('link', { name: /^View your earnings/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=calypso-stats-ads-day&site=example.org',
  );
  await page.user.click(toggle(main));
  expect(savedBy(page)).toEqual([{ wordads: false }]);
  await waitFor(() => expect(card().queryByRole('link', { name: /^View your earnings/ })).toBeNull());
});

const options = [
  ['Front page', { wordads_display_front_page: false }],
  ['Posts', { wordads_display_post: false }],
  ['Pages', { wordads_display_page: false }],
  ['Archives', { wordads_display_archive: false }],
  ['Top of each page', { enable_header_ad: false }],
  ['Second ad below post', { wordads_second_belowpost: false }],
  ['Enable targeted advertising to site visitors in California (CCPA)', { wordads_ccpa_enabled: true }],
  ['Customize your ads.txt file', { wordads_custom_adstxt_enabled: true }],
] as const;

test.each(options)('SET-070 "%s" saves %j', async (name, body) => {
  const page = await open();
  await page.user.click(card().getByRole('switch', { name }));
  expect(savedBy(page)).toEqual([body]);
});

test.each<[string, SiteOptions]>([
  ['ads are off', { modules: { wordads: false } }],
  ['the site is offline', { connection: 'offline' }],
])('SET-070 the options are disabled while %s', async (_case, site) => {
  const texts = { wordads_ccpa_enabled: true, wordads_custom_adstxt_enabled: true };
  const page = await open({ ...site, settings: texts });
  for (const [name] of options) {
    const option = card().getByRole('switch', { name });
    expect(option.hasAttribute('disabled') || option.getAttribute('aria-disabled') === 'true').toBe(true);
    await page.user.click(option);
  }
  expect(card().getByLabelText('Privacy Policy URL')).toBeDisabled();
  expect(card().getByLabelText('Custom ads.txt entries')).toBeDisabled();
  expect(savedBy(page)).toEqual([]);
});

test('SET-071 the ads.txt text and the privacy policy are saved together by the button', async () => {
  const page = await open({ settings: { wordads_ccpa_enabled: true, wordads_custom_adstxt_enabled: true } });
  await page.user.type(card().getByLabelText('Custom ads.txt entries'), 'example.com, 1, DIRECT');
  await page.user.type(card().getByLabelText('Privacy Policy URL'), 'https://example.org/privacy');
  expect(savedBy(page)).toEqual([]);
  await page.user.click(card().getByRole('button', { name: 'Save settings' }));
  expect(savedBy(page)).toEqual([
    { wordads_custom_adstxt: 'example.com, 1, DIRECT', wordads_ccpa_privacy_policy_url: 'https://example.org/privacy' },
  ]);
});

test('SET-071 each text is shown with its option only', async () => {
  await open();
  expect(card().queryByLabelText('Privacy Policy URL')).toBeNull();
  expect(card().queryByLabelText('Custom ads.txt entries')).toBeNull();
});

test.each([
  ['example.org', true],
  ['example.org::blog', false],
])('SET-072 the site %s has its own ads.txt: %s', async (rawUrl, isShown) => {
  await open({ initialState: { rawUrl }, settings: { wordads_custom_adstxt_enabled: true } });
  expect(card().queryByRole('switch', { name: 'Customize your ads.txt file' }) !== null).toBe(isShown);
  expect(card().queryByLabelText('Custom ads.txt entries') !== null).toBe(isShown);
});

test.each<[string, SiteOptions, string, RegExp]>([
  ['an upgrade is offered', {}, 'Upgrade', /source=settings-ads/],
  ['without a connected owner, connecting is', { connection: 'site-only' }, 'Connect', /^#\/connect-user\?feature=Ads$/],
])('SET-023 without ads in the plan, %s', async (_case, site, name, href) => {
  await open({ ...site, plan: 'jetpack_free', features: [] });
  expect(card().getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', expect.stringMatching(href));
  expect(card().queryByRole('switch')).toBeNull();
});

test.each([
  [false, 'jetpack-support-ads'],
  [true, 'wpcom-support-us-privacy'],
])('the legal help of a site hosted by the provider: %s', async (isAtomicSite, source) => {
  await open({ initialState: { siteData: { isAtomicSite } } });
  expect(card().getByRole('link', { name: /^Learn about the CCPA/ })).toHaveAttribute('href', expect.stringContaining(source));
});

test('while the CCPA option is on, the ways to add the opt-out link are shown', async () => {
  const page = await open({ settings: { wordads_ccpa_enabled: false } });
  expect(card().queryByText('[ccpa-do-not-sell-link]')).toBeNull();
  await page.user.click(toggle(/\(CCPA\)$/));
  expect(await card().findByText('[ccpa-do-not-sell-link]')).toBeVisible();
  expect(card().getByRole('link', { name: 'widget' })).toHaveAttribute(
    'href',
    'https://example.org/wp-admin/customize.php?autofocus[panel]=widgets',
  );
});
