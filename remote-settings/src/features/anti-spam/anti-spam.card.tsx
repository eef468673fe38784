import { checkStoredAkismetKey, getSiteFeatures } from '@site-admin/contracts';
import { getErrorText, offlineText, useResource, useSetting, useShell, useViewer } from '@site-admin/kit';
import { useSelector } from '@site-admin/runtime/store';
import { CardBody, CardLink, LoadError, Skeleton } from '@site-admin/ui';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { UpgradeBanner } from '../../card/upgrade-banner';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { antiSpamForm, selectTypedKey } from './anti-spam-form';
import { selectAntiSpam } from './anti-spam.slice';
import { getAntiSpamLabels, getAntiSpamTexts, getKeyTexts } from './anti-spam.texts';
import { KeyField } from './key-field';
import { selectKeyState, showsAntiSpamOffer, type KeyState } from './key-state';

const title = () => getAntiSpamTexts().title;

/** Whether spam is filtered. Nothing for a key that could not be checked. */
function Protection({ kind }: { readonly kind: KeyState['kind'] }) {
  const texts = getKeyTexts();
  if (kind === 'empty') return <p>{texts.empty}</p>;
  if (kind === 'invalid') return <p>{texts.unprotected}</p>;
  return kind === 'valid' || kind === 'global' ? <p>{texts.protected}</p> : null;
}

function Key({ state }: { readonly state: KeyState }) {
  const { adminUrl } = useShell().site.initial;
  const texts = getKeyTexts();
  if (state.kind === 'fetching') {
    return (
      <CardBody>
        <p role="status">{texts.checking}</p>
        <Skeleton width="60%" height={24} />
      </CardBody>
    );
  }
  return (
    <>
      <CardBody>
        <Protection kind={state.kind} />
        {state.kind === 'global' ? <p>{texts.global}</p> : <KeyField state={state} />}
      </CardBody>
      {state.kind !== 'global' && (
        <CardLink href={`${adminUrl}admin.php?page=akismet-key-config`}>{getAntiSpamTexts().getKey}</CardLink>
      )}
    </>
  );
}

function Offer() {
  const { navigation } = useShell();
  const { offer } = getAntiSpamTexts();
  return (
    <UpgradeBanner icon="anti-spam" text={offer} href={navigation.href('/product/akismet')} product="akismet" feature={title()} />
  );
}

function OnlineContent() {
  const { resources } = useShell();
  const stored = useResource(checkStoredAkismetKey);
  const features = useResource(getSiteFeatures).data;
  const storedKey = useSetting('wordpress_api_key').value;
  const typedKey = useSelector(selectTypedKey);
  const check = useSelector(selectAntiSpam);
  if (!stored.data && stored.status === 'failed') {
    return (
      <CardBody>
        <LoadError isCompact onRetry={() => resources.refresh(checkStoredAkismetKey)}>
          {getErrorText(stored.error)}
        </LoadError>
      </CardBody>
    );
  }
  const state = selectKeyState({ stored, storedKey: storedKey || '', typedKey, check });
  const hasValidKey = stored.data?.validKey === true || state.kind === 'valid';
  const isChecking = stored.data === undefined || typedKey !== undefined;
  return (
    <>
      <Key state={state} />
      {showsAntiSpamOffer({ features, hasValidKey, isChecking }) && <Offer />}
    </>
  );
}

/** The key of the anti-spam plugin (spec 001 §4.11). */
function AntiSpamCard() {
  if (useViewer().status !== 'offline') {
    return (
      <SettingsCardFrame id="anti-spam" title={title()} form={antiSpamForm}>
        <OnlineContent />
      </SettingsCardFrame>
    );
  }
  return (
    <SettingsCardFrame id="anti-spam" title={title()}>
      <CardBody>
        <p>{offlineText()}</p>
      </CardBody>
    </SettingsCardFrame>
  );
}

export const antiSpamCard: SettingsCard = {
  id: 'anti-spam',
  tab: 'security',
  name: title,
  modules: [],
  labels: getAntiSpamLabels,
  searchTerms: ['akismet', 'antispam', 'spam', 'comments'],
  shows: (context) => forManagers(context) && context.hasAkismet,
  Card: AntiSpamCard,
};
