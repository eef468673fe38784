import type { HealthReporter } from '../../page/services/health';

/**
 * Calls back once when no failure of a version was reported for `ms`.
 *
 * @returns Cancels.
 */
export function whenStable(
  health: Pick<HealthReporter, 'reports'>,
  remote: { readonly name: string; readonly version: string },
  ms: number,
  callback: () => void,
): () => void {
  const cancel = () => {
    clearTimeout(timer);
    subscription.unsubscribe();
  };
  const timer = setTimeout(() => {
    subscription.unsubscribe();
    callback();
  }, ms);
  const subscription = health.reports.subscribe((report) => {
    if (report.remote === remote.name && report.version === remote.version && report.outcome === 'failed') cancel();
  });
  return cancel;
}
