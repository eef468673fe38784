import type { FeatureKey } from '@site-admin/contracts';
import { getStoragePercent, hasFreeVideo, showsVideoPressOffer } from './video-storage';

const has = (...active: FeatureKey[]) => ({ active, available: {} });

test.each([
  { features: has('videopress'), used: 0, percent: 0 },
  { features: has('videopress-1tb-storage'), used: 500_000, percent: 50 },
  { features: has('videopress'), used: 1, percent: 1 },
  { features: has('videopress'), used: 1_000_000, percent: 100 },
  { features: has('videopress'), used: 2_000_000, percent: 100 },
  { features: has('videopress'), used: null, percent: undefined },
  { features: has('videopress'), used: undefined, percent: undefined },
  { features: has('videopress', 'videopress-unlimited-storage'), used: 500_000, percent: undefined },
  { features: has('backups'), used: 500_000, percent: undefined },
  { features: undefined, used: 500_000, percent: undefined },
])('storage meter: $features.active with $used used shows $percent %', ({ features, used, percent }) => {
  expect(getStoragePercent({ features, used })).toBe(percent);
});

test.each([
  { features: has(), used: 0, isFree: true },
  { features: has(), used: 10, isFree: false },
  { features: has(), used: null, isFree: false },
  { features: has('videopress'), used: 0, isFree: false },
])('free video: $features.active with $used used: $isFree', ({ features, used, isFree }) => {
  expect(hasFreeVideo({ features, used })).toBe(isFree);
});

const offered = { features: has('backups'), hasConnectedOwner: true, isOffline: false, isLoading: false };

test.each([
  ['an owner and no feature', {}, true],
  ['no connected owner', { hasConnectedOwner: false }, false],
  ['the feature', { features: has('videopress') }, false],
  ['1 TB of storage', { features: has('videopress-1tb-storage') }, false],
  ['unlimited storage', { features: has('videopress-unlimited-storage') }, false],
  ['offline mode', { isOffline: true }, false],
  ['features still loading', { isLoading: true }, false],
])('VideoPress offer with %s: %s', (_title, change, shows) => {
  expect(showsVideoPressOffer({ ...offered, ...change })).toBe(shows);
});
