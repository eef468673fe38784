import { freePlanSlug } from '@site-admin/contracts';
import type { SavedStep, StepSlug } from './step-slugs';

/** What decides whether a step has anything to ask of this site. */
export interface StepFacts {
  readonly isAgency: boolean;
  readonly isStore: boolean;
  /** The user's account is linked (spec 002 §4: "the user is connected"). */
  readonly isUserConnected: boolean;
  /** Features that are on, by step slug. */
  readonly active: ReadonlySet<string>;
  /** Steps the site has met the condition for (recommendations/conditional). */
  readonly conditional: ReadonlySet<string>;
  /** Of the rewind status; undefined while unknown. */
  readonly rewindState: string | undefined;
  readonly planSlug: string | undefined;
  readonly hasPaidProduct: boolean;
  readonly hasSuggestions: boolean;
}

type Test = (facts: StepFacts) => boolean;
const always: Test = () => true;
const never: Test = () => false;
const inactive =
  (slug: StepSlug): Test =>
  ({ active }) =>
    !active.has(slug);
const conditional =
  (slug: StepSlug): Test =>
  (facts) =>
    facts.conditional.has(slug);
const conditionalAndInactive =
  (slug: StepSlug): Test =>
  (facts) =>
    facts.conditional.has(slug) && !facts.active.has(slug);

/** When each step applies (spec 002 §4; reference: behaviour, D1). */
const applies: Readonly<Record<StepSlug, Test>> = {
  'not-started': never,
  'site-type-question': always,
  'product-suggestions': ({ planSlug, hasPaidProduct, hasSuggestions }) =>
    planSlug === freePlanSlug && !hasPaidProduct && hasSuggestions,
  'product-purchased': never,
  agency: ({ isAgency }) => isAgency,
  woocommerce: ({ isStore, active }) => isStore && !active.has('woocommerce'),
  monitor: ({ isUserConnected, active }) => isUserConnected && !active.has('monitor'),
  'related-posts': inactive('related-posts'),
  'creative-mail': inactive('creative-mail'),
  'site-accelerator': inactive('site-accelerator'),
  publicize: conditionalAndInactive('publicize'),
  protect: conditionalAndInactive('protect'),
  'anti-spam': conditional('anti-spam'),
  videopress: conditionalAndInactive('videopress'),
  'backup-plan': conditional('backup-plan'),
  boost: conditionalAndInactive('boost'),
  welcome__backup: always,
  welcome__complete: always,
  welcome__security: always,
  welcome__antispam: always,
  welcome__videopress: always,
  welcome__search: always,
  welcome__scan: always,
  'backup-activated': always,
  'scan-activated': always,
  'search-activated': always,
  'antispam-activated': ({ active }) => active.has('antispam-activated'),
  'videopress-activated': ({ active }) => active.has('videopress-activated'),
  'server-credentials': ({ rewindState }) => rewindState === 'awaiting_credentials',
  summary: always,
};

/** True when the step has something to ask of this site. */
export const isApplicable = (step: StepSlug, facts: StepFacts): boolean => applies[step](facts);

/** The default order; what is missing here leads to the summary (spec 002 §4). */
const following: { readonly [Step in SavedStep]?: StepSlug } = {
  'not-started': 'site-type-question',
  'site-type-question': 'agency',
  'product-suggestions': 'woocommerce',
  agency: 'woocommerce',
  woocommerce: 'monitor',
  monitor: 'related-posts',
  'related-posts': 'creative-mail',
  'creative-mail': 'site-accelerator',
  'site-accelerator': 'publicize',
};

/** The next step that applies; the summary applies always, so there is one. */
export function nextStep(step: SavedStep, facts: StepFacts): StepSlug {
  const next = following[step] ?? 'summary';
  return isApplicable(next, facts) ? next : nextStep(next, facts);
}

export interface SavedProgress {
  readonly step: SavedStep;
  /** Undefined while unknown. */
  readonly viewed: readonly string[] | undefined;
  /** Conditional steps that were never viewed, in the order the site met them. */
  readonly fresh: readonly StepSlug[];
}

/** Which step is shown to someone who opens the assistant (reference: behaviour, D2). */
export function firstStep({ step, viewed, fresh }: SavedProgress, facts: StepFacts): StepSlug {
  // Spec 002 §2: whoever has not begun is asked about the site first, whatever is new.
  if (step === 'not-started') return 'site-type-question';
  // Who was never asked has a summary of nothing.
  if (step === 'summary' && viewed && !viewed.includes('site-type-question')) return 'site-type-question';
  const [newest] = fresh;
  if (newest) return newest;
  return step === 'setup-wizard-completed' || step === 'banner-completed' ? nextStep(step, facts) : step;
}
