import { progressOf } from './progress';

test.each([
  ['site-type-question', 14],
  ['agency', 28],
  ['product-purchased', 33],
  ['woocommerce', 43],
  ['monitor', 57],
  ['related-posts', 71],
  ['creative-mail', 86],
  ['site-accelerator', 99],
] as const)('REC-043 %s stands for %d percent of the way', (step, percent) => {
  expect(progressOf(step)).toBe(percent);
});

test.each(['publicize', 'boost', 'summary', 'anti-spam'] as const)('%s stands for none', (step) => {
  expect(progressOf(step)).toBeUndefined();
});
