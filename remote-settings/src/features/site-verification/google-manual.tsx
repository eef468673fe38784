import { useEffect, useRef, type MouseEvent } from 'react';
import { useSetting } from '@site-admin/kit';
import { useField, useIsSaving } from '@site-admin/kit/forms';
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

/** Not a submit button: as the first one of the form, Enter in any field would press it. */
const submit = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest('form')?.requestSubmit();

/** The field for Google's code, with buttons to save it and to go back. */
export function GoogleManual({ disabled }: { readonly disabled: boolean }) {
  const dispatch = useDispatch();
  const { isEdited, edit } = useField(verificationForm, 'google');
  const { value: stored = '' } = useSetting('google');
  const texts = getGoogleTexts();
  const close = () => dispatch(google.manualClosed());
  useSaved(close);
  return (
    <div className={styles.manual}>
      <ServiceField service="google" disabled={disabled} />
      <div className={styles.buttons}>
        <Button size="small" disabled={disabled} onClick={(event) => (isEdited ? submit(event) : close())}>
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
