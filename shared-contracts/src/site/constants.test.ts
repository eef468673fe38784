import { defaultPlanDuration, freePlanSlug, iconSizes, moneyBackDays, planClass, threatWord } from '../index';

test('CONST-005 the free plan is jetpack_free, and counts as free', () => {
  expect(freePlanSlug).toBe('jetpack_free');
  expect(planClass(freePlanSlug)).toBe('free');
});

test('CONST-006 money comes back within 14 days', () => {
  expect(moneyBackDays).toBe(14);
});

test('CONST-008 header icons have 25 px, 35 on the underside', () => {
  expect(iconSizes).toMatchObject({ header: 25, headerUnderside: 35, plan: 32, icon: 24 });
});

test('CONST-009 one is a threat, any other number are threats', () => {
  const english = (single: string, plural: string, count: number) => (count === 1 ? single : plural);
  expect([0, 1, 2, 17].map((count) => threatWord(count, english))).toEqual(['Threats', 'Threat', 'Threats', 'Threats']);
});

test('plans are yearly unless something says monthly', () => {
  expect(defaultPlanDuration).toBe('yearly');
});
