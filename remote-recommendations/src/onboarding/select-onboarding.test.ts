import { applyChanges } from '../saved-data/data-changes';
import type { StepFacts } from '../steps/step-facts';
import { onboardingNames, type OnboardingName } from './onboardings';
import {
  onboardingCutoff,
  selectActiveOnboarding,
  selectEligible,
  selectListedPlans,
  selectOnboardingChange,
  type OnboardingPurchase,
} from './select-onboarding';

const facts: StepFacts = {
  isAgency: false,
  isStore: false,
  isUserConnected: true,
  active: new Set(['site-accelerator']),
  conditional: new Set(),
  rewindState: 'provisioning',
  planSlug: undefined,
  hasPaidProduct: true,
  hasSuggestions: false,
};

const slugs: Readonly<Record<OnboardingName, string>> = {
  JETPACK_COMPLETE: 'jetpack_complete_monthly',
  JETPACK_SECURITY: 'jetpack_security_t2_yearly',
  JETPACK_BACKUP: 'jetpack_backup_t1_yearly',
  JETPACK_ANTI_SPAM: 'jetpack_anti_spam',
  JETPACK_VIDEOPRESS: 'jetpack_videopress_monthly',
  JETPACK_SEARCH: 'jetpack_search',
  JETPACK_SCAN: 'jetpack_scan',
};
const recent = '2022-12-01T00:00:00+00:00';
const bought = (name: OnboardingName, change: Partial<OnboardingPurchase> = {}): OnboardingPurchase => ({
  product_slug: slugs[name],
  active: true,
  subscribed_date: recent,
  ...change,
});

test.each(onboardingNames)('REC-027 a new purchase of %s is eligible', (name) => {
  expect(selectEligible([bought(name)])).toEqual([name]);
});

const iso = (ms: number) => new Date(ms).toISOString();
test.each<[string, string | undefined, boolean]>([
  ['just before the cutoff', iso(onboardingCutoff - 1), false],
  ['at the cutoff', '2022-09-28T00:00:00+00:00', false],
  ['just after the cutoff', iso(onboardingCutoff + 1), true],
  ['in the future', '2099-01-01T00:00:00+00:00', true],
  ['unknown', undefined, false],
  ['unreadable', 'yesterday', false],
])('REC-027 a purchase with a date %s is eligible: %p', (_when, subscribed_date, isEligible) => {
  const { subscribed_date: _date, ...undated } = bought('JETPACK_SCAN');
  const purchase = subscribed_date === undefined ? undated : { ...undated, subscribed_date };
  expect(selectEligible([purchase])).toEqual(isEligible ? ['JETPACK_SCAN'] : []);
});

test('REC-027 the cutoff is 1664323200000 ms', () => {
  expect(onboardingCutoff).toBe(1664323200000);
});

test.each([
  ['inactive', bought('JETPACK_SCAN', { active: false })],
  ['unknown', bought('JETPACK_SCAN', { product_slug: 'domain_map' })],
])('REC-027 an %s purchase is not eligible', (_what, purchase) => {
  expect(selectEligible([purchase])).toEqual([]);
});

const pairs = onboardingNames.flatMap((higher, at) => onboardingNames.slice(at + 1).map((lower) => [higher, lower] as const));
test.each(pairs)('REC-028 %s comes before %s, and both count as viewed', (higher, lower) => {
  const change = selectOnboardingChange({}, [bought(lower), bought(higher)], facts);
  expect(change).toMatchObject({ kind: 'onboardingStarted', active: higher, viewed: [higher, lower] });
});

test('REC-028 one that was viewed does not start again, the highest unviewed one does', () => {
  const purchases = [bought('JETPACK_COMPLETE'), bought('JETPACK_SCAN'), bought('JETPACK_SEARCH')];
  const change = selectOnboardingChange({ onboardingViewed: ['JETPACK_SCAN', 'JETPACK_COMPLETE'] }, purchases, facts);
  expect(change).toMatchObject({ active: 'JETPACK_SEARCH', viewed: ['JETPACK_COMPLETE', 'JETPACK_SEARCH', 'JETPACK_SCAN'] });
});

test('REC-030 the start saves the onboarding, the steps that apply, and that it has started', () => {
  const change = selectOnboardingChange({ 'site-type-store': true }, [bought('JETPACK_BACKUP')], facts);
  expect(change && applyChanges({ 'site-type-store': true }, [change])).toEqual({
    'site-type-store': true,
    onboardingActive: 'JETPACK_BACKUP',
    onboardingViewed: ['JETPACK_BACKUP'],
    onboardingHasStarted: true,
    onboardingTotalSteps: ['welcome__backup', 'monitor'],
  });
});

test('REC-030 a saved onboarding that has not started is started', () => {
  const data = { onboardingActive: 'JETPACK_SCAN', onboardingViewed: ['JETPACK_SCAN'], onboardingHasStarted: false };
  const change = selectOnboardingChange(data, [bought('JETPACK_SCAN')], facts);
  expect(change).toMatchObject({ kind: 'onboardingStarted', active: 'JETPACK_SCAN' });
});

test.each([
  ['nothing if all eligible ones were viewed', ['JETPACK_SCAN'], undefined],
  ['viewed ones without a purchase', ['JETPACK_SCAN', 'JETPACK_BACKUP'], { kind: 'onboardingViewed', viewed: ['JETPACK_SCAN'] }],
])('REC-030 otherwise only the viewed ones are updated: %s', (_what, onboardingViewed, change) => {
  expect(selectOnboardingChange({ onboardingViewed }, [bought('JETPACK_SCAN')], facts)).toEqual(change);
});

test('REC-029 unknown purchases change nothing', () => {
  expect(selectOnboardingChange({ onboardingViewed: ['JETPACK_SCAN'] }, undefined, facts)).toBeUndefined();
});

test('an onboarding that this version does not know is not in progress', () => {
  expect(selectActiveOnboarding({ onboardingActive: 'JETPACK_MOON' })).toBeUndefined();
  expect(selectActiveOnboarding({ onboardingActive: 'JETPACK_SCAN' })).toBe('JETPACK_SCAN');
});

test.each<[OnboardingName[], OnboardingName[]]>([
  [[...onboardingNames], ['JETPACK_COMPLETE']],
  [
    ['JETPACK_SCAN', 'JETPACK_SEARCH', 'JETPACK_SECURITY'],
    ['JETPACK_SECURITY', 'JETPACK_SEARCH'],
  ],
  [
    ['JETPACK_SCAN', 'JETPACK_VIDEOPRESS', 'JETPACK_ANTI_SPAM'],
    ['JETPACK_ANTI_SPAM', 'JETPACK_VIDEOPRESS', 'JETPACK_SCAN'],
  ],
  [[], []],
])('REC-057 of the viewed plans %p the summary lists %p', (onboardingViewed, listed) => {
  expect(selectListedPlans({ onboardingViewed })).toEqual(listed);
});
