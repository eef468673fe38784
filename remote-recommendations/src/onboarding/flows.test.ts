import { isApplicable, selectNextStep, type Position } from '../steps/next-step';
import type { StepFacts } from '../steps/step-facts';
import { stepSlugs, type StepSlug } from '../steps/step-slugs';
import { getOnboarding, type OnboardingName } from './onboardings';

/** A site to which every step of the onboardings applies. */
const facts: StepFacts = {
  isAgency: false,
  isStore: false,
  isUserConnected: true,
  active: new Set(['antispam-activated', 'videopress-activated']),
  conditional: new Set(),
  rewindState: 'awaiting_credentials',
  planSlug: 'jetpack_complete',
  hasPaidProduct: true,
  hasSuggestions: false,
};

function walk(step: StepSlug, position: Position): StepSlug[] {
  return step === 'summary' ? [step] : [step, ...walk(selectNextStep(step, position), position)];
}
const walkFlow = (name: OnboardingName, change: Partial<StepFacts> = {}) => {
  const flow = getOnboarding(name).steps;
  return flow[0] && walk(flow[0], { facts: { ...facts, ...change }, flow, viewed: [] });
};

test.each<[string, OnboardingName, StepSlug[]]>([
  [
    'REC-020 Complete',
    'JETPACK_COMPLETE',
    [
      ...(['welcome__complete', 'backup-activated', 'scan-activated', 'antispam-activated'] as const),
      ...(['videopress-activated', 'search-activated', 'server-credentials', 'summary'] as const),
    ],
  ],
  [
    'REC-021 Security',
    'JETPACK_SECURITY',
    [
      ...(['welcome__security', 'backup-activated', 'scan-activated', 'antispam-activated'] as const),
      ...(['monitor', 'site-accelerator', 'server-credentials', 'summary'] as const),
    ],
  ],
  ['REC-022 Backup', 'JETPACK_BACKUP', ['welcome__backup', 'monitor', 'site-accelerator', 'server-credentials', 'summary']],
  ['REC-023 Anti-Spam', 'JETPACK_ANTI_SPAM', ['welcome__antispam', 'monitor', 'site-accelerator', 'summary']],
  [
    'REC-024 VideoPress',
    'JETPACK_VIDEOPRESS',
    ['welcome__videopress', 'monitor', 'site-accelerator', 'related-posts', 'summary'],
  ],
  ['REC-025 Search', 'JETPACK_SEARCH', ['welcome__search', 'related-posts', 'monitor', 'site-accelerator', 'summary']],
  ['REC-026 Scan', 'JETPACK_SCAN', ['welcome__scan', 'monitor', 'site-accelerator', 'summary']],
])('%s: the steps of the onboarding in order', (_name, name, steps) => {
  expect(walkFlow(name)).toEqual(steps);
});

test('REC-008 an onboarding skips the steps that do not apply', () => {
  expect(walkFlow('JETPACK_COMPLETE', { active: new Set(), rewindState: 'active' })).toEqual([
    ...['welcome__complete', 'backup-activated', 'scan-activated', 'search-activated', 'summary'],
  ]);
  expect(walkFlow('JETPACK_SCAN', { active: new Set(['monitor', 'site-accelerator']) })).toEqual(['welcome__scan', 'summary']);
});

test('during an onboarding, a step of another flow leads to the first step not viewed yet', () => {
  const flow = getOnboarding('JETPACK_BACKUP').steps;
  const foreign = stepSlugs.filter((slug) => !flow.includes(slug) && slug !== 'summary');
  for (const step of foreign) {
    expect(selectNextStep(step, { facts, flow, viewed: ['welcome__backup'] })).toBe('monitor');
    expect(selectNextStep(step, { facts, flow, viewed: flow })).toBe('summary');
  }
  expect(isApplicable('monitor', facts)).toBe(true);
});
