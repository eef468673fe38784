import { useEffect } from 'react';
import { getGoogleVerification } from '@site-admin/contracts';
import { useResource, useSetting, useShell, useViewer } from '@site-admin/kit';
import { sprintf } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, ExternalLink, Icon, Link, RichText, Spinner } from '@site-admin/ui';
import { GoogleManual } from './google-manual';
import type { GoogleStatus } from './google-status';
import { selectGoogleView, type GoogleView } from './google-view';
import { ServiceField } from './service-field';
import { google, selectGoogle } from './site-verification.slice';
import { getGoogleTexts, getVerificationLabels } from './site-verification.texts';
import { useGooglePopup } from './use-google-popup';
import { useKeptFocus } from './use-kept-focus';
import { toMetaTag } from './verification-tag';
import styles from './site-verification.module.css';

export interface GoogleRowProps {
  readonly disabled: boolean;
}

/** Verifies the site with Google: with the account of a linked user, or by a code entered by hand. */
export function GoogleRow({ disabled }: GoogleRowProps) {
  const { isLinked, status } = useViewer();
  const url = useShell().site.initial.externalServicesConnectUrls['google_site_verification'];
  if (isLinked && status !== 'offline' && url !== undefined) return <GoogleAccount url={url} disabled={disabled} />;
  return (
    <div>
      <ServiceField service="google" disabled={disabled} />
      {!isLinked && status !== 'offline' && <ConnectNote />}
    </div>
  );
}

function ConnectNote() {
  const { navigation } = useShell();
  if (!useViewer().permissions.connect_user) return null;
  return (
    <p className={styles.note}>
      <RichText
        text={getGoogleTexts().connect}
        parts={{ connect: (label) => <Link href={navigation.href('/connect-user')}>{label}</Link> }}
      />
    </p>
  );
}

function GoogleAccount({ url, disabled }: GoogleRowProps & { readonly url: string }) {
  const dispatch = useDispatch();
  const view = selectGoogleView(useResource(getGoogleVerification), useSelector(selectGoogle));
  const openPopup = useGooglePopup(url);
  useEffect(() => {
    dispatch(google.opened());
  }, [dispatch]);
  return <div {...useKeptFocus(view.kind)}>{renderView(view, openPopup, disabled)}</div>;
}

function renderView(view: GoogleView, openPopup: () => void, disabled: boolean) {
  if (view.kind === 'manual') {
    return view.isForced ? <ServiceField service="google" disabled={disabled} /> : <GoogleManual disabled={disabled} />;
  }
  const label = getVerificationLabels().google;
  const texts = getGoogleTexts();
  return (
    <div role="group" aria-label={label} className={styles.google}>
      <strong className={styles.label}>{label}</strong>
      {view.kind === 'fetching' && <Progress text={texts.fetching} />}
      {view.kind === 'verifying' && <Progress text={texts.verifying} />}
      {view.kind === 'verified' && <Verified status={view.status} disabled={disabled} />}
      {view.kind === 'error' && <p className={styles.error}>{sprintf(texts.failed, view.error.message)}</p>}
      {(view.kind === 'error' || view.kind === 'unverified') && <Ways onVerify={openPopup} disabled={disabled} />}
    </div>
  );
}

const Progress = ({ text }: { readonly text: string }) => (
  <p role="status" className={styles.progress}>
    <Spinner size={16} label="" />
    {text}
  </p>
);

/** The ways to verify: with an account, or by hand. */
function Ways({ onVerify, disabled }: { readonly onVerify: () => void; readonly disabled: boolean }) {
  const { value: stored = '' } = useSetting('google');
  const texts = getGoogleTexts();
  return (
    <>
      {stored !== '' && <code className={styles.code}>{toMetaTag('google', stored)}</code>}
      <div className={styles.buttons}>
        <Button size="small" disabled={disabled} onClick={onVerify}>
          {texts.verify}
        </Button>
        <span>{texts.or}</span>
        <ManualButton disabled={disabled} label={stored === '' ? texts.manual : texts.edit} />
      </div>
    </>
  );
}

function ManualButton({ label, disabled }: { readonly label: string; readonly disabled: boolean }) {
  const dispatch = useDispatch();
  return (
    <Button size="small" disabled={disabled} onClick={() => dispatch(google.manualOpened())}>
      {label}
    </Button>
  );
}

function Verified({ status, disabled }: { readonly status: GoogleStatus; readonly disabled: boolean }) {
  const texts = getGoogleTexts();
  return (
    <div className={styles.buttons}>
      <span className={styles.verified}>
        <Icon name="success" size={20} />
        {texts.verified}
      </span>
      <ManualButton disabled={disabled} label={texts.edit} />
      {status.isOwner && status.searchConsoleUrl !== '' && (
        <ExternalLink href={status.searchConsoleUrl}>{texts.searchConsole}</ExternalLink>
      )}
      {status.isOwner && status.verificationConsoleUrl !== '' && (
        <ExternalLink href={status.verificationConsoleUrl}>{texts.manageVerification}</ExternalLink>
      )}
    </div>
  );
}
