import { selectFirstStep, type FirstStepParts } from './first-step';
import type { StepSlug } from './step-slugs';

const facts: FirstStepParts['facts'] = {
  isAgency: false,
  isStore: false,
  isUserConnected: true,
  active: new Set(),
  conditional: new Set(),
  rewindState: undefined,
  planSlug: 'jetpack_free',
  hasPaidProduct: false,
  hasSuggestions: false,
};
const parts: FirstStepParts = { step: 'monitor', viewed: ['site-type-question'], unviewed: [], facts };

test.each<[string, Partial<FirstStepParts>, StepSlug]>([
  ['the saved step', {}, 'monitor'],
  ['the question, if nothing was started', { step: 'not-started', viewed: [] }, 'site-type-question'],
  ['the question before new recommendations', { step: 'not-started', viewed: [], unviewed: ['boost'] }, 'site-type-question'],
  ['the question, if it was never viewed before the summary', { step: 'summary', viewed: [] }, 'site-type-question'],
  ['the summary, if the question was viewed', { step: 'summary' }, 'summary'],
  ['the summary, if the viewed steps are unknown', { step: 'summary', viewed: undefined }, 'summary'],
  ['the oldest of the new recommendations', { unviewed: ['boost', 'protect'] }, 'boost'],
  ['the step after a legacy one', { step: 'banner-completed' }, 'summary'],
])('the first step is %s', (_what, change, step) => {
  expect(selectFirstStep({ ...parts, ...change })).toBe(step);
});
