import { getPlugins, redirectUrl } from '@site-admin/contracts';
import { pluginActionText, useShell, type PluginState } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Banner, Button, ExternalLink, LoadError, type IconName } from '@site-admin/ui';
import { TextCard } from '../../cards/text-card';
import styles from './plugin-card.module.css';

export interface PluginCardProps {
  readonly name: string;
  readonly icon: IconName;
  /** What the plugin is for. */
  readonly text: string;
  /** Redirect source of the page about the plugin. */
  readonly learnMoreSource: string;
  /** Slug of the plugin's own admin page. */
  readonly adminPage: string;
  readonly plugin: PluginState;
}

/** A plugin to install, to activate or to manage (spec 001 §4.7). */
export function PluginCard(props: PluginCardProps) {
  const { name, plugin } = props;
  const { resources } = useShell();
  if (plugin.status === 'unknown') {
    return (
      <TextCard title={name}>
        <LoadError isCompact onRetry={() => resources.refresh(getPlugins)}>
          {__('The plugins of your site could not be loaded.', 'jetpack')}
        </LoadError>
      </TextCard>
    );
  }
  return <TextCard title={name} banner={<PluginBanner {...props} />} />;
}

function PluginBanner(props: PluginCardProps) {
  const { icon, plugin } = props;
  return (
    <Banner
      icon={icon}
      title={<PluginText {...props} />}
      description={plugin.install.status === 'failed' ? <InstallFailed {...props} message={plugin.install.message} /> : undefined}
      action={<PluginButton {...props} />}
    />
  );
}

function PluginText({ text, learnMoreSource, plugin }: PluginCardProps) {
  const { site } = useShell();
  if (plugin.status === 'active') return __('Plugin is installed & active.', 'jetpack');
  return (
    <>
      {text} <ExternalLink href={redirectUrl(learnMoreSource, {}, site.initial)}>{__('Learn more', 'jetpack')}</ExternalLink>
    </>
  );
}

/** Installs or activates the plugin, or leads to its admin page. Until the list of plugins was refetched, it stays busy. */
function PluginButton({ name, adminPage, plugin }: PluginCardProps) {
  const { site } = useShell();
  const { status, install, activate } = plugin;
  const isBusy = install.status === 'installing' || install.status === 'activating';
  const label = pluginActionText(plugin, name);
  if (status === 'active' && !isBusy) {
    return <Button href={`${site.initial.adminUrl}admin.php?page=${adminPage}`}>{label}</Button>;
  }
  return (
    <Button variant="primary" busy={isBusy} disabled={status === 'loading'} onClick={activate}>
      {label}
    </Button>
  );
}

function InstallFailed({ name, plugin, message }: PluginCardProps & { readonly message: string }) {
  const text =
    plugin.status === 'inactive'
      ? // translators: 1: name of a plugin, 2: error message.
        __('Could not activate %1$s. %2$s', 'jetpack')
      : // translators: 1: name of a plugin, 2: error message.
        __('Could not install %1$s. %2$s', 'jetpack');
  return (
    <span role="alert" className={styles.failed}>
      {sprintf(text, name, message)}
    </span>
  );
}
