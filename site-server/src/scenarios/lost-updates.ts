import { connected } from './connected';
import type { Scenario } from './scenario';

/** Parallel writes: the real plugin stores active modules, and the assistant's progress, each as a whole. */
export const lostUpdates: Scenario = {
  ...connected,
  name: 'lost-updates',
  about: 'the connected site, where every write takes 300 ms and parallel ones undo each other, as with the real plugin',
  traits: { optionWriteDelayMs: 300 },
};
