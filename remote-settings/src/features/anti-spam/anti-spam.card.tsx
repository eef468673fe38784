import { checkStoredAkismetKey } from '@site-admin/contracts';
import { getErrorText, offlineText, useResource, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Button, CardBody, LoadError, Skeleton } from '@site-admin/ui';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';

const title = () => __('Anti-spam', 'jetpack');

/** The status of the stored key (spec 001 §4.11), with a link to the plugin's settings if it is invalid. */
function KeyStatus() {
  const { resources, site } = useShell();
  const key = useResource(checkStoredAkismetKey);
  if (!key.data) {
    if (key.status !== 'failed') return <Skeleton width="60%" height={24} />;
    return (
      <LoadError isCompact onRetry={() => resources.refresh(checkStoredAkismetKey)}>
        {getErrorText(key.error)}
      </LoadError>
    );
  }
  if (key.data.validKey) return <p>{__('Your site is protected from spam.', 'jetpack')}</p>;
  return (
    <>
      <p>{__('Your site is not protected from spam.', 'jetpack')}</p>
      <Button href={`${site.initial.adminUrl}admin.php?page=akismet-key-config`}>{__('Set up Anti-spam', 'jetpack')}</Button>
    </>
  );
}

function AntiSpamCard() {
  const { status } = useViewer();
  return (
    <SettingsCardFrame id="anti-spam" title={title()}>
      <CardBody>{status === 'offline' ? <p>{offlineText()}</p> : <KeyStatus />}</CardBody>
    </SettingsCardFrame>
  );
}

export const antiSpamCard: SettingsCard = {
  id: 'anti-spam',
  tab: 'security',
  name: title,
  modules: [],
  searchTerms: ['akismet', 'antispam', 'spam', 'comments'],
  shows: (context) => forManagers(context) && context.hasAkismet,
  Card: AntiSpamCard,
};
