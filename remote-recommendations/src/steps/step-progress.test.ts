import { stepProgress } from './step-progress';

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
  expect(stepProgress(step)).toBe(percent);
});

test.each(['publicize', 'boost', 'summary', 'anti-spam'] as const)('%s has no progress', (step) => {
  expect(stepProgress(step)).toBeUndefined();
});
