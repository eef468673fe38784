import { getSiteFeatures } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';
import { searchCard } from './search.card';

const component = searchCard.Card;
const classic: SiteOptions = { plan: 'jetpack_business', features: ['search'] };
const instant: SiteOptions = { plan: 'jetpack_complete', features: ['search', 'instant-search'] };

export const searchStates: readonly GalleryState[] = [
  { name: 'Search, loading', component, arrange: (fake) => void fake.site.hold(getSiteFeatures) },
  { name: 'Search, error', component, arrange: (fake) => fake.site.fail(getSiteFeatures, { status: 500 }) },
  { name: 'Search, offered', component },
  { name: 'Search, offered without an owner', component, site: { connection: 'site-only' } },
  { name: 'Search, offline', component, site: { connection: 'offline' } },
  { name: 'Search, offered with a free tier', component, at: '/dashboard?new_pricing_202208=1' },
  { name: 'Search, classic, off', component, site: classic },
  { name: 'Search, classic, on', component, site: { ...classic, modules: { search: true } } },
  { name: 'Search, instant, off', component, site: instant },
  {
    name: 'Search, instant, on',
    component,
    site: { ...instant, modules: { search: true }, settings: { instant_search_enabled: true } },
  },
];
