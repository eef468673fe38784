import { connectedSecurity } from './connected-security';
import type { Scenario } from './scenario';

/** A paid plan that is not set up: backups and fixes need the server credentials. */
export const awaitingCredentials: Scenario = {
  ...connectedSecurity,
  name: 'awaiting-credentials',
  about: 'the Security plan, on a site the provider has no credentials for yet',
  rewind: { state: 'awaiting_credentials', credentials: [] },
  scan: { state: 'idle', threats: [], credentials: [] },
};
