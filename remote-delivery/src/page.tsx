import { useId, useState } from 'react';
import { getDelivery, type DeliveryState, type ResourceState } from '@site-admin/contracts';
import { getErrorText, useReady, useResource, useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Card, CardBody, classNames, LoadError, Notice } from '@site-admin/ui';
import { CommandDialog } from './features/command-dialog/command-dialog';
import { HistoryCard } from './features/history/history.card';
import { OverviewCard } from './features/overview/overview.card';
import { RemoteCard } from './features/remotes/remote.card';
import { isRefused } from './sync/refusal';
import { useFormats } from './formats';
import styles from './page.module.css';

/** Returns the last state that was not loading: a refetch of a failed state does not hide the failure. */
function useSettled<T>(state: ResourceState<T>): ResourceState<T> {
  const [settled, setSettled] = useState(state);
  if (state.status !== 'loading' && state !== settled) setSettled(state);
  return settled;
}

/** What is live, what pages run, and the commands that change it. */
export function DeliveryPage() {
  const state = useSettled(useResource(getDelivery));
  const { resources } = useShell();
  useReady(state.status !== 'loading');
  const retry = () => resources.refresh(getDelivery);
  if (isRefused(state)) return <Refusal />;
  if (state.data) return <Delivery delivery={state.data} failedAt={state.status === 'failed' ? state.updatedAt : undefined} />;
  if (state.status !== 'failed') return null;
  return <LoadError onRetry={retry}>{getErrorText(state.error)}</LoadError>;
}

const Refusal = () => (
  <Notice
    status="is-error"
    text={__('You may no longer decide which versions are live. Ask an administrator of this server.', 'jetpack')}
  />
);

interface DeliveryProps {
  readonly delivery: DeliveryState;
  /** Unix ms of the state on screen, if it could not be read again. */
  readonly failedAt: number | undefined;
}

function Delivery({ delivery, failedAt }: DeliveryProps) {
  const isStale = failedAt !== undefined;
  const id = useId();
  const getTitleId = (remote: string) => `${id}-${remote}`;
  return (
    <div className={styles.page}>
      {isStale && <StaleNotice at={failedAt} />}
      <div className={classNames(styles.page, isStale && styles.stale)}>
        <OverviewCard delivery={delivery} getTitleId={getTitleId} />
        {delivery.remotes.map((remote, at) => (
          <RemoteCard
            key={`${at} ${remote.name}`}
            titleId={getTitleId(remote.name)}
            remote={remote}
            revision={delivery.revision}
            canChange={delivery.writes.allowed && !isStale}
          />
        ))}
        {delivery.remotes.length === 0 && <NoRemotes />}
        <HistoryCard delivery={delivery} />
      </div>
      <CommandDialog delivery={delivery} />
    </div>
  );
}

function StaleNotice({ at }: { readonly at: number }) {
  const { resources } = useShell();
  const { time } = useFormats();
  /* translators: %s: date and time. */
  const text = sprintf(__('The server cannot be read. You see its state of %s.', 'jetpack'), time(new Date(at).toISOString()));
  return (
    <LoadError status="is-warning" onRetry={() => resources.refresh(getDelivery)}>
      {text}
    </LoadError>
  );
}

const NoRemotes = () => (
  <Card>
    <CardBody>
      <p>{__('Nothing is published yet. Publish a version with "remotes publish FOLDER".', 'jetpack')}</p>
    </CardBody>
  </Card>
);
