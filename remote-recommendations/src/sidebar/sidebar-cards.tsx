import { DiscountCard } from './discount-card';
import { ProductCard } from './product-card';
import type { StepSidebar } from './select-sidebar';
import type { StepSidebarProps } from './step-sidebar';
import { SummarySidebar } from './summary-sidebar';
import styles from './sidebar.module.css';

export { SummaryUnderside } from './summary-sidebar';

export interface SidebarCardsProps extends StepSidebarProps {
  readonly sidebar: StepSidebar;
}

/** The card of a step. Its own chunk. */
export function SidebarCards({ step, sidebar }: SidebarCardsProps) {
  if (sidebar.kind === 'product') return <ProductCard step={step} product={sidebar.product} />;
  return <div className={styles.panel}>{sidebar.kind === 'summary' ? <SummarySidebar /> : <DiscountCard step={step} />}</div>;
}
