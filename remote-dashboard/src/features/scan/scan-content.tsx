import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __, _n } from '@site-admin/runtime/i18n';
import { ExternalLink, Skeleton } from '@site-admin/ui';
import { Figure } from '../../figure';
import { RichText } from '../../rich-text';
import type { Scanner, ScanState } from './scan.view';
import styles from './scan.module.css';
import { VaultPressOff } from './vaultpress-off';

/** What is said in the card: one text for each way scanning can stand. */
export function ScanContent({ by, view }: ScanState) {
  switch (view.kind) {
    case 'loading':
      return <Skeleton width="80%" height={40} />;
    case 'offline':
      return <p className={styles.muted}>{__('Unavailable in Offline Mode', 'jetpack')}</p>;
    case 'failed':
      return <p>{__('The Jetpack Backup and Scan status could not be retrieved at this time.', 'jetpack')}</p>;
    case 'provisioning':
      return <p>{__('We are configuring your site protection.', 'jetpack')}</p>;
    case 'threats':
      return <ThreatsFound count={view.count} by={by} />;
    case 'credentials':
      return <CredentialsMissing />;
    case 'safe':
      return <p>{by === 'scan' ? nothingFound() : nothingFoundByPlugin()}</p>;
    case 'not-registered':
      return <NotRegistered />;
    case 'plugin-off':
      return <VaultPressOff plugin={view.plugin} />;
    default:
      return null;
  }
}

const nothingFound = () => __('No security threats found. Your site is looked through every day.', 'jetpack');
const nothingFoundByPlugin = () => __("No threats found, you're good to go!", 'jetpack');

/** How many threats there are, and the way to where they are fixed. */
function ThreatsFound({ count, by }: { readonly count: number; readonly by: Scanner }) {
  const { site } = useShell();
  const fixHref = redirectUrl(by === 'scan' ? 'calypso-scanner' : 'vaultpress-dashboard', {}, site.initial);
  return (
    <Figure count={count} tone="error">
      {_n('Security threat was found on your site.', 'Security threats were found on your site.', count, 'jetpack')}{' '}
      <ExternalLink href={fixHref}>{_n('Fix threat', 'Fix threats', count, 'jetpack')}</ExternalLink>
    </Figure>
  );
}

function CredentialsMissing() {
  const { site } = useShell();
  return (
    <p>
      {__('The scanner cannot reach the server of your site yet.', 'jetpack')}{' '}
      <ExternalLink href={redirectUrl('jetpack-scan-dash-credentials', {}, site.initial)}>
        {__('Enter your server credentials', 'jetpack')}
      </ExternalLink>
    </p>
  );
}

function NotRegistered() {
  const { site } = useShell();
  const text = __(
    'VaultPress is having difficulties scanning. Please make sure your registration key is entered <link>in its settings</link>.',
    'jetpack',
  );
  const link = (label: string) => <a href={`${site.initial.adminUrl}admin.php?page=vaultpress`}>{label}</a>;
  return (
    <p>
      <RichText text={text} parts={{ link }} />
    </p>
  );
}
