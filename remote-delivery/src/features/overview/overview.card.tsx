import { useId } from 'react';
import type { DeliveryState } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { _n, __, sprintf } from '@site-admin/runtime/i18n';
import { useSelector } from '@site-admin/runtime/store';
import { Badge, Card, CardBody, CardHeader, Notice } from '@site-admin/ui';
import { selectSync, type SyncState } from '../../sync/sync.slice';
import { useFormats, type Formats } from '../../formats';
import { findAttention } from './attention';
import { AttentionList } from './attention-list';
import { ChangeAnnouncer } from './change-announcer';
import { RegistryFacts } from './registry-facts';
import styles from './overview.module.css';

const dayMs = 24 * 60 * 60 * 1000;
/** Days before the end of its validity from which the registry is reported. */
const warnDays = 7;

const syncBadges: Readonly<Record<SyncState, { text: () => string; tone: 'neutral' | 'success' | 'warning' }>> = {
  connecting: { text: () => __('Connecting', 'jetpack'), tone: 'neutral' },
  live: { text: () => __('Live', 'jetpack'), tone: 'success' },
  reconnecting: { text: () => __('Reconnecting', 'jetpack'), tone: 'warning' },
};

interface OverviewCardProps {
  readonly delivery: DeliveryState;
  /** Returns the id of the title of a remote's card. */
  readonly getTitleId: (remote: string) => string;
}

/** Whether anything needs attention; the registry, and what limits or forbids changes. */
export function OverviewCard({ delivery, getTitleId }: OverviewCardProps) {
  const titleId = useId();
  const formats = useFormats();
  const { text, tone } = syncBadges[useSelector(selectSync)];
  const attention = findAttention(delivery.remotes, formats);
  return (
    <Card labelledBy={titleId} accent={attention.length > 0 ? 'error' : undefined}>
      <CardHeader title={getTitle(delivery, attention.length, formats)} titleId={titleId} level={2}>
        <Badge tone={tone}>{text()}</Badge>
      </CardHeader>
      <CardBody className={styles.sections}>
        {attention.length > 0 && <AttentionList attention={attention} getTitleId={getTitleId} />}
        <Warnings delivery={delivery} />
        <RegistryFacts delivery={delivery} />
      </CardBody>
      <ChangeAnnouncer delivery={delivery} />
    </Card>
  );
}

function getTitle({ remotes }: DeliveryState, count: number, { number }: Pick<Formats, 'number'>): string {
  if (remotes.length === 0) return __('No remotes', 'jetpack');
  if (count === 0) return __('All remotes run as wanted', 'jetpack');
  /* translators: %s: a number. */
  return sprintf(_n('%s remote needs attention', '%s remotes need attention', count, 'jetpack'), number(count));
}

function Warnings({ delivery }: { readonly delivery: DeliveryState }) {
  const { frozen, fault, journalFault, writes } = delivery;
  const expiry = useExpiry(delivery.expires);
  const readOnly = writes.reason ?? __('This server may not change what is live.', 'jetpack');
  return (
    <div className={styles.warnings}>
      {fault !== undefined && <Warning text={fault} status="is-error" />}
      {/* translators: %s: the reason. */}
      {frozen !== undefined && <Warning text={sprintf(__('Frozen: %s', 'jetpack'), frozen)} />}
      {expiry !== undefined && <Warning text={expiry} />}
      {journalFault !== undefined && <Warning text={journalFault} />}
      {!writes.allowed && <Warning text={readOnly} status="is-info" />}
    </div>
  );
}

function Warning({
  text,
  status = 'is-warning',
}: {
  readonly text: string;
  readonly status?: 'is-warning' | 'is-error' | 'is-info';
}) {
  return <Notice isCompact isSilent status={status} text={text} />;
}

/** Returns a sentence about a registry that expires soon, or has expired. */
function useExpiry(expires: string | undefined): string | undefined {
  const { clock } = useShell();
  const { time } = useFormats();
  if (expires === undefined) return undefined;
  const left = Date.parse(expires) - clock.now();
  if (left > warnDays * dayMs) return undefined;
  const text =
    left > 0
      ? /* translators: %s: date and time. */
        __('The registry expires on %s. Sign it again with "remotes renew".', 'jetpack')
      : /* translators: %s: date and time. */
        __('The registry expired on %s. Sign it again with "remotes renew".', 'jetpack');
  return sprintf(text, time(expires));
}
