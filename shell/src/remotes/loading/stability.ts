import type { HealthReporter } from '../../page/services/health';

/**
 * Calls `callback` once, unless an error of the version is reported within `ms`.
 *
 * @returns A function that cancels.
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
