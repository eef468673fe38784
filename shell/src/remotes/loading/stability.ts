import type { HealthReporter } from '../../page/services/health';

/**
 * Calls back once when a version has run for `ms` without a failure being reported of it. Answers how to stop waiting.
 */
export function whenEarned(
  health: Pick<HealthReporter, 'reports'>,
  remote: { readonly name: string; readonly version: string },
  ms: number,
  callback: () => void,
): () => void {
  const stop = () => {
    clearTimeout(timer);
    following.unsubscribe();
  };
  const timer = setTimeout(() => {
    following.unsubscribe();
    callback();
  }, ms);
  const following = health.reports.subscribe((report) => {
    if (report.remote === remote.name && report.version === remote.version && report.outcome === 'failed') stop();
  });
  return stop;
}
