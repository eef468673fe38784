import { freePlanSlug } from '@site-admin/contracts';
import { always, isActive, isConditional, isConditionalAndInactive, isInactive, never, type StepCondition } from './step-facts';
import type { StepSlug } from './step-slugs';

/** The screen of a step. Texts and pictures of a kind are in the files of that kind. */
export type StepKind = 'question' | 'products' | 'purchased' | 'feature' | 'resource' | 'welcome' | 'activated' | 'summary';

interface StepRow {
  readonly kind: StepKind;
  /** In the default order; the steps of an onboarding have an order of their own. */
  readonly next: StepSlug;
  /** When the step applies to the site (spec 002 §4; reference: behaviour, D1). */
  readonly applies: StepCondition;
  /** Percent of the progress bar outside of an onboarding (spec 002 §9). */
  readonly progress?: number;
}

const stepTable = {
  'not-started': { kind: 'question', next: 'site-type-question', applies: never },
  'site-type-question': { kind: 'question', next: 'agency', applies: always, progress: 14 },
  'product-suggestions': {
    kind: 'products',
    next: 'woocommerce',
    applies: ({ planSlug, hasPaidProduct, hasSuggestions }) => planSlug === freePlanSlug && !hasPaidProduct && hasSuggestions,
  },
  'product-purchased': { kind: 'purchased', next: 'summary', applies: never, progress: 33 },
  agency: { kind: 'resource', next: 'woocommerce', applies: ({ isAgency }) => isAgency, progress: 28 },
  woocommerce: {
    kind: 'feature',
    next: 'monitor',
    applies: (facts, slug) => facts.isStore && isInactive(facts, slug),
    progress: 43,
  },
  monitor: {
    kind: 'feature',
    next: 'related-posts',
    applies: (facts, slug) => facts.isUserConnected && isInactive(facts, slug),
    progress: 57,
  },
  'related-posts': { kind: 'feature', next: 'creative-mail', applies: isInactive, progress: 71 },
  'creative-mail': { kind: 'feature', next: 'site-accelerator', applies: isInactive, progress: 86 },
  'site-accelerator': { kind: 'feature', next: 'publicize', applies: isInactive, progress: 99 },
  publicize: { kind: 'feature', next: 'summary', applies: isConditionalAndInactive },
  protect: { kind: 'feature', next: 'summary', applies: isConditionalAndInactive },
  'anti-spam': { kind: 'resource', next: 'summary', applies: isConditional },
  videopress: { kind: 'feature', next: 'summary', applies: isConditionalAndInactive },
  'backup-plan': { kind: 'resource', next: 'summary', applies: isConditional },
  boost: { kind: 'feature', next: 'summary', applies: isConditionalAndInactive },
  welcome__backup: { kind: 'welcome', next: 'summary', applies: always },
  welcome__complete: { kind: 'welcome', next: 'summary', applies: always },
  welcome__security: { kind: 'welcome', next: 'summary', applies: always },
  welcome__antispam: { kind: 'welcome', next: 'summary', applies: always },
  welcome__videopress: { kind: 'welcome', next: 'summary', applies: always },
  welcome__search: { kind: 'welcome', next: 'summary', applies: always },
  welcome__scan: { kind: 'welcome', next: 'summary', applies: always },
  'backup-activated': { kind: 'activated', next: 'summary', applies: always },
  'scan-activated': { kind: 'activated', next: 'summary', applies: always },
  'antispam-activated': { kind: 'activated', next: 'summary', applies: isActive },
  'videopress-activated': { kind: 'activated', next: 'summary', applies: isActive },
  'search-activated': { kind: 'activated', next: 'summary', applies: always },
  'server-credentials': {
    kind: 'resource',
    next: 'summary',
    applies: ({ rewindState }) => rewindState === 'awaiting_credentials',
  },
  summary: { kind: 'summary', next: 'summary', applies: always },
} as const satisfies Readonly<Record<StepSlug, StepRow>>;

/** The steps of a kind. */
export type SlugOfKind<Kind extends StepKind> = {
  [Slug in StepSlug]: (typeof stepTable)[Slug]['kind'] extends Kind ? Slug : never;
}[StepSlug];

export const getStep = (slug: StepSlug): StepRow => stepTable[slug];

/** Returns whether a step is of a kind, narrowing its slug. */
export const isOfKind = <Kind extends StepKind>(slug: StepSlug, kind: Kind): slug is SlugOfKind<Kind> =>
  stepTable[slug].kind === kind;
