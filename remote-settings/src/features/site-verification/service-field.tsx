import { useState } from 'react';
import { useField } from '@site-admin/kit/forms';
import { TextField } from '@site-admin/ui';
import { useMarked } from '../../search/marked';
import { getVerificationLabels } from './site-verification.texts';
import { verificationForm } from './verification-form';
import { toCode, toMetaTag, type Service } from './verification-tag';
import styles from './site-verification.module.css';

export interface ServiceFieldProps {
  readonly service: Service;
  readonly disabled: boolean;
}

/** The code of a service, shown as its meta tag. While it is typed it is shown as typed. */
export function ServiceField({ service, disabled }: ServiceFieldProps) {
  const { value = '', error, edit } = useField(verificationForm, service);
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      className={styles.service}
      label={useMarked(getVerificationLabels()[service])}
      value={typed ?? toMetaTag(service, value)}
      placeholder={toMetaTag(service, '1234')}
      error={error}
      disabled={disabled}
      spellCheck={false}
      autoComplete="off"
      onChange={(text) => {
        setTyped(text);
        edit(toCode(text));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
