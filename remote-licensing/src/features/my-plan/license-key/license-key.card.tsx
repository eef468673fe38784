import type { FormEvent } from 'react';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, Card, CardBody, TextField } from '@site-admin/ui';
import styles from '../my-plan.module.css';
import { licenseKey, selectLicenseKey } from './license-key.slice';
import { licenseKeyTexts as texts } from './license-key.texts';

/** Stores license keys on the site, one after the other. A refused key stays in the field. */
export function LicenseKeyCard() {
  const { key, isApplying, error } = useSelector(selectLicenseKey);
  const dispatch = useDispatch();
  const isEmpty = key.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) dispatch(licenseKey.requested());
  };
  return (
    <Card>
      <CardBody>
        <form className={styles.keyForm} onSubmit={submit}>
          <TextField
            label={texts.title()}
            hint={texts.hint()}
            value={key}
            onChange={(value) => dispatch(licenseKey.typed(value))}
            error={error}
            autoComplete="off"
            spellCheck={false}
            readOnly={isApplying}
          />
          <Button type="submit" disabled={isEmpty} busy={isApplying}>
            {isApplying ? texts.applying() : texts.apply()}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
