import { useEffect } from 'react';
import { redirectUrl } from '@site-admin/contracts';
import { useLive, useReady, useShell } from '@site-admin/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { ExternalLink, Icon, Link, Logo } from '@site-admin/ui';
import { activate, selectActivate } from './activate-license.slice';
import { activateTexts } from './activate-license.texts';
import { ActivatedProducts } from './activated-products';
import { ActivationSuccess } from './activation-success';
import { KeyIllustration } from './key-illustration';
import { LicenseKeyForm } from './license-key-form';
import styles from './activate-license.module.css';

function HelpLink() {
  const { site } = useShell();
  return (
    <p>
      {activateTexts.needHelp()}{' '}
      <ExternalLink href={redirectUrl('jetpack-support-license-activation', {}, site.initial)}>
        {activateTexts.contact()}
      </ExternalLink>
    </p>
  );
}

/** Leads to the screen that linked here (`?from=/product/scan`), otherwise to My Plan. */
function BackLink() {
  const { navigation } = useShell();
  const from = new URLSearchParams(useLive(navigation.location).query).get('from') ?? '';
  return (
    <p className={styles.back}>
      <Icon name="chevron-left" size={16} />{' '}
      <Link href={navigation.href(/^\/[\w/-]+$/.test(from) ? from : '/my-plan')}>{activateTexts.back()}</Link>
    </p>
  );
}

/** The success screen of the first product, and the names of the others. */
function Activated({ ids: [productId = 0, ...others] }: { readonly ids: readonly number[] }) {
  const { site } = useShell();
  return (
    <>
      <ActivationSuccess productId={productId} siteRawUrl={site.initial.rawUrl} />
      {others.length > 0 && (
        <div className={styles.content}>
          <ActivatedProducts ids={others} />
        </div>
      )}
    </>
  );
}

/** Key entry, then the success screen (spec 000 §2). */
export function ActivateLicensePage() {
  const state = useSelector(selectActivate);
  const dispatch = useDispatch();
  useReady(true);
  useEffect(() => {
    dispatch(activate.opened());
  }, [dispatch]);
  return (
    <>
      <BackLink />
      <div className={styles.page}>
        <section className={styles.main}>
          <Logo isMarkOnly size={40} />
          {state.status === 'done' ? (
            <Activated ids={state.activated} />
          ) : (
            <div className={styles.content}>
              <h2 className={styles.title}>{activateTexts.title()}</h2>
              <p className={styles.message}>{activateTexts.hint()}</p>
              <LicenseKeyForm />
            </div>
          )}
        </section>
        <aside className={styles.aside}>
          <KeyIllustration />
          {state.status !== 'done' && <HelpLink />}
        </aside>
      </div>
    </>
  );
}
