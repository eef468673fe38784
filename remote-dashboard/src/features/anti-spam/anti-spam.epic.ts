import { __ } from '@site-admin/runtime/i18n';
import { announceActivation } from '../../cards/plugin-activation.epic';

/** Akismet gets its key on its admin page. */
export const announceAkismetEpic = announceActivation({
  slug: 'akismet',
  activating: () => __('Activating Akismet…', 'jetpack'),
  failed: () => __('Could not activate Akismet.', 'jetpack'),
  page: 'akismet-key-config',
});
