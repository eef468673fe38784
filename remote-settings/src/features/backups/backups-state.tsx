import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import {
  getRewindTexts,
  getVaultPressTexts,
  type RewindContent,
  type VaultPressState,
  type VaultPressText,
} from '@site-admin/kit/rules';
import { Button, Notice } from '@site-admin/ui';
import { getBackupsTexts } from './backups.texts';
import styles from './backups.module.css';

/** Returns a link to the provider's screens about this site. */
export function useProviderLink(source: string, query?: string): string {
  const { initial } = useShell().site;
  return redirectUrl(source, { query }, initial);
}

/** The state of the provider's backups (spec 001 §4.12). */
export function BackupsState({ kind }: { readonly kind: Exclude<RewindContent['kind'], 'vaultpress' | 'loading'> }) {
  const credentialsHref = useProviderLink('jetpack-settings-security-credentials');
  const texts = getRewindTexts();
  switch (kind) {
    case 'provisioning':
      return <Notice isCompact text={texts.provisioning} />;
    case 'awaiting-credentials': {
      const action = { label: texts.enterCredentials, href: credentialsHref };
      return <Notice isCompact status="is-warning" text={texts.credentials} action={action} />;
    }
    case 'active':
      return <p>{getBackupsTexts().active}</p>;
    case 'error':
      return <Notice isCompact status="is-error" text={texts.error} />;
  }
}

export interface VaultPressProps {
  readonly text: VaultPressText;
  readonly state: VaultPressState;
}

/** The state of the VaultPress plugin, for sites without the provider's backups. */
export function VaultPress({ text, state }: VaultPressProps) {
  const texts = getVaultPressTexts();
  const dashboardHref = useProviderLink('vaultpress-dashboard');
  const setUpHref = useProviderLink('calypso-plugins-setup', text === 'inactive-backups' ? 'only=backups' : 'only=scan');
  if (text === 'threats') {
    const action = { label: texts.open, href: dashboardHref };
    return <Notice isCompact status="is-error" text={texts.threats(state.threats)} action={action} />;
  }
  return (
    <div className={styles.vaultPress}>
      <p>{texts[text]}</p>
      {text === 'secure' || text === 'backed-up' ? (
        <Button variant="link" href={dashboardHref}>
          {texts.open}
        </Button>
      ) : (
        <Button href={setUpHref}>{texts.setUp}</Button>
      )}
    </div>
  );
}
