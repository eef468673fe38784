import { getSettings } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { LoadError } from '@site-admin/ui';

/** Replaces the cards: without the settings, every toggle would be shown as off. */
export function SettingsError() {
  const { resources } = useShell();
  return (
    <LoadError onRetry={() => resources.refresh(getSettings)}>
      {__('The settings of this site could not be loaded.', 'jetpack')}
    </LoadError>
  );
}
