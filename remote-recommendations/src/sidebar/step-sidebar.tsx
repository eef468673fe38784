import { lazy, Suspense, useEffect } from 'react';
import { useSelector } from '@site-admin/runtime/store';
import { useAssistant } from '../assistant/assistant-context';
import { StepPicture } from '../pictures/step-picture';
import type { StepSlug } from '../steps/step-slugs';
import { selectDiscountStep } from './discount-step.slice';
import { selectStepSidebar } from './select-sidebar';
import { SidebarSkeleton } from './sidebar-skeleton';

export interface StepSidebarProps {
  readonly step: StepSlug;
}

const loadCards = () => import('./sidebar-cards');

/** Where the cards fail to load, the picture of the step is shown. */
const Cards = lazy(() =>
  loadCards().then(
    ({ SidebarCards }) => ({ default: SidebarCards }),
    () => ({ default: StepPicture }),
  ),
);

/** The sidebar of a step: its picture, or a card. */
export function StepSidebar({ step }: StepSidebarProps) {
  const assistant = useAssistant();
  const sidebar = selectStepSidebar(step, assistant, useSelector(selectDiscountStep));
  useEffect(() => {
    // Prefetched: every walk ends at the summary, which has a card. A failure is handled when a card is shown.
    loadCards().catch(() => undefined);
  }, []);
  const isUpsell = sidebar.kind === 'summary' && !assistant.facts.hasPaidProduct;
  if (sidebar.kind === 'picture') return <StepPicture step={step} />;
  if (sidebar.kind === 'loading') return <SidebarSkeleton />;
  return (
    <Suspense fallback={<SidebarSkeleton isUpsell={isUpsell} />}>
      <Cards step={step} sidebar={sidebar} />
    </Suspense>
  );
}

const Underside = lazy(() =>
  loadCards().then(
    (cards) => ({ default: cards.SummaryUnderside }),
    () => ({ default: () => null }),
  ),
);

/** The content below the summary. */
export const SummaryUnderside = () => (
  <Suspense>
    <Underside />
  </Suspense>
);
