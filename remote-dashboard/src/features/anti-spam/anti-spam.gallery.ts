import { checkStoredAkismetKey, getAkismetData, type EndpointWire } from '@site-admin/contracts';
import type { GalleryState } from '@site-admin/kit/gallery';
import { antiSpamCard } from './anti-spam.card';

const component = antiSpamCard.Card;

const antiSpam = (name: string, data: EndpointWire<typeof getAkismetData>, validKey = false): GalleryState => ({
  name: `Anti-spam, ${name}`,
  component,
  arrange(fake) {
    fake.site.respond(getAkismetData, data);
    fake.site.respond(checkStoredAkismetKey, { validKey });
  },
});

export const antiSpamStates: readonly GalleryState[] = [
  { name: 'Anti-spam, loading', component, arrange: (fake) => void fake.site.hold(getAkismetData) },
  { name: 'Anti-spam, error', component, arrange: (fake) => fake.site.fail(getAkismetData, { status: 500 }) },
  { name: 'Anti-spam, offline', component, site: { connection: 'offline' } },
  antiSpam('active', 1_234_567, true),
  antiSpam('nothing blocked yet', 0, true),
  antiSpam('not installed', 'not_installed'),
  antiSpam('not active', 'not_active'),
  antiSpam('invalid key', 'invalid_key'),
  { ...antiSpam('included in the plan, not installed', 'not_installed'), site: { features: ['akismet', 'antispam'] } },
];
