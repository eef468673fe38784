import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { ExternalLink, RichText } from '@site-admin/ui';
import { ActivatePlugin } from '../../cards/activate-plugin';

interface VaultPressInactiveProps {
  /** `no-permission`: the user may not manage plugins. */
  readonly plugin: 'installed' | 'missing' | 'no-permission';
}

/** The plan includes VaultPress, which is not active: a button that activates it, or a link to set it up at the provider. */
export function VaultPressInactive({ plugin }: VaultPressInactiveProps) {
  switch (plugin) {
    case 'installed':
      return (
        <Prompt text={__('VaultPress is installed, but not active. <act>Activate it</act> to scan your site.', 'jetpack')} />
      );
    case 'missing':
      return <Prompt text={__('VaultPress is not installed yet. <act>Install it</act> to scan your site.', 'jetpack')} />;
    case 'no-permission':
      return <SetUpAtProvider />;
  }
}

function Prompt({ text }: { readonly text: string }) {
  return (
    <p>
      <ActivatePlugin slug="vaultpress" text={text} />
    </p>
  );
}

function SetUpAtProvider() {
  const { site } = useShell();
  const link = (label: string) => (
    <ExternalLink href={redirectUrl('calypso-plugins-vaultpress', {}, site.initial)}>{label}</ExternalLink>
  );
  return (
    <p>
      <RichText text={__('VaultPress is not active. <link>Set it up</link> to scan your site.', 'jetpack')} parts={{ link }} />
    </p>
  );
}
