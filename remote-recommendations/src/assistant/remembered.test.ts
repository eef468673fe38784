import { withChange, withChanges, type Change } from './remembered';

const before = { selectedRecommendations: ['monitor'], skippedRecommendations: ['boost'], viewedRecommendations: ['monitor'] };

test('REC-035 selecting takes it from the skipped ones, and skipping from the selected ones', () => {
  expect(withChange(before, { kind: 'selected', slug: 'boost' })).toMatchObject({
    selectedRecommendations: ['monitor', 'boost'],
    skippedRecommendations: [],
  });
  expect(withChange(before, { kind: 'skipped', slug: 'monitor' })).toMatchObject({
    selectedRecommendations: [],
    skippedRecommendations: ['boost', 'monitor'],
  });
});

test('nothing stands in a list twice, and a list that is null begins anew', () => {
  expect(withChange(before, { kind: 'viewed', slug: 'monitor' }).viewedRecommendations).toEqual(['monitor']);
  expect(withChange({ viewedRecommendations: null }, { kind: 'viewed', slug: 'boost' }).viewedRecommendations).toEqual(['boost']);
});

test('members nobody here knows are kept', () => {
  const types: Change = { kind: 'siteTypes', types: { agency: true, store: false, personal: false } };
  const after = withChanges({ onboardingViewed: ['JETPACK_SCAN'], later: 'on' }, [types, { kind: 'viewed', slug: 'agency' }]);
  expect(after).toEqual({
    onboardingViewed: ['JETPACK_SCAN'],
    later: 'on',
    'site-type-agency': true,
    'site-type-store': false,
    'site-type-personal': false,
    viewedRecommendations: ['agency'],
  });
});
