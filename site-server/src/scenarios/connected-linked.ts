import { connected } from './connected';
import type { Scenario } from './scenario';

/** Linked users that do not own the connection: a second administrator and an editor. */
export const connectedLinked: Scenario = {
  ...connected,
  name: 'connected-linked',
  about: 'the connected site, on which admin2 and editor have linked their accounts as well',
  linked: ['admin2', 'editor'],
};
