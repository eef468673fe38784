import { createLazyComponent, useAfterPaint, useLazyComponent } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { LoadError } from '@site-admin/ui';
import { CardsSkeleton } from './feature-cards/cards-skeleton';
import type { LoadedCardsProps } from './loaded-cards';

// Loaded after the plan: the cards are below it, and larger than the rest of the page.
const loadedCards = createLazyComponent(() => import('./loaded-cards').then(({ LoadedCards }) => LoadedCards));

/** Products, license key and feature cards, once the plan is on screen. */
export function LowerCards(props: LoadedCardsProps) {
  const state = useLazyComponent(loadedCards, useAfterPaint());
  switch (state.status) {
    case 'ready':
      return <state.Component {...props} />;
    case 'failed':
      return <LoadError onRetry={state.retry}>{__('The products of your plan could not be loaded.', 'jetpack')}</LoadError>;
    case 'loading':
      return <CardsSkeleton />;
  }
}
