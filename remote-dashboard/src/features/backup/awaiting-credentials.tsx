import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { getRewindTexts } from '@site-admin/kit/rules';
import { Notice } from '@site-admin/ui';

/** Asks for the server credentials, which are entered at the provider. */
export function AwaitingCredentials() {
  const { site } = useShell();
  const { credentials, enterCredentials } = getRewindTexts();
  const href = redirectUrl('jetpack-backup-dash-credentials', {}, site.initial);
  return <Notice isCompact status="is-warning" text={credentials} action={{ label: enterCredentials, href }} />;
}
