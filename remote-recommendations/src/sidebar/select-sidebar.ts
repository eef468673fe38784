import { freePlanSlug } from '@site-admin/contracts';
import { hasProduct, type ProductKey } from '@site-admin/kit/rules';
import type { Assistant } from '../assistant/assistant-context';
import { isApplicable } from '../steps/next-step';
import type { StepSlug } from '../steps/step-slugs';
import { getStep, type StepKind } from '../steps/step-table';

/** The sidebar of the summary (spec 002 §2, §4). */
export type SummarySidebarSlug = 'loading' | 'upsell' | 'one-click-restores' | 'manage-security' | 'download-app';

export interface SummarySidebarParts {
  /** The plan or the state of backups is not known yet. */
  readonly isLoading: boolean;
  /** Undefined if it could not be loaded. */
  readonly planSlug: string | undefined;
  /** Undefined if it could not be loaded. */
  readonly rewindState: string | undefined;
  readonly hasPaidProduct: boolean;
  readonly hasScan: boolean;
}

/** Returns the sidebar of the summary; the mobile app for plans and states that are not known (reference: behaviour, D5). */
export function selectSummarySidebar(parts: SummarySidebarParts): SummarySidebarSlug {
  const { isLoading, planSlug, rewindState, hasPaidProduct, hasScan } = parts;
  // Whatever the state of backups is.
  if (planSlug === freePlanSlug && !hasPaidProduct) return 'upsell';
  if (isLoading) return 'loading';
  if (rewindState === 'awaiting_credentials' && !hasScan) return 'one-click-restores';
  if (rewindState === 'active' || rewindState === 'provisioning') return 'manage-security';
  return 'download-app';
}

/** The product of a step that is about one (spec 002 §9). */
const spotlights: { readonly [Slug in StepSlug]?: ProductKey } = {
  publicize: 'security',
  protect: 'security',
  'backup-plan': 'backup',
  'anti-spam': 'akismet',
  videopress: 'videopress',
};

/** Returns the product to show beside a step; undefined if the step has none, the site has it, or the purchases are not known. */
export function selectSpotlight(
  step: StepSlug,
  { purchases, facts }: Pick<Assistant, 'purchases' | 'facts'>,
): ProductKey | undefined {
  const product = spotlights[step];
  if (!product || !purchases || hasProduct(product, purchases)) return undefined;
  return product === 'akismet' && facts.active.has('antispam-activated') ? undefined : product;
}

/** The sidebar of a step: its picture, or a card in its place. */
export type StepSidebar =
  | { readonly kind: 'picture' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'summary' }
  | { readonly kind: 'discount' }
  | { readonly kind: 'product'; readonly product: ProductKey };

const kindsWithDiscount: readonly StepKind[] = ['question', 'feature', 'resource'];

/** Returns the sidebar of a step. The discount card is shown at one step only, `discountStep` (reference: behaviour, D5). */
export function selectStepSidebar(
  step: StepSlug,
  assistant: Pick<Assistant, 'purchases' | 'facts' | 'suggestions'>,
  discountStep: StepSlug | undefined,
): StepSidebar {
  const { kind } = getStep(step);
  if (kind === 'summary') return { kind };
  const product = selectSpotlight(step, assistant);
  if (product) return { kind: 'product', product };
  const mayShowDiscount = kindsWithDiscount.includes(kind) && (discountStep === undefined || discountStep === step);
  const { facts, suggestions } = assistant;
  if (!mayShowDiscount || !isApplicable('product-suggestions', { ...facts, hasSuggestions: true })) return { kind: 'picture' };
  if (suggestions === undefined) return { kind: 'loading' };
  return { kind: facts.hasSuggestions ? 'discount' : 'picture' };
}
