import { __, sprintf } from '@site-admin/runtime/i18n';
import styles from './offers.module.css';
import { useTicks } from './use-ticks';

/** Returns days, hours, minutes and seconds, without leading zero parts. */
export function formatTimeLeft(seconds: number): string {
  const parts = [
    /* translators: %d: a number of days, abbreviated. */
    [__('%dd', 'jetpack'), Math.floor(seconds / 86_400)],
    /* translators: %d: a number of hours, abbreviated. */
    [__('%dh', 'jetpack'), Math.floor(seconds / 3600) % 24],
    /* translators: %d: a number of minutes, abbreviated. */
    [__('%dm', 'jetpack'), Math.floor(seconds / 60) % 60],
    /* translators: %d: a number of seconds, abbreviated. */
    [__('%ds', 'jetpack'), seconds % 60],
  ] as const;
  const first = parts.findIndex(([, value]) => value > 0);
  return parts
    .slice(first)
    .map(([format, value]) => sprintf(format, value))
    .join(' ');
}

/** The time until a discount ends. */
export function Countdown({ endsAt }: { readonly endsAt: number }) {
  const seconds = useTicks((now) => Math.max(0, Math.ceil((endsAt - now) / 1000)));
  return (
    <p role="timer" className={styles.countdown}>
      {seconds === 0
        ? __('Discount offer has ended', 'jetpack')
        : /* translators: %s: days, hours, minutes and seconds, such as "2d 3h 4m 5s". */
          sprintf(__('Discount ends in %s', 'jetpack'), formatTimeLeft(seconds))}
    </p>
  );
}
