import { useEffect } from 'react';
import { createLazyComponent, useLazyComponent } from '@site-admin/kit';
import { useSelector } from '@site-admin/runtime/store';
import { useAssistant } from '../assistant/assistant-context';
import { StepPicture } from '../pictures/step-picture';
import type { StepSlug } from '../steps/step-slugs';
import { selectDiscountStep } from './discount-step.slice';
import { selectStepSidebar } from './select-sidebar';
import type { SidebarCardsProps } from './sidebar-cards';
import { SidebarSkeleton } from './sidebar-skeleton';

export interface StepSidebarProps {
  readonly step: StepSlug;
}

const loadCards = () => import('./sidebar-cards');
const sidebarCards = createLazyComponent(() => loadCards().then(({ SidebarCards }) => SidebarCards));
const underside = createLazyComponent(() => loadCards().then((cards) => cards.SummaryUnderside));

/** The sidebar of a step: its picture, or a card. */
export function StepSidebar({ step }: StepSidebarProps) {
  const assistant = useAssistant();
  const sidebar = selectStepSidebar(step, assistant, useSelector(selectDiscountStep));
  useEffect(() => {
    // Prefetched: every walk ends at the summary, which has a card. A failure is handled when a card is shown.
    sidebarCards.fetch().catch(() => undefined);
  }, []);
  const isUpsell = sidebar.kind === 'summary' && !assistant.facts.hasPaidProduct;
  if (sidebar.kind === 'picture') return <StepPicture step={step} />;
  if (sidebar.kind === 'loading') return <SidebarSkeleton />;
  return <LazyCards step={step} sidebar={sidebar} isUpsell={isUpsell} />;
}

interface LazyCardsProps extends SidebarCardsProps {
  readonly isUpsell: boolean;
}

/** Where the cards fail to load, the picture of the step is shown. */
function LazyCards({ isUpsell, ...props }: LazyCardsProps) {
  const state = useLazyComponent(sidebarCards);
  switch (state.status) {
    case 'ready':
      return <state.Component {...props} />;
    case 'failed':
      return <StepPicture step={props.step} />;
    case 'loading':
      return <SidebarSkeleton isUpsell={isUpsell} />;
  }
}

/** The content below the summary. */
export function SummaryUnderside() {
  const state = useLazyComponent(underside);
  return state.status === 'ready' && <state.Component />;
}
