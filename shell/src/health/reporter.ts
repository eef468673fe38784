import { Subject } from 'rxjs';
import type { HealthReport } from '@site-admin/contracts';
import type { HealthReporter } from '../page/services/health';

export interface HealthReporterDeps {
  /** Posts the reports; rejects when the request fails. */
  readonly send: (reports: readonly HealthReport[]) => Promise<void>;
  readonly window: Window;
  /** Milliseconds for which reports are collected into a batch. */
  readonly batchMs?: number;
}

const maxReason = 500;
/** A version may be an address. */
const maxVersion = 200;
/** Maximum of equal reports per page: a component that fails at every render must not flood the server. */
const maxPerKind = 5;
const maxPending = 50;

/** Returns a short random id, displayed with a failure and written to the logs. */
export function createCorrelation(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates a filter that returns true for the first reports of a kind only. */
function createKindLimit(): (report: HealthReport) => boolean {
  const counts = new Map<string, number>();
  return ({ remote, version, phase, outcome, reason }) => {
    const kind = [remote, version, phase, outcome, reason].join('\n');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < maxPerKind;
  };
}

/** Calls back when the page is hidden or left. @returns A function that stops it. */
function onPageHide(window: Window, callback: () => void): () => void {
  const onHidden = () => {
    if (window.document.visibilityState === 'hidden') callback();
  };
  window.document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', callback);
  return () => {
    window.document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', callback);
  };
}

/** Creates a reporter that sends the reports of a page in batches, the last one when the page is hidden or left. */
export function createHealthReporter({ send, window, batchMs = 3000 }: HealthReporterDeps): HealthReporter {
  const reports = new Subject<HealthReport>();
  const isWithinLimit = createKindLimit();
  let pending: HealthReport[] = [];
  let timer: number | undefined;

  function flush(): void {
    window.clearTimeout(timer);
    timer = undefined;
    if (pending.length === 0) return;
    const batch = pending;
    pending = [];
    send(batch).catch(() => {
      // Kept for the next batch, without a retry of their own.
      pending = [...batch, ...pending].slice(-maxPending);
    });
  }
  const stopWatching = onPageHide(window, flush);

  return {
    reports,
    report(report) {
      const version = report.version.slice(0, maxVersion);
      const full: HealthReport = { ...report, version, correlation: report.correlation ?? createCorrelation() };
      if (full.reason !== undefined) full.reason = full.reason.slice(0, maxReason);
      const isSent = isWithinLimit(full);
      reports.next(full);
      if (isSent && pending.length < maxPending) pending.push(full);
      timer ??= window.setTimeout(flush, batchMs);
      return full.correlation;
    },
    flush,
    close() {
      flush();
      stopWatching();
      window.clearTimeout(timer);
    },
  };
}
