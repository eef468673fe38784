import { getProtectCount, getSiteFeatures, getSitePurchases, updateSettings } from '@site-admin/contracts';
import type { FakeShell } from '@site-admin/contracts/testing';
import { defineGallery, press, type GalleryState } from '@site-admin/kit/gallery';
import remoteJson from '../remote.json';
import { AgenciesCard } from './features/agencies/agencies.card';
import type { WithAgencies } from './features/agencies/agencies.slice';
import { antiSpamStates } from './features/anti-spam/anti-spam.gallery';
import { AppsCard } from './features/apps/apps.card';
import { attentionStates } from './features/attention/attention.gallery';
import { backupStates } from './features/backup/backup.gallery';
import { connectionStates } from './features/connections/connections.gallery';
import { partnerPluginStates } from './features/partner-plugins/partner-plugins.gallery';
import { scanStates } from './features/scan/scan.gallery';
import { searchStates } from './features/search/search.gallery';
import { statsStates } from './features/stats/stats.gallery';
import { SupportCard } from './features/support/support.card';
import { videoPressStates } from './features/videopress/videopress.gallery';
import { remote } from './index';
import { cards } from './registry';
import { belowStore, store, type RootState } from './store';

/** The states all cards of a module have. */
const moduleStates = cards.flatMap(({ name, module, Card: component }): GalleryState[] =>
  module === undefined || name === 'stats'
    ? []
    : [
        { name: `Module ${module}, on`, component, site: { modules: { [module]: true } } },
        { name: `Module ${module}, off`, component, site: { modules: { [module]: false } } },
        { name: `Module ${module}, offline`, component, site: { connection: 'offline' } },
        {
          name: `Module ${module}, without an owner`,
          component,
          site: { connection: 'site-only', modules: { [module]: false } },
        },
        {
          name: `Module ${module}, forced on by the site`,
          component,
          site: { modules: { [module]: { activated: true, override: 'active' } } },
        },
        {
          name: `Module ${module}, for an editor`,
          component,
          site: { role: 'editor', modules: { [module]: true } },
        },
        ...(module === 'protect'
          ? [
              {
                name: 'Module protect, no count yet',
                component,
                site: { modules: { protect: true } },
                arrange: (fake) => fake.site.respond(getProtectCount, 0),
              } satisfies GalleryState,
            ]
          : []),
      ],
);

const others = ['activity', 'blocks', 'securityBundle'];

const monitor = cards.find(({ name }) => name === 'monitor')?.Card;
const off = { modules: { monitor: false } } as const;

/** All module cards have the same frame. */
const frameStates: readonly GalleryState[] =
  monitor === undefined
    ? []
    : [
        {
          name: 'Module monitor, being switched on',
          component: monitor,
          site: off,
          arrange: (fake) => void fake.site.hold(updateSettings),
          act: (host) => press(host, 'Downtime monitoring'),
        },
        {
          name: 'Module monitor, refused by the site',
          component: monitor,
          site: off,
          arrange: (fake) => fake.site.fail(updateSettings, { status: 400, code: 'some_updated', message: 'Not now.' }),
          act: (host) => press(host, 'Downtime monitoring'),
        },
        {
          name: 'Module monitor, with its explanation',
          component: monitor,
          act: (host) => press(host, 'About Downtime monitoring'),
        },
      ];

/** Cards with few states. */
const otherStates = cards
  .filter(({ name }) => others.includes(name))
  .flatMap(({ name, Card }): GalleryState[] => [
    { name: `Card ${name}`, component: Card },
    ...(name === 'securityBundle'
      ? [
          {
            name: 'Card securityBundle, loading',
            component: Card,
            arrange: ({ site }: FakeShell) => void site.hold(getSitePurchases),
          },
        ]
      : [{ name: `Card ${name}, offline`, component: Card, site: { connection: 'offline' } as const }]),
  ]);

const belowStates: readonly GalleryState[] = [
  {
    name: 'Agencies',
    component: AgenciesCard,
    arrange: ({ site, shell }) => site.setUser({ wpcomUser: { ...shell.site.user.current.wpcomUser, site_count: 5 } }),
  },
  { name: 'Support, free plan', component: SupportCard },
  { name: 'Support, without an owner', component: SupportCard, site: { connection: 'site-only' } },
  {
    name: 'Support, paid plan',
    component: SupportCard,
    site: { plan: 'jetpack_security_t1_yearly', features: ['support'] },
  },
  { name: 'Support, loading', component: SupportCard, arrange: (fake) => void fake.site.hold(getSiteFeatures) },
  { name: 'Support, error', component: SupportCard, arrange: (fake) => fake.site.fail(getSiteFeatures, { status: 500 }) },
  { name: 'Apps', component: AppsCard },
];

export const gallery = defineGallery<RootState & WithAgencies>({
  declaration: remoteJson,
  module: remote,
  store: { reducers: { ...store.reducers, ...belowStore.reducers }, epics: { ...store.epics, ...belowStore.epics } },
  states: [
    { name: 'At a Glance' },
    { name: 'At a Glance, offline', site: { connection: 'offline' } },
    { name: 'At a Glance, editor', site: { role: 'editor', modules: { protect: true } } },
    { name: 'At a Glance, all calls fail', arrange: (fake) => fake.site.failAll('server') },
    ...attentionStates,
    ...statsStates,
    ...backupStates,
    ...scanStates,
    ...antiSpamStates,
    ...moduleStates,
    ...frameStates,
    ...searchStates,
    ...videoPressStates,
    ...partnerPluginStates,
    ...otherStates,
    ...connectionStates,
    ...belowStates,
  ],
});
