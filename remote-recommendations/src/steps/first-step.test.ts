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
const parts: FirstStepParts = {
  step: 'monitor',
  isDataLoaded: true,
  viewed: ['site-type-question'],
  unviewed: [],
  facts,
  flow: undefined,
  isStarting: false,
};

test.each<[string, Partial<FirstStepParts>, StepSlug]>([
  ['the saved step', {}, 'monitor'],
  ['the question, if nothing was started', { step: 'not-started', viewed: [] }, 'site-type-question'],
  ['the question before new recommendations', { step: 'not-started', viewed: [], unviewed: ['boost'] }, 'site-type-question'],
  ['the question, if it was never viewed before the summary', { step: 'summary', viewed: [] }, 'site-type-question'],
  ['the summary, if the question was viewed', { step: 'summary' }, 'summary'],
  ['the summary, if the viewed steps are unknown', { step: 'summary', viewed: [], isDataLoaded: false }, 'summary'],
  ['the summary, if the saved step is unknown', { step: undefined }, 'summary'],
  ['the oldest of the new recommendations', { unviewed: ['boost', 'protect'] }, 'boost'],
  ['the step after a legacy one', { step: 'banner-completed' }, 'summary'],
])('the first step is %s', (_what, change, step) => {
  expect(selectFirstStep({ ...parts, ...change })).toBe(step);
});

const flow = ['welcome__backup', 'monitor', 'site-accelerator', 'server-credentials'] as const;
test.each<[string, Partial<FirstStepParts>, StepSlug]>([
  ['its first step, even if the saved one is part of it', { isStarting: true, viewed: ['welcome__backup'] }, 'welcome__backup'],
  ['the saved step', { step: 'site-accelerator' }, 'site-accelerator'],
  ['the saved step before new recommendations', { step: 'monitor', unviewed: ['boost'] }, 'monitor'],
  ['its first unviewed step, if the saved one is not part of it', { step: 'agency', viewed: ['welcome__backup'] }, 'monitor'],
  ['its first unviewed step, if the saved one is unknown', { step: undefined, viewed: ['welcome__backup'] }, 'monitor'],
  ['the summary, if all of its steps were viewed', { step: 'summary', viewed: flow }, 'summary'],
])('REC-030 during an onboarding it is %s', (_what, change, step) => {
  expect(selectFirstStep({ ...parts, flow, ...change })).toBe(step);
});
