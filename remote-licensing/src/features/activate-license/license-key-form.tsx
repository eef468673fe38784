import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, TextField } from '@site-admin/ui';
import { activate, selectActivate, type ActivateState } from './activate-license.slice';
import { activateTexts } from './activate-license.texts';
import styles from './activate-license.module.css';

/** Returns the error below the field: an empty key once it was edited, otherwise the server's message. */
function selectError(state: ActivateState, isEmpty: boolean, isTouched: boolean): string | undefined {
  if (isEmpty) return isTouched ? activateTexts.invalidKey() : undefined;
  return state.status === 'failed' ? state.message : undefined;
}

/** The field for the license key. A refused key stays in it. */
export function LicenseKeyForm() {
  const state = useSelector(selectActivate);
  const dispatch = useDispatch();
  const [key, setKey] = useState('');
  const [isTouched, setTouched] = useState(false);
  const isEmpty = key.trim() === '';
  const isActivating = state.status === 'activating';
  const change = (text: string) => {
    setTouched(true);
    setKey(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (!isEmpty && !isActivating) dispatch(activate.requested(key));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={activateTexts.label()}
        value={key}
        onChange={change}
        // Enter does not submit a form whose button is disabled, so the error is shown from here.
        onKeyDown={({ key: pressed }) => pressed === 'Enter' && setTouched(true)}
        error={selectError(state, isEmpty, isTouched)}
        autoComplete="off"
        spellCheck={false}
        readOnly={isActivating}
      />
      <Button type="submit" variant="primary" size="large" disabled={isEmpty} busy={isActivating}>
        {activateTexts.activate()}
      </Button>
    </form>
  );
}
