import type { SettingsFormState } from '@site-admin/kit/forms';
import { __ } from '@site-admin/runtime/i18n';
import { Button } from '@site-admin/ui';
import styles from './save-bar.module.css';

/** Saves and discards the edits of a form, and shows why they could not be saved. Follows the page while there are edits. */
export function SaveBar({ state: { isDirty, saveState, discard } }: { readonly state: SettingsFormState }) {
  const isSaving = saveState.status === 'saving';
  return (
    <div className={styles.bar} data-bottom-bar={isDirty || undefined}>
      <SaveMessage isDirty={isDirty} saveState={saveState} />
      {isDirty && !isSaving && (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            // The button is removed with the edits, and would lose the focus.
            currentTarget.closest('form')?.focus({ preventScroll: true });
            discard();
          }}
        >
          {__('Discard', 'jetpack')}
        </Button>
      )}
      <Button type="submit" variant="primary" size="small" disabled={!isDirty || isSaving} busy={isSaving}>
        {isSaving ? __('Saving…', 'jetpack') : __('Save settings', 'jetpack')}
      </Button>
    </div>
  );
}

function SaveMessage({ isDirty, saveState }: Pick<SettingsFormState, 'isDirty' | 'saveState'>) {
  if (!isDirty) return null;
  if (saveState.status === 'failed') {
    return (
      <p role="alert" className={styles.error}>
        {saveState.message}
      </p>
    );
  }
  return <p className={styles.state}>{__('Unsaved changes', 'jetpack')}</p>;
}
