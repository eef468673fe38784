import { attachLicenses, getLicenses, getRecommendationsStep, type EndpointWire } from '@site-admin/contracts';
import type { FakeShell } from '@site-admin/contracts/testing';
import { fill, press, type GalleryState } from '@site-admin/kit/gallery';

const at = '/license/activation';
const label = 'License key';

const enter = async (host: HTMLElement, key = 'jetpack-security-EXAMPLE') => {
  await fill(host, label, key);
  await press(host, 'Activate');
};

const activation = (name: string, arrange: (fake: FakeShell) => void, key?: string): GalleryState => ({
  name: `License, ${name}`,
  at,
  arrange,
  act: (host) => enter(host, key),
});

const refused = (message: string): EndpointWire<typeof attachLicenses> => [{ errors: { invalid: [message] }, error_data: [] }];
const activated = (name: string, activatedProductId: number): GalleryState =>
  activation(`${name} activated`, ({ site }) => site.respond(attachLicenses, [{ activatedProductId }]));

const mine = ['jetpack_backup_t1_yearly', 'jetpack_scan'].map((product, index) => ({
  license_key: `${product.replaceAll('_', '-')}-EXAMPLE${index}`,
  product,
}));

export const activateLicenseStates: readonly GalleryState[] = [
  { name: 'License', at },
  { name: 'License, licenses to choose from', at, arrange: ({ site }) => site.respond(getLicenses, { items: mine }) },
  {
    name: 'License, empty',
    at,
    act: async (host) => {
      await fill(host, label, 'a');
      await fill(host, label, '');
    },
  },
  activation('activating', ({ site }) => void site.hold(attachLicenses)),
  activation('refused', ({ site }) => site.respond(attachLicenses, refused('This license was revoked.'))),
  activation(
    'long key refused with a long text',
    ({ site }) => site.respond(attachLicenses, refused('This license is already active on another site. '.repeat(6))),
    'jetpack-security-'.padEnd(600, '0123456789'),
  ),
  {
    name: 'License, half activated',
    at,
    arrange: ({ site }) => {
      site.respond(getLicenses, { items: mine.slice(1) });
      site.respond(attachLicenses, [
        ...refused('This license is already active on another site.'),
        [{ activatedProductId: 2100 }],
      ]);
    },
    act: async (host) => {
      await press(host, 'Jetpack Scan');
      await enter(host);
    },
  },
  activation('provider unavailable', ({ site }) => site.fail(attachLicenses, { status: 500 })),
  activated('Backup', 2100),
  activated('Security', 2016),
  activated('Search', 2104),
  activated('unknown product', 1),
  {
    name: 'License, several activated',
    at,
    arrange: ({ site }) => {
      site.respond(getLicenses, { items: mine });
      site.respond(attachLicenses, [[{ activatedProductId: 2100 }], [{ activatedProductId: 2106 }]]);
    },
    act: async (host) => {
      await press(host, 'Jetpack Backup');
      await press(host, 'Jetpack Scan');
      await press(host, 'Activate');
    },
  },
  {
    ...activated('Scan', 2106),
    name: 'License, Scan activated on a site with recommendations',
    arrange: ({ site }) => {
      site.respond(attachLicenses, [{ activatedProductId: 2106 }]);
      site.respond(getRecommendationsStep, { step: 'summary' });
    },
  },
];
