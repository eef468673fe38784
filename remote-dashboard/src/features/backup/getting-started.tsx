import { redirectUrl } from '@site-admin/contracts';
import { useSetting, useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Banner, Button } from '@site-admin/ui';
import { DismissButton } from '../../cards/dismiss-button';
import styles from './backup.module.css';

/** A video about backups. Its dismissal is stored on the site. */
export function GettingStarted() {
  const { site } = useShell();
  const { value, change } = useSetting('dismiss_dash_backup_getting_started');
  // Not while the settings are loading: the banner may be dismissed already.
  if (value !== false) return null;
  return (
    <div role="group" aria-label={__('Getting started with Jetpack Backup', 'jetpack')}>
      <Banner
        icon="play"
        title={__('Getting started with Jetpack Backup', 'jetpack')}
        description={__('Watch how to set up backups and restore your site in one click.', 'jetpack')}
        action={
          <span className={styles.actions}>
            <Button href={redirectUrl('jetpack-blog-backups-101', {}, site.initial)}>{__('Watch the video', 'jetpack')}</Button>
            <DismissButton onClick={() => change(true)} />
          </span>
        }
      />
    </div>
  );
}
