import type { StepSlug } from './step-slugs';

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

export type StepCondition = (facts: StepFacts, slug: StepSlug) => boolean;

export const always: StepCondition = () => true;
export const never: StepCondition = () => false;
export const isActive: StepCondition = ({ active }, slug) => active.has(slug);
export const isInactive: StepCondition = ({ active }, slug) => !active.has(slug);
export const isConditional: StepCondition = ({ conditional }, slug) => conditional.has(slug);
export const isConditionalAndInactive: StepCondition = (facts, slug) => isConditional(facts, slug) && isInactive(facts, slug);
