import { useEffect, useRef } from 'react';
import { useSetting } from '@site-admin/kit';
import { useField, useIsSaving, useSettingsForm } from '@site-admin/kit/forms';
import { useDispatch } from '@site-admin/runtime/store';
import { Button } from '@site-admin/ui';
import { ServiceField } from './service-field';
import { google } from './site-verification.slice';
import { getGoogleTexts } from './site-verification.texts';
import { verificationForm } from './verification-form';
import styles from './site-verification.module.css';

/** Calls `onSaved` when the edited code has been saved, by the button here or that of the card. */
function useSaved(onSaved: () => void): void {
  const { isEdited } = useField(verificationForm, 'google');
  const isSaving = useIsSaving(verificationForm);
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving && !isEdited) onSaved();
    wasSaving.current = isSaving && isEdited;
  });
}

/** The field for Google's code, with buttons to save it and to go back. */
export function GoogleManual({ disabled }: { readonly disabled: boolean }) {
  const dispatch = useDispatch();
  const { isEdited, edit } = useField(verificationForm, 'google');
  const { value: stored = '' } = useSetting('google');
  const { save } = useSettingsForm(verificationForm);
  const texts = getGoogleTexts();
  const close = () => dispatch(google.manualClosed());
  useSaved(close);
  return (
    <div className={styles.manual}>
      <ServiceField service="google" disabled={disabled} />
      <div className={styles.buttons}>
        <Button size="small" disabled={disabled} onClick={() => (isEdited ? save() : close())}>
          {texts.save}
        </Button>
        <Button
          size="small"
          disabled={disabled}
          onClick={() => {
            edit(stored);
            close();
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
