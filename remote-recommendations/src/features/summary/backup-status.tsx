import { getRewindStatus, getSiteFeatures, getVaultPressData, redirectUrl } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import {
  getRewindTexts,
  getVaultPressTexts,
  hasProduct,
  selectRewindContent,
  selectVaultPressText,
  toVaultPressState,
} from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { Notice } from '@site-admin/ui';
import { useAssistant } from '../../assistant/assistant-context';

function useProviderLink(source: string, query?: string): string {
  return redirectUrl(source, { query }, useShell().site.initial);
}

/** The state of backups, on sites that have bought them (spec 002 §4, Badges). */
export function BackupStatus() {
  const { showBackups } = useShell().site.initial.siteData;
  const { purchases = [] } = useAssistant();
  return showBackups && hasProduct('backup', purchases) ? <RewindStatus /> : null;
}

function RewindStatus() {
  const { kind } = selectRewindContent(useResource(getRewindStatus));
  const texts = getRewindTexts();
  const credentials = { label: texts.enterCredentials, href: useProviderLink('jetpack-settings-security-credentials') };
  const log = {
    label: __('View backup activity', 'jetpack'),
    href: useProviderLink('calypso-activity-log', 'group=rewind'),
  };
  switch (kind) {
    case 'loading':
      return null;
    case 'provisioning':
      return <Notice isCompact text={texts.provisioning} />;
    case 'awaiting-credentials':
      return <Notice isCompact status="is-warning" text={texts.credentials} action={credentials} />;
    case 'active':
      return <Notice isCompact status="is-success" text={__('Your site is backed up.', 'jetpack')} action={log} />;
    case 'vaultpress':
      return <VaultPressStatus />;
    case 'error':
      return <Notice isCompact status="is-error" text={texts.error} />;
  }
}

function VaultPressStatus() {
  const vaultPress = useResource(getVaultPressData);
  const { data: features } = useResource(getSiteFeatures);
  const dashboard = useProviderLink('vaultpress-dashboard');
  const setUp = useProviderLink('calypso-plugins-setup', 'only=backups');
  if (vaultPress.status === 'loading') return null;
  const texts = getVaultPressTexts();
  const state = toVaultPressState(vaultPress.data);
  const text = selectVaultPressText(state, features);
  const open = { label: texts.open, href: dashboard };
  if (text === 'threats') return <Notice isCompact status="is-error" text={texts.threats(state.threats)} action={open} />;
  if (text === 'secure' || text === 'backed-up') {
    return <Notice isCompact status="is-success" text={texts[text]} action={open} />;
  }
  return <Notice isCompact status="is-warning" text={texts[text]} action={{ label: texts.setUp, href: setUp }} />;
}
