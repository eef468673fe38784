import type { Observable } from 'rxjs';
import type { HealthReport } from '@site-admin/contracts';

/** A report before it is sent; its correlation is generated if not given. */
export type NewReport = Omit<HealthReport, 'correlation'> & { readonly correlation?: string };

export interface HealthReporter {
  /** Adds a report to the next batch. Never throws. @returns Its correlation. */
  report(report: NewReport): string;
  /** All reports, as they are added. */
  readonly reports: Observable<HealthReport>;
  /** Sends the pending reports at once. */
  flush(): void;
  close(): void;
}
