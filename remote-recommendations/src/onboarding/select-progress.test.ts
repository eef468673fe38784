import { selectProgress } from './select-progress';

test.each([
  ['site-type-question', 14],
  ['agency', 28],
  ['product-purchased', 33],
  ['woocommerce', 43],
  ['monitor', 57],
  ['related-posts', 71],
  ['creative-mail', 86],
  ['site-accelerator', 99],
] as const)('REC-043 %s has a progress of %d percent', (step, percent) => {
  expect(selectProgress(step, undefined)).toEqual({ percent });
});

test.each(['publicize', 'boost', 'summary', 'anti-spam'] as const)('%s has no progress', (step) => {
  expect(selectProgress(step, undefined)).toBeUndefined();
});

const steps = ['welcome__scan', 'monitor', 'site-accelerator'] as const;
test.each([
  ['welcome__scan', 0, 'Step 1 of 3'],
  ['monitor', 50, 'Step 2 of 3'],
  ['site-accelerator', 100, 'Step 3 of 3'],
] as const)('REC-032 during an onboarding %s is at %d percent, "%s"', (step, percent, text) => {
  expect(selectProgress(step, steps)).toEqual({ percent, text });
});

test('REC-032 the only step of an onboarding completes it', () => {
  expect(selectProgress('welcome__scan', ['welcome__scan'])).toEqual({ percent: 100, text: 'Step 1 of 1' });
});

test('REC-032 a step that the onboarding does not count has no progress', () => {
  expect(selectProgress('agency', steps)).toBeUndefined();
});
