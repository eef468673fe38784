import { screen, waitFor, within } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import type { RenderedRemote, SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy } from '../testing/open-settings';

/** A card with a form: each of its fields by label, with its setting and a value that passes the checks of the form. */
type CardCase = [card: string, at: string, site: SiteOptions, fields: readonly (readonly [string, string, string])[]];

const ads: SiteOptions = {
  plan: 'jetpack_premium',
  features: ['wordads'],
  modules: { wordads: true },
  settings: { wordads_ccpa_enabled: true, wordads_custom_adstxt_enabled: true },
};

/** Every form but that of the Anti-spam key, which is checked while it is typed. */
const forms: readonly CardCase[] = [
  ['Media', '/writing', { modules: { carousel: true } }, [['Carousel color scheme', 'carousel_background_color', 'white']]],
  [
    'Brute force protection',
    '/security',
    { modules: { protect: true } },
    [['Always allowed IP addresses', 'jetpack_protect_global_whitelist', '10.0.0.1']],
  ],
  [
    'Firewall Beta',
    '/security',
    { modules: { waf: true }, settings: { jetpack_waf_ip_list: true } },
    [
      ['Blocked IP addresses', 'jetpack_waf_ip_block_list', '10.0.0.1'],
      ['Always allowed IP addresses', 'jetpack_waf_ip_allow_list', '10.0.0.2'],
    ],
  ],
  [
    'Comments',
    '/discussion',
    { modules: { comments: true } },
    [
      ['Comment form introduction', 'highlander_comment_form_prompt', 'Hello'],
      ['Color scheme', 'jetpack_comment_form_color_scheme', 'dark'],
    ],
  ],
  [
    'Ads',
    '/traffic',
    ads,
    [
      ['Privacy Policy URL', 'wordads_ccpa_privacy_policy_url', 'https://example.org/privacy'],
      ['Custom ads.txt entries', 'wordads_custom_adstxt', 'example.org, 1, DIRECT'],
    ],
  ],
  [
    'Search engine optimization',
    '/traffic',
    { modules: { 'seo-tools': true } },
    [
      ['Posts', 'advanced_seo_title_formats', 'A title'],
      ['Front page description', 'advanced_seo_front_page_description', 'A text'],
    ],
  ],
  [
    'Site verification',
    '/traffic',
    // Without a linked user, all services have a field.
    { linked: false, modules: { 'verification-tools': true } },
    ['Google', 'Bing', 'Pinterest', 'Yandex', 'Facebook'].map((label) => [label, label.toLowerCase(), 'a-code'] as const),
  ],
];

const getField = (card: string, label: string) => within(screen.getByRole('region', { name: card })).getByLabelText(label);

async function enter(page: RenderedRemote, field: HTMLElement, text: string): Promise<void> {
  if (field instanceof HTMLSelectElement) return page.user.selectOptions(field, text);
  await page.user.clear(field);
  await page.user.click(field);
  return page.user.paste(text);
}

async function open(card: string, at: string, site: SiteOptions, label = '') {
  const page = await openSettings(at, { site });
  await waitFor(() => expect(getField(card, label)).toBeEnabled());
  const button = (name: RegExp) => within(screen.getByRole('region', { name: card })).getByRole('button', { name });
  return { page, press: (name: RegExp) => page.user.click(button(name)) };
}

const bad = '😀\t<script>window.hacked = 1</script>';

test.each(forms)('%s: a refused option shows why at its field; bad input is kept as text', async (card, at, site, fields) => {
  const { page, press } = await open(card, at, site, fields[0]?.[0]);
  for (const [label, , text] of fields) await enter(page, getField(card, label), text);
  const message = fields.map(([label, name]) => `${name}: No to ${label}.`).join(' ');
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message });
  await press(/^Sav/);
  for (const [label, , text] of fields) {
    const field = getField(card, label);
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringMatching(new RegExp(`No to ${label}\\.$`)));
    expect((field as HTMLInputElement).value).toContain(text);
  }
  expect(getField(card, fields[0]?.[0] ?? '')).toHaveFocus();

  const labels = fields.map(([label]) => label).filter((label) => !/color scheme/i.test(label));
  for (const label of labels) await enter(page, getField(card, label), bad);
  const before = savedBy(page).length;
  await press(/^Sav/);
  for (const label of labels) {
    const field = getField(card, label);
    await waitFor(() => expect(savedBy(page).length > before || field.ariaInvalid === 'true').toBe(true));
    // Fields of one line have a blank in place of the tab.
    expect((field as HTMLInputElement).value).toMatch(/^😀[\t ]<script>window\.hacked = 1<\/script>$/);
  }
  expect(page.host.querySelector('script')).toBeNull();
  expect(window).not.toHaveProperty('hacked');
});
