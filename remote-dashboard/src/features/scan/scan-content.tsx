import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { backupAndScanFailed } from '@site-admin/kit/rules';
import { __, _n } from '@site-admin/runtime/i18n';
import { ExternalLink, LoadError, RichText, Skeleton } from '@site-admin/ui';
import { Figure } from '../../cards/figure';
import type { ScanSource, ScanView } from './scan-view';
import { VaultPressInactive } from './vaultpress-inactive';

interface ScanContentProps {
  readonly source: ScanSource;
  readonly view: ScanView;
  readonly onRetry: (() => void) | undefined;
}

/** The text of each view. */
export function ScanContent({ source, view, onRetry }: ScanContentProps) {
  switch (view.kind) {
    case 'loading':
      return <Skeleton width="80%" height={40} />;
    case 'failed':
      return (
        <LoadError isCompact onRetry={onRetry}>
          {backupAndScanFailed()}
        </LoadError>
      );
    case 'provisioning':
      return <p>{__('We are configuring your site protection.', 'jetpack')}</p>;
    case 'threats':
      return <ThreatsFound count={view.count} source={source} />;
    case 'credentials-needed':
      return <CredentialsNeeded />;
    case 'secure':
      return <p>{source === 'scan' ? noThreats() : noThreatsByVaultPress()}</p>;
    case 'not-registered':
      return <NotRegistered />;
    case 'plugin-inactive':
      return <VaultPressInactive plugin={view.plugin} />;
    default:
      return null;
  }
}

const noThreats = () => __('No security threats found. Your site is scanned every day.', 'jetpack');
const noThreatsByVaultPress = () => __("No threats found, you're good to go!", 'jetpack');

/** The number of threats, with a link to where they are fixed. */
function ThreatsFound({ count, source }: { readonly count: number; readonly source: ScanSource }) {
  const { site } = useShell();
  const fixHref = redirectUrl(source === 'scan' ? 'calypso-scanner' : 'vaultpress-dashboard', {}, site.initial);
  return (
    <Figure count={count} tone="error">
      {_n('Security threat was found on your site.', 'Security threats were found on your site.', count, 'jetpack')}{' '}
      <ExternalLink href={fixHref}>{_n('Fix threat', 'Fix threats', count, 'jetpack')}</ExternalLink>
    </Figure>
  );
}

function CredentialsNeeded() {
  const { site } = useShell();
  return (
    <p>
      {__('Scan cannot access your server yet.', 'jetpack')}{' '}
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
