import { getSettings } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Notice } from '@site-admin/ui';

/** Replaces the cards: without the settings, every switch would look as if it were off. */
export function LoadingFailed() {
  const { resources } = useShell();
  return (
    <Notice
      status="is-error"
      text={__('The settings of this site could not be loaded.', 'jetpack')}
      action={{ label: __('Try again', 'jetpack'), onClick: () => resources.refresh(getSettings) }}
    />
  );
}
