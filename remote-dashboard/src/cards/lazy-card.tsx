import { Suspense, useId, useState, type FunctionComponent } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody, CardHeader, LoadError, Skeleton } from '@site-admin/ui';
import { lazyPart } from './lazy-part';
import { TextCard } from './text-card';
import styles from './text-card.module.css';
import { useMissingChunk } from './use-missing-chunk';

export interface LazyCardParts {
  /** Name of the chunk in error reports. */
  readonly chunk: string;
  /** Title of the card, shown while its code is loading. */
  readonly title: () => string;
  readonly load: () => Promise<FunctionComponent>;
}

interface RetryProps {
  readonly onRetry: () => void;
}

/** Returns a card whose code is a chunk of its own, so that it does not delay the cards above it. A failed chunk can be retried. */
export function lazyCard({ chunk, title, load }: LazyCardParts): FunctionComponent {
  const Failed = ({ onRetry }: RetryProps) => <FailedCard chunk={chunk} title={title()} onRetry={onRetry} />;
  const create = () => lazyPart<RetryProps>(load, Failed);
  // Shared by all mounts, so that a second visit renders the loaded card at once.
  let latest = create();

  return function LazyCard() {
    const [Content, setContent] = useState(() => latest);
    const retry = () => {
      latest = create();
      setContent(latest);
    };
    return (
      <Suspense fallback={<LoadingCard title={title()} />}>
        <Content onRetry={retry} />
      </Suspense>
    );
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

function FailedCard({ chunk, title, onRetry }: RetryProps & { readonly chunk: string; readonly title: string }) {
  useMissingChunk(chunk);
  return (
    <TextCard title={title}>
      <LoadError isCompact onRetry={onRetry}>
        {__('This card could not be loaded.', 'jetpack')}
      </LoadError>
    </TextCard>
  );
}
