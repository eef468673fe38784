import { __, sprintf } from '@site-admin/runtime/i18n';
import { LastTime, type LastTimeProps } from '../../cards/last-time';

/** When the site was backed up last. */
export function LastBackup({ time }: Pick<LastTimeProps, 'time'>) {
  return (
    <LastTime
      time={time}
      toText={(age, date) =>
        // translators: 1: an age such as "2 hours ago", 2: a date.
        sprintf(__('Last backup: %1$s (%2$s)', 'jetpack'), age, date)
      }
    />
  );
}
