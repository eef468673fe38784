import { freePlanSlug } from '@site-admin/contracts';
import type { SavedStep, StepSlug } from './step-slugs';

/** Everything that decides whether a step applies to the site. */
export interface StepFacts {
  readonly isAgency: boolean;
  readonly isStore: boolean;
  /** The user's account is linked (spec 002 §4: "the user is connected"). */
  readonly isUserConnected: boolean;
  /** Steps whose feature is active. */
  readonly active: ReadonlySet<string>;
  /** From `recommendations/conditional`. */
  readonly conditional: ReadonlySet<string>;
  /** Undefined while unknown. */
  readonly rewindState: string | undefined;
  readonly planSlug: string | undefined;
  readonly hasPaidProduct: boolean;
  readonly hasSuggestions: boolean;
}

type Condition = (facts: StepFacts) => boolean;
const always: Condition = () => true;
const never: Condition = () => false;
const isActive =
  (slug: StepSlug): Condition =>
  ({ active }) =>
    active.has(slug);
const isInactive =
  (slug: StepSlug): Condition =>
  ({ active }) =>
    !active.has(slug);
const isConditional =
  (slug: StepSlug): Condition =>
  ({ conditional }) =>
    conditional.has(slug);
const isConditionalAndInactive =
  (slug: StepSlug): Condition =>
  (facts) =>
    isConditional(slug)(facts) && isInactive(slug)(facts);

/** When each step applies (spec 002 §4; reference: behaviour, D1). */
const conditions: Readonly<Record<StepSlug, Condition>> = {
  'not-started': never,
  'site-type-question': always,
  'product-suggestions': ({ planSlug, hasPaidProduct, hasSuggestions }) =>
    planSlug === freePlanSlug && !hasPaidProduct && hasSuggestions,
  'product-purchased': never,
  agency: ({ isAgency }) => isAgency,
  woocommerce: (facts) => facts.isStore && isInactive('woocommerce')(facts),
  monitor: (facts) => facts.isUserConnected && isInactive('monitor')(facts),
  'related-posts': isInactive('related-posts'),
  'creative-mail': isInactive('creative-mail'),
  'site-accelerator': isInactive('site-accelerator'),
  publicize: isConditionalAndInactive('publicize'),
  protect: isConditionalAndInactive('protect'),
  'anti-spam': isConditional('anti-spam'),
  videopress: isConditionalAndInactive('videopress'),
  'backup-plan': isConditional('backup-plan'),
  boost: isConditionalAndInactive('boost'),
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
  'antispam-activated': isActive('antispam-activated'),
  'videopress-activated': isActive('videopress-activated'),
  'server-credentials': ({ rewindState }) => rewindState === 'awaiting_credentials',
  summary: always,
};

export const isApplicable = (step: StepSlug, facts: StepFacts): boolean => conditions[step](facts);

/** The default order. Steps without an entry lead to the summary (spec 002 §4). */
const successors: { readonly [Step in SavedStep]?: StepSlug } = {
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

/** Returns the next step that applies. Terminates at the summary, which always does. */
export function nextStep(step: SavedStep, facts: StepFacts): StepSlug {
  const next = successors[step] ?? 'summary';
  return isApplicable(next, facts) ? next : nextStep(next, facts);
}
