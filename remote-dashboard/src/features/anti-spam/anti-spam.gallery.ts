import { checkStoredAkismetKey, getAkismetData, getPlugins, installPlugin, type EndpointWire } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { press, type GalleryState } from '@site-admin/kit/gallery';
import { antiSpamCard } from './anti-spam.card';

const component = antiSpamCard.Card;
const included: SiteOptions = { features: ['akismet', 'antispam'] };

const antiSpam = (
  name: string,
  data: EndpointWire<typeof getAkismetData>,
  site: SiteOptions = {},
  validKey = false,
): GalleryState => ({
  name: `Anti-spam, ${name}`,
  component,
  site,
  arrange(fake) {
    fake.site.respond(getAkismetData, data);
    fake.site.respond(checkStoredAkismetKey, { validKey });
    fake.site.respond(getPlugins, { 'akismet/akismet.php': { Name: 'Akismet', active: false } });
  },
});

const notActive = antiSpam('not active', 'not_active', included);
const activate = (host: HTMLElement) => press(host, 'Activate it');

export const antiSpamStates: readonly GalleryState[] = [
  { name: 'Anti-spam, loading', component, arrange: (fake) => void fake.site.hold(getAkismetData) },
  { name: 'Anti-spam, error', component, arrange: (fake) => fake.site.fail(getAkismetData, { status: 500 }) },
  { name: 'Anti-spam, offline', component, site: { connection: 'offline' } },
  antiSpam('active', 1_234_567, {}, true),
  antiSpam('one blocked', 1, {}, true),
  antiSpam('nothing blocked yet', 0, {}, true),
  antiSpam('no count yet', 'N/A'),
  antiSpam('offered, not installed', 'not_installed'),
  antiSpam('offered, not active', 'not_active'),
  antiSpam('offered, invalid key', 'invalid_key'),
  antiSpam('offered without an owner', 'not_installed', { connection: 'site-only' }),
  antiSpam('without promotions', 'not_active', { initialState: { siteData: { showPromotions: false } } }),
  antiSpam('included, not installed', 'not_installed', included),
  { ...notActive, name: 'Anti-spam, included, not active' },
  antiSpam('included, invalid key', 'invalid_key', included),
  antiSpam('included, without the permission to activate', 'not_active', { ...included, permissions: { manage_plugins: false } }),
  {
    ...notActive,
    name: 'Anti-spam, activating',
    arrange(fake) {
      notActive.arrange?.(fake);
      fake.site.hold(installPlugin);
    },
    act: activate,
  },
];
