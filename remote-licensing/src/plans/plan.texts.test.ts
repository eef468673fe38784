import { planClass, planClasses, planSlugs } from '@site-admin/contracts';
import { planTexts } from './plan.texts';

test.each(planClasses)('LIC-016 plans of class %s have a name, a tagline and an icon', (name) => {
  const texts = planTexts(name);
  expect(texts?.name).toMatch(/^Jetpack /);
  expect(texts?.tagline).not.toBe('');
  expect(texts?.icon).toBeDefined();
});

test('LIC-016 only slugs without a class have no texts', () => {
  const without = planSlugs.filter((slug) => planTexts(planClass(slug)) === undefined);
  expect(without).toEqual(['wpcom-enterprise']);
});
