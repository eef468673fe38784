import type { RecommendationsData } from '@site-admin/contracts';
import { applyChanges, type DataChange } from './data-changes';

const before = { selectedRecommendations: ['monitor'], skippedRecommendations: ['boost'], viewedRecommendations: ['monitor'] };

test.each<[string, RecommendationsData, DataChange, RecommendationsData]>([
  [
    'REC-035 selecting removes a recommendation from the skipped ones',
    before,
    { kind: 'selected', slug: 'boost' },
    { ...before, selectedRecommendations: ['monitor', 'boost'], skippedRecommendations: [] },
  ],
  [
    'REC-035 skipping removes a recommendation from the selected ones',
    before,
    { kind: 'skipped', slug: 'monitor' },
    { ...before, selectedRecommendations: [], skippedRecommendations: ['boost', 'monitor'] },
  ],
  ['a list contains no slug twice', before, { kind: 'viewed', slug: 'monitor' }, before],
  [
    'a list that is null is replaced',
    { viewedRecommendations: null },
    { kind: 'viewed', slug: 'boost' },
    { viewedRecommendations: ['boost'] },
  ],
])('%s', (_title, data, change, after) => {
  expect(applyChanges(data, [change])).toEqual(after);
});

test('changes are applied in order, twice as well as once, and unknown members are kept', () => {
  const changes: DataChange[] = [
    { kind: 'siteTypes', types: { agency: true, store: false, personal: false } },
    { kind: 'skipped', slug: 'monitor' },
    { kind: 'selected', slug: 'monitor' },
    { kind: 'viewed', slug: 'agency' },
  ];
  const after = {
    onboardingViewed: ['JETPACK_SCAN'],
    later: 'on',
    'site-type-agency': true,
    'site-type-store': false,
    'site-type-personal': false,
    selectedRecommendations: ['monitor'],
    skippedRecommendations: [],
    viewedRecommendations: ['agency'],
  };
  expect(applyChanges({ onboardingViewed: ['JETPACK_SCAN'], later: 'on' }, changes)).toEqual(after);
  expect(applyChanges(after, changes)).toEqual(after);
});
