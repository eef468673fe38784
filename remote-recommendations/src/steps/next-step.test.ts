import { isApplicable, nextStep, selectNextStep, selectPreviousStep, type Position } from './next-step';
import type { StepFacts } from './step-facts';
import { stepSlugs, type SavedStep, type StepSlug } from './step-slugs';

/** An agency site with a store, without active features, to which every step applies. */
const facts: StepFacts = {
  isAgency: true,
  isStore: true,
  isUserConnected: true,
  active: new Set(),
  conditional: new Set(stepSlugs),
  rewindState: 'awaiting_credentials',
  planSlug: 'jetpack_free',
  hasPaidProduct: false,
  hasSuggestions: true,
};
const withActive = (...slugs: StepSlug[]): StepFacts => ({ ...facts, active: new Set(slugs) });
const nothingApplies: StepFacts = {
  ...facts,
  isAgency: false,
  isStore: false,
  isUserConnected: false,
  active: new Set(stepSlugs),
  conditional: new Set(),
};

function walk(from: SavedStep, given: StepFacts): SavedStep[] {
  return from === 'summary' ? [from] : [from, ...walk(nextStep(from, given), given)];
}

test('REC-005 the default order, if every step applies', () => {
  expect(walk('not-started', facts)).toEqual([
    'not-started',
    'site-type-question',
    'agency',
    'woocommerce',
    'monitor',
    'related-posts',
    'creative-mail',
    'site-accelerator',
    'publicize',
    'summary',
  ]);
});

test('product-suggestions leads to woocommerce', () => {
  expect(nextStep('product-suggestions', facts)).toBe('woocommerce');
});

test.each(['setup-wizard-completed', 'banner-completed'] as const)('REC-006 %s jumps to the summary', (slug) => {
  expect(nextStep(slug, facts)).toBe('summary');
});

test.each(['protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'] as const)('REC-007 %s leads to the summary', (slug) => {
  expect(nextStep(slug, facts)).toBe('summary');
});

test.each([
  ['agency', { isAgency: false }, 'woocommerce'],
  ['agency and woocommerce', { isAgency: false, isStore: false }, 'monitor'],
] as const)('REC-008 after the site type, %s is skipped if it does not apply', (_words, change, next) => {
  expect(nextStep('site-type-question', { ...facts, ...change })).toBe(next);
});

test('REC-008 steps of active features are skipped, down to the summary', () => {
  expect(nextStep('woocommerce', withActive('monitor', 'related-posts'))).toBe('creative-mail');
  expect(nextStep('site-type-question', nothingApplies)).toBe('summary');
});

test.each([
  'site-type-question',
  'summary',
  'welcome__backup',
  'welcome__complete',
  'welcome__security',
  'welcome__antispam',
  'welcome__videopress',
  'welcome__search',
  'welcome__scan',
  'backup-activated',
  'scan-activated',
  'search-activated',
] as const)('REC-009 %s always applies', (slug) => {
  expect(isApplicable(slug, nothingApplies)).toBe(true);
  expect(isApplicable(slug, facts)).toBe(true);
});

test('REC-010 the agency step applies to agencies only', () => {
  expect(isApplicable('agency', facts)).toBe(true);
  expect(isApplicable('agency', { ...facts, isAgency: false })).toBe(false);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('REC-011 store %p, WooCommerce active %p: woocommerce applies: %p', (isStore, isOn, applies) => {
  expect(isApplicable('woocommerce', { ...withActive(...(isOn ? (['woocommerce'] as const) : [])), isStore })).toBe(applies);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('REC-012 user connected %p, monitor active %p: monitor applies: %p', (isUserConnected, isOn, applies) => {
  expect(isApplicable('monitor', { ...withActive(...(isOn ? (['monitor'] as const) : [])), isUserConnected })).toBe(applies);
});

function expectConditionalFeature(slug: StepSlug): void {
  expect(isApplicable(slug, facts)).toBe(true);
  expect(isApplicable(slug, { ...facts, conditional: new Set() })).toBe(false);
  expect(isApplicable(slug, withActive(slug))).toBe(false);
}

test.each(['publicize', 'videopress', 'boost'] as const)(
  'REC-013 %s applies only if it is conditional and not active',
  expectConditionalFeature,
);

test('REC-014 protect applies if it is conditional and its plugin is not active', () => {
  expectConditionalFeature('protect');
});

test.each(['anti-spam', 'backup-plan'] as const)('REC-015 %s applies if it is conditional', (slug) => {
  expect(isApplicable(slug, { ...nothingApplies, conditional: new Set([slug]) })).toBe(true);
  expect(isApplicable(slug, { ...facts, conditional: new Set() })).toBe(false);
});

test.each([
  ['awaiting_credentials', true],
  ['active', false],
  ['provisioning', false],
  ['unavailable', false],
  [undefined, false],
])('REC-016 rewind is %s: server-credentials applies: %p', (rewindState, applies) => {
  expect(isApplicable('server-credentials', { ...facts, rewindState })).toBe(applies);
});

test.each(['antispam-activated', 'videopress-activated'] as const)('REC-017 %s applies only if the feature is active', (slug) => {
  expect(isApplicable(slug, withActive(slug))).toBe(true);
  expect(isApplicable(slug, facts)).toBe(false);
});

const free = 'jetpack_free';
test.each([
  [free, false, true, true],
  [free, false, false, false],
  [free, true, true, false],
  [free, true, false, false],
  ['jetpack_security_t1_yearly', false, true, false],
  ['jetpack_security_t1_yearly', true, true, false],
  [undefined, false, true, false],
])(
  'REC-018 CONST-005 plan %s, paid product %p, suggestions %p: product-suggestions applies: %p',
  (planSlug, hasPaidProduct, hasSuggestions, applies) => {
    expect(isApplicable('product-suggestions', { ...facts, planSlug, hasPaidProduct, hasSuggestions })).toBe(applies);
  },
);

test.each(['related-posts', 'creative-mail', 'site-accelerator'] as const)('%s applies while it is not active', (slug) => {
  expect(isApplicable(slug, facts)).toBe(true);
  expect(isApplicable(slug, withActive(slug))).toBe(false);
});

const at = (change: Partial<Position>): Position => ({ facts, flow: undefined, viewed: [], ...change });
const scan = ['welcome__scan', 'monitor', 'site-accelerator'] as const;

test.each<[StepSlug, string, Partial<Position>, StepSlug | undefined]>([
  ['monitor', 'the step before it', {}, 'woocommerce'],
  [
    'monitor',
    'the nearest earlier one that applies',
    { facts: { ...facts, isStore: false, isAgency: false } },
    'site-type-question',
  ],
  [
    'related-posts',
    'a viewed one, although its feature is active now',
    { facts: withActive('monitor'), viewed: ['monitor'] },
    'monitor',
  ],
  ['site-type-question', 'nothing: it is the first', {}, undefined],
  ['boost', 'the summary, once it was viewed', { viewed: ['summary'] }, 'summary'],
  ['boost', 'the question, before the summary', {}, 'site-type-question'],
  ['monitor', 'the step before it in the onboarding', { flow: scan }, 'welcome__scan'],
  ['welcome__scan', 'nothing: it is the first of the onboarding', { flow: scan }, undefined],
  ['boost', 'the first of the onboarding, if it is not part of it', { flow: scan, viewed: ['summary'] }, 'welcome__scan'],
])('Back from %s leads to %s', (step, _what, position, previous) => {
  expect(selectPreviousStep(step, at(position))).toBe(previous);
});

test('without an onboarding, the next step is that of the default order', () => {
  expect(selectNextStep('monitor', at({}))).toBe('related-posts');
});
