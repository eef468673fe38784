import type { Observable } from 'rxjs';
import type { HealthReport } from '@site-admin/contracts';

/** A report as the shell's code writes it; the correlation is made up where none is given. */
export type NewReport = Omit<HealthReport, 'correlation'> & { readonly correlation?: string };

export interface HealthReporter {
  /** Takes a report and sends it later with others. Never throws, never waits; answers the correlation. */
  report(report: NewReport): string;
  /** Every report as it comes in. */
  readonly reports: Observable<HealthReport>;
  /** Sends what waits. */
  flush(): void;
  close(): void;
}
