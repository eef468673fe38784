import { lazy, Suspense } from 'react';
import { useAfterPaint } from '@site-admin/kit';
import { Card, CardBody, Skeleton } from '@site-admin/ui';
import type { LoadedCardsProps } from './loaded-cards';
import featureStyles from './feature-cards/feature-cards.module.css';

// Loaded after the plan: the cards are below it, and larger than the rest of the page.
const LoadedCards = lazy(() => import('./loaded-cards').then(({ LoadedCards: component }) => ({ default: component })));

/** Reserves the space of the feature cards, so that the cards below My Plan do not move. */
function CardsSkeleton() {
  return (
    <ul className={featureStyles.cards} aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Card key={index} as="li">
          <CardBody className={featureStyles.body}>
            <Skeleton width={112} height={120} />
            <Skeleton width="60%" height={24} />
          </CardBody>
        </Card>
      ))}
    </ul>
  );
}

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
