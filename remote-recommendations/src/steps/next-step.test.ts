import { firstStep, isApplicable, nextStep, type StepFacts } from './next-step';
import { stepSlugs, type SavedStep, type StepSlug } from './step-slugs';

/** A site of an agency with a store, that has nothing on yet and could have everything. */
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

test('REC-005 where every step applies, they come in the default order', () => {
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

test('the suggestions lead to woocommerce', () => {
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
] as const)('REC-008 after the site type, %s is passed over where it does not apply', (_words, change, next) => {
  expect(nextStep('site-type-question', { ...facts, ...change })).toBe(next);
});

test('REC-008 all that is on already is passed over, down to the summary', () => {
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
] as const)('REC-009 %s applies always', (slug) => {
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
])('REC-011 store %p, WooCommerce on %p: woocommerce applies: %p', (isStore, isOn, applies) => {
  expect(isApplicable('woocommerce', { ...withActive(...(isOn ? (['woocommerce'] as const) : [])), isStore })).toBe(applies);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('REC-012 user connected %p, monitor on %p: monitor applies: %p', (isUserConnected, isOn, applies) => {
  expect(isApplicable('monitor', { ...withActive(...(isOn ? (['monitor'] as const) : [])), isUserConnected })).toBe(applies);
});

function expectConditionalFeature(slug: StepSlug): void {
  expect(isApplicable(slug, facts)).toBe(true);
  expect(isApplicable(slug, { ...facts, conditional: new Set() })).toBe(false);
  expect(isApplicable(slug, withActive(slug))).toBe(false);
}

test.each(['publicize', 'videopress', 'boost'] as const)(
  'REC-013 %s applies only when its condition is met and it is not on',
  expectConditionalFeature,
);

test('REC-014 protect applies when its condition is met and its plugin is not active', () => {
  expectConditionalFeature('protect');
});

test.each(['anti-spam', 'backup-plan'] as const)('REC-015 %s applies when its condition is met', (slug) => {
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

test.each(['antispam-activated', 'videopress-activated'] as const)('REC-017 %s applies only if the feature is on', (slug) => {
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
])('REC-018 plan %s, paid product %p, suggestions %p: they apply: %p', (planSlug, hasPaidProduct, hasSuggestions, applies) => {
  expect(isApplicable('product-suggestions', { ...facts, planSlug, hasPaidProduct, hasSuggestions })).toBe(applies);
});

test.each(['related-posts', 'creative-mail', 'site-accelerator'] as const)('%s applies while it is not on', (slug) => {
  expect(isApplicable(slug, facts)).toBe(true);
  expect(isApplicable(slug, withActive(slug))).toBe(false);
});

const saved = { step: 'monitor', viewed: ['site-type-question'], fresh: [] } as const;
test.each<[string, Parameters<typeof firstStep>[0], StepSlug]>([
  ['the saved step', saved, 'monitor'],
  ['the question, where nothing was begun', { ...saved, step: 'not-started', viewed: [] }, 'site-type-question'],
  ['the question before what is new', { step: 'not-started', viewed: [], fresh: ['boost'] }, 'site-type-question'],
  ['the question, where the summary has nothing to tell', { ...saved, step: 'summary', viewed: [] }, 'site-type-question'],
  ['the summary, where the question was seen', { ...saved, step: 'summary' }, 'summary'],
  ['the summary, where nobody knows what was seen', { ...saved, step: 'summary', viewed: undefined }, 'summary'],
  ['the oldest of the new ones', { ...saved, fresh: ['boost', 'protect'] }, 'boost'],
  ['the summary, after an older assistant', { ...saved, step: 'banner-completed' }, 'summary'],
])('first comes %s', (_words, progress, step) => {
  expect(firstStep(progress, facts)).toBe(step);
});
