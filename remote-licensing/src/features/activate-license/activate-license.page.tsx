import { useEffect, useState } from 'react';
import { redirectUrl } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useReady, useShell } from '@site-admin/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, ExternalLink, Icon, Logo, TextField } from '@site-admin/ui';
import { activate, selectActivate } from './activate-license.slice';
import { ActivationSuccess } from './activation-success';
import styles from './activate-license.module.css';

/** Spec 000 §5. */
const invalidKey = () => __('This is not a valid license key. Please try again.', 'jetpack');

function KeyForm() {
  const state = useSelector(selectActivate);
  const dispatch = useDispatch();
  const [key, setKey] = useState('');
  const [wasTouched, setTouched] = useState(false);
  const isEmpty = key.trim() === '';
  const isActivating = state.status === 'activating';
  const error = isEmpty ? (wasTouched ? invalidKey() : undefined) : state.status === 'failed' ? state.message : undefined;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTouched(true);
        if (!isEmpty && !isActivating) dispatch(activate.requested(key));
      }}
    >
      <TextField
        label={__('License key', 'jetpack')}
        value={key}
        onChange={(text) => {
          setTouched(true);
          setKey(text);
        }}
        // A disabled button keeps Enter from submitting, so the word about an empty key comes from here.
        onKeyDown={({ key: pressed }) => pressed === 'Enter' && setTouched(true)}
        error={error}
        autoComplete="off"
        spellCheck={false}
        readOnly={isActivating}
      />
      <Button type="submit" variant="primary" size="large" disabled={isEmpty} busy={isActivating}>
        {__('Activate', 'jetpack')}
      </Button>
    </form>
  );
}

/** Adding a licence key, then what it brought (spec 000 §2). */
export function ActivateLicensePage() {
  const { site } = useShell();
  const state = useSelector(selectActivate);
  const dispatch = useDispatch();
  useReady(true);
  useEffect(() => {
    dispatch(activate.opened());
  }, [dispatch]);
  return (
    <div className={styles.page}>
      <section className={styles.main}>
        <Logo isMarkOnly size={40} />
        {state.status === 'done' ? (
          <ActivationSuccess productId={state.productId} siteRawUrl={site.initial.rawUrl} />
        ) : (
          <div className={styles.content}>
            <h2 className={styles.title}>{__('Add a license key', 'jetpack')}</h2>
            <p className={styles.message}>{__('You find the key in the email you got after your purchase.', 'jetpack')}</p>
            <KeyForm />
          </div>
        )}
      </section>
      <aside className={styles.aside}>
        <Icon name="key" size={64} className={styles.picture} />
        {state.status !== 'done' && (
          <p>
            {__('Do you need help?', 'jetpack')}{' '}
            <ExternalLink href={redirectUrl('jetpack-support-license-activation', {}, site.initial)}>
              {__('Contact us', 'jetpack')}
            </ExternalLink>
          </p>
        )}
      </aside>
    </div>
  );
}
