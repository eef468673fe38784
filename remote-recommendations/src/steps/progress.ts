import type { StepSlug } from './step-slugs';

/** Percent of the way each step stands for (spec 002 §9); steps without one show no bar. */
const progress: { readonly [Step in StepSlug]?: number } = {
  'site-type-question': 14,
  agency: 28,
  'product-purchased': 33,
  woocommerce: 43,
  monitor: 57,
  'related-posts': 71,
  'creative-mail': 86,
  'site-accelerator': 99,
};

export const progressOf = (step: StepSlug): number | undefined => progress[step];
