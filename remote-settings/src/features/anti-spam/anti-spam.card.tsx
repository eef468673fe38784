import { checkStoredAkismetKey } from '@site-admin/contracts';
import { getErrorText, offlineText, useSetting, useShell, useViewer } from '@site-admin/kit';
import { CardBody, CardLink, LoadError, Skeleton } from '@site-admin/ui';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { UpgradeBanner } from '../../card/upgrade-banner';
import { useSiteFeatures } from '../../card/use-site-features';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { antiSpamForm } from './anti-spam-form';
import { getAntiSpamLabels, getAntiSpamTexts, getKeyTexts } from './anti-spam.texts';
import { KeyField } from './key-field';
import { showsAntiSpamOffer } from './key-state';
import { useKeyState, type KeyView } from './use-key-state';

const title = () => getAntiSpamTexts().title;

/** Whether spam is filtered, which depends on the stored key. Nothing where that could not be checked. */
function Protection({ state: { kind }, hasValidKey }: KeyView) {
  const texts = getKeyTexts();
  if (hasValidKey) return <p>{texts.protected}</p>;
  if (kind === 'empty') return <p>{texts.empty}</p>;
  return kind === 'failed' ? null : <p>{texts.unprotected}</p>;
}

/** The key with its label and hint. */
const fieldHeight = 85;

function OnlineContent() {
  const { resources } = useShell();
  const view = useKeyState();
  const texts = getKeyTexts();
  if (view.error) {
    return (
      <CardBody>
        <LoadError isCompact onRetry={() => resources.refresh(checkStoredAkismetKey)}>
          {getErrorText(view.error)}
        </LoadError>
      </CardBody>
    );
  }
  if (view.state.kind === 'fetching') {
    return (
      <CardBody>
        <p role="status">{texts.checking}</p>
        <Skeleton height={fieldHeight} />
      </CardBody>
    );
  }
  return (
    <CardBody>
      <Protection {...view} />
      {view.state.kind === 'global' ? <p>{texts.global}</p> : <KeyField state={view.state} />}
    </CardBody>
  );
}

/** Where a key is managed, and the offer of a plan that includes one. */
function AntiSpamFooter() {
  const { site, navigation } = useShell();
  const features = useSiteFeatures().expected;
  const hasKey = Boolean(useSetting('wordpress_api_key').value);
  const { state, hasValidKey, isTyping, error } = useKeyState();
  const texts = getAntiSpamTexts();
  if (error || state.kind === 'global') return null;
  const isFetching = state.kind === 'fetching';
  const isOffered = showsAntiSpamOffer({ features, hasValidKey, isChecking: isTyping || (isFetching && hasKey) });
  return (
    <>
      <CardLink href={`${site.initial.adminUrl}admin.php?page=akismet-key-config`}>{texts.getKey}</CardLink>
      {isOffered && (
        <UpgradeBanner
          icon="anti-spam"
          text={texts.offer}
          href={navigation.href('/product/akismet')}
          product="akismet"
          feature={title()}
          isLoading={isFetching}
        />
      )}
    </>
  );
}

/** The key of the anti-spam plugin (spec 001 §4.11). */
function AntiSpamCard() {
  if (useViewer().status !== 'offline') {
    return (
      <SettingsCardFrame id="anti-spam" title={title()} form={antiSpamForm} footer={<AntiSpamFooter />}>
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
