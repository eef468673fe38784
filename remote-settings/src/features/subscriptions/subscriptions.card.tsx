import { redirectUrl } from '@site-admin/contracts';
import { useModule, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { CardBody, CardLink } from '@site-admin/ui';
import { ConnectLink } from '../../card/connect-link';
import { ModuleOptionRow, ModuleRow } from '../../card/module-row';
import { Nested } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getSubscriptionLabels } from './subscriptions.texts';

const title = () => __('Subscriptions', 'jetpack');

/** The list of subscribers for linked users, else the prompt to connect. */
function SubscriptionsFooter() {
  const { isOn } = useModule('subscriptions');
  const { site } = useShell();
  if (!useViewer().isLinked) {
    return <ConnectLink feature={title()}>{__('Connect to manage your subscriptions settings.', 'jetpack')}</ConnectLink>;
  }
  if (!isOn) return null;
  const href = redirectUrl('calypso-people-email-followers', { site: site.initial.rawUrl });
  return <CardLink href={href}>{__('View your Email Subscribers', 'jetpack')}</CardLink>;
}

/** Whether visitors may subscribe to posts and comments (spec 001 §2.10). */
function SubscriptionsCard() {
  const labels = getSubscriptionLabels();
  return (
    <SettingsCardFrame id="subscriptions" title={title()} footer={<SubscriptionsFooter />}>
      <CardBody>
        <ModuleRow slug="subscriptions" label={labels.subscriptions} />
        <Nested>
          <ModuleOptionRow slug="subscriptions" name="stb_enabled" label={labels.stb_enabled} needsModule />
          <ModuleOptionRow slug="subscriptions" name="stc_enabled" label={labels.stc_enabled} needsModule />
        </Nested>
      </CardBody>
    </SettingsCardFrame>
  );
}

export const subscriptionsCard: SettingsCard = {
  id: 'subscriptions',
  tab: 'discussion',
  name: title,
  modules: ['subscriptions'],
  labels: getSubscriptionLabels,
  shows: forManagers,
  Card: SubscriptionsCard,
};
