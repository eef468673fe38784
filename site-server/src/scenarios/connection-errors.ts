import { connected } from './connected';
import type { Scenario } from './scenario';

/** A broken connection: the provider refuses the site's token until the connection is restored. */
export const connectionErrors: Scenario = {
  ...connected,
  name: 'connection-errors',
  about: 'a connected site whose token the provider no longer takes',
  values: {
    ...connected.values,
    broken_tokens: { blog: true },
    connection_errors: [{ code: 'invalid_token', message: 'The token of the site is not known.', userId: 0, at: 1795230000 }],
  },
};
