import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { getVaultPressTexts, type VaultPressText } from '@site-admin/kit/rules';
import { Button, ExternalLink } from '@site-admin/ui';
import { LastBackup } from '../last-backup';

export interface VaultPressBackupProps {
  readonly text: VaultPressText;
  readonly threats: number;
  /** Unix seconds. */
  readonly lastBackup: number | undefined;
}

/** Backups by the VaultPress plugin, or the way to set up those that were bought (spec 001 §4.12). */
export function VaultPressBackup({ text, threats, lastBackup }: VaultPressBackupProps) {
  const { initial } = useShell().site;
  const texts = getVaultPressTexts();
  if (text === 'threats' || text === 'secure' || text === 'backed-up') {
    return (
      <>
        <p>
          {text === 'threats' ? texts.threats(threats) : texts[text]}{' '}
          <ExternalLink href={redirectUrl('vaultpress-dashboard', {}, initial)}>{texts.open}</ExternalLink>
        </p>
        <LastBackup time={lastBackup} />
      </>
    );
  }
  return (
    <>
      <p>{texts[text]}</p>
      <p>
        <Button href={redirectUrl('calypso-plugins-setup', { query: 'only=backups' }, initial)}>{texts.setUp}</Button>
      </p>
    </>
  );
}
