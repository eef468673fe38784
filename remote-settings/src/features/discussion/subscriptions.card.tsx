import { isLinked, isOffline, redirectUrl, type SettingsChange } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useLive, useShell } from '@site-admin/kit';
import { Card, CardBody, CardHeader, CardLink, Toggle } from '@site-admin/ui';
import { isUnavailableHere } from '../../modules/availability';
import { ModuleToggle } from '../../modules/module-toggle';
import { isFound } from '../../search/find';
import { subOptionChange } from '../../saving/sub-option';
import { useSettings } from '../../saving/use-settings';
import { isFormDisabled } from './discussion-rules';
import styles from './discussion.module.css';

const options = [
  { name: 'stb_enabled', label: () => __('Enable the “subscribe to site” option on your comment form', 'jetpack') },
  { name: 'stc_enabled', label: () => __('Enable the “subscribe to comments” option on your comment form', 'jetpack') },
] as const satisfies readonly { name: keyof SettingsChange & string; label: () => string }[];

function SubscriptionOptions({ isUnavailable }: { isUnavailable: boolean }) {
  const { value, change, isSaving, isPending } = useSettings();
  const isModuleOn = value('subscriptions') === true;
  return (
    <div className={styles.nested}>
      {options.map(({ name, label }) => {
        const isOn = isModuleOn && value(name) === true;
        return (
          <Toggle
            key={name}
            label={label()}
            checked={isOn}
            busy={isPending(name)}
            disabled={isFormDisabled({
              isOn: isModuleOn,
              isUnavailable,
              isSaving: isSaving || isPending('subscriptions'),
            })}
            onChange={() => change(subOptionChange({ slug: 'subscriptions', isOn: isModuleOn }, { name, isOn }))}
          />
        );
      })}
    </div>
  );
}

/** What follows from who is looking: the link to the list, or the invitation to connect. */
function SubscriptionsFooter() {
  const { value } = useSettings();
  const { site, navigation } = useShell();
  const user = useLive(site.user);
  const status = useLive(site.connection);
  if (isLinked(user)) {
    if (value('subscriptions') !== true) return null;
    const href = redirectUrl('calypso-people-email-followers', { site: site.initial.rawUrl });
    return <CardLink href={href}>{__('View your Email Subscribers', 'jetpack')}</CardLink>;
  }
  if (isOffline(status)) return null;
  // What the person came for stands in the title of the screen (behaviour A5).
  const feature = new URLSearchParams({ feature: __('Subscriptions', 'jetpack') });
  return (
    <CardLink href={navigation.href(`/connect-user?${feature}`)}>
      {__('Connect to manage your subscriptions settings.', 'jetpack')}
    </CardLink>
  );
}

/** Whether visitors may subscribe to posts and comments (spec 001 §2.10). */
export function SubscriptionsCard({ term }: { term: string }) {
  const { modules } = useSettings();
  const status = useLive(useShell().site.connection);
  const module = modules['subscriptions'];
  if (!module || !isFound(modules, 'subscriptions', term)) return null;
  return (
    <Card as="section" labelledBy="subscriptions-title">
      <CardHeader level={2} title={__('Subscriptions', 'jetpack')} titleId="subscriptions-title" />
      <CardBody>
        <ModuleToggle slug="subscriptions" label={__('Let visitors subscribe to new posts and comments via email', 'jetpack')} />
        <SubscriptionOptions isUnavailable={isUnavailableHere(module, status)} />
      </CardBody>
      <SubscriptionsFooter />
    </Card>
  );
}
