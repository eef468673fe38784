import type { FeatureKey } from '@site-admin/contracts';
import {
  activateSearch,
  prepareSearchRetry,
  selectSearchContent,
  toggleInstantSearch,
  toggleSearch,
  type SearchContent,
  type SearchParts,
} from './search';

const has = (...active: FeatureKey[]) => ({ active, available: {} });
const parts: SearchParts = {
  isOffline: false,
  isLoading: false,
  features: has('search'),
  hasConnectedOwner: true,
  hasFreeTier: false,
  isSearchOn: false,
  isInstantOn: false,
};

test.each<[string, Partial<SearchParts>, SearchContent]>([
  ['offline', { isOffline: true, isLoading: true }, { kind: 'offline' }],
  ['while loading', { isLoading: true, features: undefined }, { kind: 'loading' }],
  ['without the feature', { features: has('scan') }, { kind: 'offer', action: 'upgrade' }],
  ['without the feature, with a free tier', { features: has(), hasFreeTier: true }, { kind: 'offer', action: 'start-for-free' }],
  [
    'without feature and owner',
    { features: has(), hasConnectedOwner: false, hasFreeTier: true },
    { kind: 'offer', action: 'connect' },
  ],
  ['with classic search, off', {}, { kind: 'inactive' }],
  ['with instant search alone, off', { features: has('instant-search') }, { kind: 'inactive' }],
  ['with search on', { isSearchOn: true }, { kind: 'classic' }],
  ['with instant search on', { isSearchOn: true, isInstantOn: true }, { kind: 'instant' }],
  ['with search off, instant search left on', { isInstantOn: true }, { kind: 'inactive' }],
])('the search card %s', (_title, change, content) => {
  expect(selectSearchContent({ ...parts, ...change })).toEqual(content);
});

test('activating search activates instant search where the plan includes it', () => {
  expect(activateSearch(has('search'))).toEqual({ search: true });
  expect(activateSearch(has('search', 'instant-search'))).toEqual({ search: true, instant_search_enabled: true });
});

test('switching search off switches instant search off; switching it on leaves instant search alone', () => {
  expect(toggleSearch(false)).toEqual({ search: false, instant_search_enabled: false });
  expect(toggleSearch(true)).toEqual({ search: true });
});

test('switching instant search on switches search on; switching it off leaves search on', () => {
  expect(toggleInstantSearch(true)).toEqual({ search: true, instant_search_enabled: true });
  expect(toggleInstantSearch(false)).toEqual({ instant_search_enabled: false });
});

test('a failed attempt to enable search is retried as a customer of search, where instant search is available', () => {
  expect(prepareSearchRetry(has('instant-search'))).toEqual({ has_jetpack_search_product: true });
  expect(prepareSearchRetry(has('search'))).toBeUndefined();
});
