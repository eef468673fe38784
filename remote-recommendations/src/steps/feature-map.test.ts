import { activeFeatures, featureOf, featureSlugs, isFeatureSlug, type FeatureSite, type FeatureSlug } from './feature-map';

const bare: FeatureSite = { settings: {}, plugins: [] };
const admin = (page: string) => ({ kind: 'admin', page }) as const;
const route = (to: string) => ({ kind: 'route', to }) as const;
const redirect = (source: string) => ({ kind: 'redirect', source }) as const;
const plugin = (slug: string) => ({ kind: 'plugin', slug }) as const;
const option = (change: object) => ({ kind: 'settings', change }) as const;
const file = (name: string): FeatureSite => ({ settings: {}, plugins: [name] });
const set = (settings: FeatureSite['settings']): FeatureSite => ({ settings, plugins: [] });

const creativeMail = 'creative-mail-by-constant-contact';
const cdn = { photon: true, 'photon-cdn': true };

// Reference: behaviour, D4, row by row: on when, switched on by, set up at.
const map: [FeatureSlug, FeatureSite, object, object][] = [
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

test('REC-054 the table has every feature', () => {
  expect(map.map(([slug]) => slug).sort()).toEqual([...featureSlugs].sort());
});

test.each(map)(
  'REC-054 REC-052 %s is on, switched on and set up as the feature map says',
  (slug, site, enabling, configuring) => {
    const feature = featureOf(slug);
    expect(feature.isActive(bare)).toBe(false);
    expect(feature.isActive(site)).toBe(true);
    expect(feature.enabling).toEqual(enabling);
    expect(feature.configuring).toEqual(configuring);
  },
);

test.each([
  ['antispam-activated', file('akismet/akismet.php'), admin('akismet-key-config')],
  ['videopress-activated', file('videopress/jetpack-videopress.php'), admin('jetpack-videopress')],
] as const)('REC-054 REC-052 %s is on with its plugin, and only set up', (slug, site, configuring) => {
  expect(isFeatureSlug(slug)).toBe(false);
  expect(featureOf(slug).isActive(bare)).toBe(false);
  expect(featureOf(slug).isActive(site)).toBe(true);
  expect(featureOf(slug).configuring).toEqual(configuring);
});

test.each([{ photon: true }, { 'photon-cdn': true }])('REC-054 with %p alone the site accelerator is off', (settings) => {
  expect(featureOf('site-accelerator').isActive(set(settings))).toBe(false);
});

test('REC-054 the setting videopress does not count as the feature: its plugin does', () => {
  expect(featureOf('videopress').isActive(set({ videopress: true }))).toBe(false);
});

test.each(['summary', 'agency', '', 'toString'])('REC-004 %p is no feature: an error', (slug) => {
  expect(() => featureOf(slug)).toThrow(slug);
});

test('what is on is told by step', () => {
  const site = { settings: { monitor: true }, plugins: ['akismet/akismet.php', 'videopress/jetpack-videopress.php'] };
  expect(activeFeatures(site)).toEqual(['monitor', 'videopress', 'antispam-activated', 'videopress-activated']);
});
