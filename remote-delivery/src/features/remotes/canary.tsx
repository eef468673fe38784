import type { DeliveryRemote } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Notice } from '@site-admin/ui';
import { isCanaryRunning } from '../../commands/canary';
import { cohortLabels } from '../../commands/commands.texts';
import { useFormats } from '../../formats';
import styles from './remote.module.css';

type Rollout = NonNullable<DeliveryRemote['rollout']>;

interface CanaryProps {
  readonly remote: DeliveryRemote;
  readonly rollout: Rollout;
}

/** The candidate and its share of users. */
export function Canary({ remote, rollout }: CanaryProps) {
  const isRunning = isCanaryRunning(remote);
  const formats = useFormats();
  const { candidate, percent, cohort, startedAt, stopped } = rollout;
  return (
    <div>
      <h3 className={styles.heading}>
        {/* translators: %s: a version. */}
        {sprintf(__('Canary %s', 'jetpack'), candidate)}
      </h3>
      <p className={styles.note}>
        {isRunning
          ? /* translators: 1: a percentage, 2: a group of users. */
            sprintf(__('%1$s of users (%2$s)', 'jetpack'), formats.percent(percent / 100), cohortLabels[cohort]())
          : __('No user gets it any more', 'jetpack')}
        {/* translators: %s: date and time. */}
        {isRunning && startedAt !== undefined && `, ${sprintf(__('since %s', 'jetpack'), formats.time(startedAt))}`}
      </p>
      {stopped && <Stopped stopped={stopped} />}
    </div>
  );
}

function Stopped({ stopped: { at, mounts, failures } }: { readonly stopped: NonNullable<Rollout['stopped']> }) {
  const { time, number, percent } = useFormats();
  const text = sprintf(
    /* translators: 1: date and time, 2: a number, 3: a number, 4: a percentage. */
    __('Stopped on %1$s: %2$s of %3$s users saw it fail (%4$s).', 'jetpack'),
    ...[time(at), number(failures), number(mounts), percent(mounts === 0 ? 0 : failures / mounts)],
  );
  return <Notice isCompact isSilent status="is-error" text={text} />;
}
