import type { HealthReport, OpenPage } from '@site-admin/contracts';
import type { FetchAsUser } from '../page/services/requests';

/** Creates a function that posts reports, and what the page runs, with `keepalive`, so that they are sent while the page unloads. It rejects on 5xx and 429. */
export function createHealthSender(address: string, fetchAsUser: FetchAsUser) {
  return async (reports: readonly HealthReport[], page?: OpenPage): Promise<void> => {
    const response = await fetchAsUser(address, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reports, page }),
    });
    // Other errors are permanent: repeating the request would not help.
    if (response.status >= 500 || response.status === 429)
      throw new Error(`The health reports were not accepted: status ${response.status}.`);
  };
}
