import { useEffect, useState, type FormEvent } from 'react';
import { getLicenses } from '@site-admin/contracts';
import { useResource } from '@site-admin/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, TextField } from '@site-admin/ui';
import { ActivatedProducts } from './activated-products';
import { activate, selectActivate, selectKeyError, type ActivateState } from './activate-license.slice';
import { activateTexts } from './activate-license.texts';
import { DetachedLicenses, selectDetached } from './detached-licenses';
import styles from './activate-license.module.css';

const noKeys: ReadonlySet<string> = new Set();

/** The chosen licenses, limited to those that can still be activated. */
function useChosen(keys: readonly string[]) {
  const [chosen, setChosen] = useState(noKeys);
  const toggle = (key: string, isChosen: boolean) =>
    setChosen((last) => new Set(isChosen ? [...last, key] : [...last].filter((other) => other !== key)));
  return { chosen: new Set(keys.filter((key) => chosen.has(key))), toggle };
}

interface KeyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Something else can be activated, so the field may stay empty. */
  readonly isOptional: boolean;
}

/** The field for a key. A refused key stays in it. */
function KeyField({ value, onChange, isOptional }: KeyFieldProps) {
  const state = useSelector(selectActivate);
  const [isTouched, setTouched] = useState(false);
  const isInvalid = value.trim() === '' && isTouched && !isOptional;
  return (
    <TextField
      label={activateTexts.label()}
      value={value}
      onChange={(next) => {
        setTouched(true);
        onChange(next);
      }}
      // Enter does not submit a form whose button is disabled, so the error is shown from here.
      onKeyDown={({ key: pressed }) => pressed === 'Enter' && setTouched(true)}
      error={isInvalid ? activateTexts.invalidKey() : selectKeyError(state, value)}
      autoComplete="off"
      spellCheck={false}
      readOnly={state.status === 'activating'}
    />
  );
}

/** The typed key; removed once it was accepted while others were refused. */
function useTyped(state: ActivateState) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (state.status === 'refused') setTyped((last) => (selectKeyError(state, last) === undefined ? '' : last));
  }, [state]);
  return [typed, setTyped] as const;
}

/** The user's licenses to choose from, and a field for another key. */
export function LicenseKeyForm() {
  const state = useSelector(selectActivate);
  const isActivating = state.status === 'activating';
  const dispatch = useDispatch();
  const detached = selectDetached(useResource(getLicenses).data?.items ?? []);
  const { chosen, toggle } = useChosen(detached.map(({ license_key }) => license_key));
  const [typed, setTyped] = useTyped(state);
  const isTyped = typed.trim() !== '' && !chosen.has(typed.trim());
  const keys = isTyped ? [...chosen, typed] : [...chosen];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (keys.length > 0 && !isActivating) dispatch(activate.requested(keys));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {state.status === 'refused' && <ActivatedProducts ids={state.activated} />}
      <KeyField value={typed} onChange={setTyped} isOptional={chosen.size > 0} />
      {/* Below the field, which must not move when they have loaded. */}
      {detached.length > 0 && <DetachedLicenses licenses={detached} state={state} chosen={chosen} onToggle={toggle} />}
      <Button type="submit" variant="primary" size="large" disabled={keys.length === 0} busy={isActivating}>
        {activateTexts.activate()}
      </Button>
    </form>
  );
}
