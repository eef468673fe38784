import type { SettingsFormState } from '@site-admin/kit/forms';
import { __ } from '@site-admin/runtime/i18n';
import { Button, Dialog } from '@site-admin/ui';

/** Asks before a save replaces values that were changed on the site since they were edited here. */
export function ConflictDialog({ state }: { readonly state: SettingsFormState }) {
  const { saveState, overwrite, discard, dismissConflict } = state;
  return (
    <Dialog
      open={saveState.status === 'conflict'}
      onClose={dismissConflict}
      title={__('These settings were changed elsewhere', 'jetpack')}
      width="narrow"
      footer={
        <>
          <Button onClick={discard}>{__('Discard my changes', 'jetpack')}</Button>
          <Button variant="primary" onClick={overwrite}>
            {__('Save my changes', 'jetpack')}
          </Button>
        </>
      }
    >
      <p>
        {__(
          'They were saved in another tab or by another user while you were editing. Saving your changes replaces the newer values.',
          'jetpack',
        )}
      </p>
    </Dialog>
  );
}
