import type { StepSlug } from './step-slugs';

const percentages: { readonly [Step in StepSlug]?: number } = {
  'site-type-question': 14,
  agency: 28,
  'product-purchased': 33,
  woocommerce: 43,
  monitor: 57,
  'related-posts': 71,
  'creative-mail': 86,
  'site-accelerator': 99,
};

/** Percent to display for a step (spec 002 §9); undefined for steps without a progress bar. */
export const stepProgress = (step: StepSlug): number | undefined => percentages[step];
