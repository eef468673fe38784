import { lazy, Suspense } from 'react';
import { useAfterPaint } from '@site-admin/kit';
import type { FeatureCardsProps } from './feature-cards/feature-cards';

// Loaded after the plan: the cards are below it, and their illustrations are as large as the rest of the page.
const FeatureCards = lazy(() =>
  import('./feature-cards/feature-cards').then(({ FeatureCards: component }) => ({ default: component })),
);

/** The feature cards, once the plan is on screen. */
export function LowerCards({ plan }: FeatureCardsProps) {
  const isPainted = useAfterPaint();
  return isPainted ? (
    <Suspense fallback={null}>
      <FeatureCards plan={plan} />
    </Suspense>
  ) : null;
}
