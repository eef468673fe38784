import { connected } from './connected';
import type { Scenario } from './scenario';

/** Right-to-left layout: the site and its owner's account are in Hebrew. */
export const rightToLeft: Scenario = {
  ...connected,
  name: 'right-to-left',
  about: 'the connected site in Hebrew, written from right to left',
  traits: { locale: 'he_IL', dateFormat: 'j F Y' },
  options: { ...connected.options, lang_id: 'he_IL' },
};
