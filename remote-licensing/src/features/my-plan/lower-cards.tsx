import { lazy, Suspense } from 'react';
import { useAfterPaint } from '@site-admin/kit';
import { CardsSkeleton } from './feature-cards/cards-skeleton';
import type { LoadedCardsProps } from './loaded-cards';

// Loaded after the plan: the cards are below it, and larger than the rest of the page.
const LoadedCards = lazy(() => import('./loaded-cards').then(({ LoadedCards: component }) => ({ default: component })));

/** Products, license key and feature cards, once the plan is on screen. */
export function LowerCards(props: LoadedCardsProps) {
  const isPainted = useAfterPaint();
  return isPainted ? (
    <Suspense fallback={<CardsSkeleton />}>
      <LoadedCards {...props} />
    </Suspense>
  ) : (
    <CardsSkeleton />
  );
}
