import type { Settings } from '@site-admin/contracts';
import { selectActiveFeatures, getFeature, featureSlugs, isFeatureSlug, type FeatureState, type FeatureSlug } from './features';

const bare: FeatureState = { settings: {}, plugins: [] };
const admin = (page: string) => ({ kind: 'admin', page }) as const;
const route = (to: string) => ({ kind: 'route', to }) as const;
const redirect = (source: string) => ({ kind: 'redirect', source }) as const;
const plugin = (slug: string) => ({ kind: 'plugin', slug }) as const;
const option = (patch: object) => ({ kind: 'settings', patch }) as const;
const file = (name: string): FeatureState => ({ settings: {}, plugins: [name] });
const set = (settings: FeatureState['settings']): FeatureState => ({ settings, plugins: [] });

const creativeMail = 'creative-mail-by-constant-contact';
const cdn = { photon: true, 'photon-cdn': true };

// Reference: behaviour, D4, row by row: active if, enabled by, configured at.
const map: [FeatureSlug, FeatureState, object, object][] = [
  ['boost', file('jetpack-boost/jetpack-boost.php'), plugin('jetpack-boost'), admin('jetpack-boost')],
  ['creative-mail', file(`${creativeMail}/creative-mail-plugin.php`), plugin(creativeMail), admin('creativemail')],
  ['monitor', set({ monitor: true }), option({ monitor: true }), route('/settings?term=monitor')],
  ['related-posts', set({ 'related-posts': true }), option({ 'related-posts': true }), route('/settings?term=related%20posts')],
  ['site-accelerator', set(cdn), option({ ...cdn, tiled_galleries: true, 'tiled-gallery': true }), route('/settings?term=cdn')],
  ['publicize', set({ publicize: true }), option({ publicize: true }), redirect('calypso-marketing-connections')],
  ['protect', file('jetpack-protect/jetpack-protect.php'), plugin('jetpack-protect'), admin('jetpack-protect')],
  [
    'videopress',
    file('videopress/jetpack-videopress.php'),
    plugin('videopress'),
    redirect('jetpack-support-videopress-block-editor'),
  ],
  ['woocommerce', file('woocommerce/woocommerce.php'), plugin('woocommerce'), admin('wc-admin&path=/setup-wizard')],
];

test('REC-054 the table is complete', () => {
  expect(map.map(([slug]) => slug).sort()).toEqual([...featureSlugs].sort());
});

test.each(map)(
  'REC-054 REC-052 %s is active, enabled and configured as the feature map defines',
  (slug, state, activation, target) => {
    const feature = getFeature(slug);
    expect(feature.isActive(bare)).toBe(false);
    expect(feature.isActive(state)).toBe(true);
    expect(feature.activation).toEqual(activation);
    expect(feature.target).toEqual(target);
  },
);

test.each([
  ['antispam-activated', file('akismet/akismet.php'), admin('akismet-key-config')],
  ['videopress-activated', file('videopress/jetpack-videopress.php'), admin('jetpack-videopress')],
] as const)('REC-054 REC-052 %s is active with its plugin, and can only be configured', (slug, state, target) => {
  expect(isFeatureSlug(slug)).toBe(false);
  expect(getFeature(slug).isActive(bare)).toBe(false);
  expect(getFeature(slug).isActive(state)).toBe(true);
  expect(getFeature(slug).target).toEqual(target);
});

test.each([{ photon: true }, { 'photon-cdn': true }])('REC-054 with %p alone the site accelerator is inactive', (settings) => {
  expect(getFeature('site-accelerator').isActive(set(settings))).toBe(false);
});

test('REC-054 VideoPress is active with its plugin, not with its setting', () => {
  const settings: Settings = { videopress: true };
  expect(getFeature('videopress').isActive(set(settings))).toBe(false);
});

test.each(['summary', 'agency', '', 'toString'])('REC-004 %p is not a feature: an error', (slug) => {
  expect(() => getFeature(slug)).toThrow(slug);
});

test('active features are returned by step', () => {
  const state = { settings: { monitor: true }, plugins: ['akismet/akismet.php', 'videopress/jetpack-videopress.php'] };
  expect(selectActiveFeatures(state)).toEqual(['monitor', 'videopress', 'antispam-activated', 'videopress-activated']);
});
