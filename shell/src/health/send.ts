import type { HealthReport } from '@site-admin/contracts';
import type { FetchAsUser } from '../page/services/requests';

/** Posts reports so that they arrive even while the page goes away. Rejects when the site did not take them. */
export function sendHealth(address: string, fetchAsUser: FetchAsUser) {
  return async (reports: readonly HealthReport[]): Promise<void> => {
    const response = await fetchAsUser(address, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reports }),
    });
    // What the site refuses as such will not become right by repeating it; only an answer that may change is an error.
    if (response.status >= 500 || response.status === 429)
      throw new Error(`The site did not take the reports (${response.status}).`);
  };
}
