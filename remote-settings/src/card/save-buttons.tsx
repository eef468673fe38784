import type { SettingsFormState } from '@site-admin/kit/forms';
import { __ } from '@site-admin/runtime/i18n';
import { Button } from '@site-admin/ui';
import styles from './card-parts.module.css';

/** Saves and discards the edits of a form, and shows why they could not be saved. */
export function SaveButtons({ state: { isDirty, saveState, discard } }: { readonly state: SettingsFormState }) {
  const isSaving = saveState.status === 'saving';
  return (
    <div className={styles.save}>
      {saveState.status === 'failed' && isDirty && <p className={styles.error}>{saveState.message}</p>}
      {isDirty && !isSaving && (
        <Button size="small" onClick={discard}>
          {__('Discard', 'jetpack')}
        </Button>
      )}
      <Button type="submit" variant="primary" size="small" disabled={!isDirty || isSaving} busy={isSaving}>
        {isSaving ? __('Saving…', 'jetpack') : __('Save settings', 'jetpack')}
      </Button>
    </div>
  );
}
