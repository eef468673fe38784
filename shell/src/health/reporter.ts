import { Subject } from 'rxjs';
import type { HealthReport } from '@site-admin/contracts';
import type { HealthReporter } from '../page/services/health';

export interface HealthReporterDeps {
  /** Posts the reports; rejects when the request fails. */
  readonly send: (reports: readonly HealthReport[]) => Promise<void>;
  readonly window: Window;
  /** Milliseconds for which reports are collected into a batch. */
  readonly gather?: number;
}

const maxReason = 500;
/** Maximum of equal reports per page: a component that fails at every render must not flood the server. */
const maxPerKind = 5;
const maxPending = 50;

/** Returns a short random id, displayed with a failure and written to the logs. */
export function createCorrelation(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates a reporter that sends the reports of a page in batches, the last one when the page is hidden or left. */
export function createHealthReporter({ send, window, gather = 3000 }: HealthReporterDeps): HealthReporter {
  const reports = new Subject<HealthReport>();
  const kinds = new Map<string, number>();
  let waiting: HealthReport[] = [];
  let timer: number | undefined;

  function flush(): void {
    window.clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    send(batch).catch(() => {
      // Kept for the next batch, without a retry of their own.
      waiting = [...batch, ...waiting].slice(-maxPending);
    });
  }

  const onHidden = () => {
    if (window.document.visibilityState === 'hidden') flush();
  };
  window.document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', flush);

  return {
    reports,
    report(report) {
      const full: HealthReport = { ...report, correlation: report.correlation ?? createCorrelation() };
      if (full.reason !== undefined) full.reason = full.reason.slice(0, maxReason);
      const kind = [full.remote, full.version, full.phase, full.outcome, full.reason].join('\n');
      const seen = kinds.get(kind) ?? 0;
      kinds.set(kind, seen + 1);
      reports.next(full);
      if (seen < maxPerKind && waiting.length < maxPending) waiting.push(full);
      timer ??= window.setTimeout(flush, gather);
      return full.correlation;
    },
    flush,
    close() {
      flush();
      window.document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', flush);
      window.clearTimeout(timer);
    },
  };
}
