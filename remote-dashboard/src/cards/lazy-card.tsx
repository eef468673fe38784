import { useId, type FunctionComponent } from 'react';
import { createLazyComponent, useLazyComponent } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody, CardHeader, LoadError, Skeleton } from '@site-admin/ui';
import { TextCard } from './text-card';
import styles from './text-card.module.css';

export interface LazyCardParts {
  /** Title of the card, shown while its code is loading. */
  readonly title: () => string;
  readonly load: () => Promise<FunctionComponent>;
}

/** Returns a card whose code is a chunk of its own, so that it does not delay the cards above it. A failed chunk can be retried. */
export function lazyCard({ title, load }: LazyCardParts): FunctionComponent {
  const card = createLazyComponent(load);
  return function LazyCard() {
    const state = useLazyComponent(card);
    switch (state.status) {
      case 'ready':
        return <state.Component />;
      case 'failed':
        return <FailedCard title={title()} onRetry={state.retry} />;
      case 'loading':
        return <LoadingCard title={title()} />;
    }
  };
}

function LoadingCard({ title }: { readonly title: string }) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId} isBusy className={styles.card}>
      <CardHeader title={title} titleId={titleId} />
      <CardBody className={styles.body}>
        <Skeleton width="80%" height={40} />
      </CardBody>
    </Card>
  );
}

function FailedCard({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <TextCard title={title}>
      <LoadError isCompact onRetry={onRetry}>
        {__('This card could not be loaded.', 'jetpack')}
      </LoadError>
    </TextCard>
  );
}
