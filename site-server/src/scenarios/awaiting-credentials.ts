import { connectedSecurity } from './connected-security';
import type { Scenario } from './scenario';

/** For a paid plan that is not set up: neither backups nor fixes can begin until the provider is let into the server. */
export const awaitingCredentials: Scenario = {
  ...connectedSecurity,
  name: 'awaiting-credentials',
  about: 'the Security plan, on a site the provider has no credentials for yet',
  rewind: { state: 'awaiting_credentials', credentials: [] },
  scan: { state: 'idle', threats: [], credentials: [] },
};
