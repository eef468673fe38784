import { redirectUrl } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { ExternalLink, RichText } from '@site-admin/ui';
import { ActivatePlugin } from '../../cards/activate-plugin';
import type { AkismetCode } from './anti-spam-view';

/** The plan includes anti-spam: what is left to do. */
export function AntiSpamSetUp({ code }: { readonly code: AkismetCode }) {
  const { permissions } = useViewer();
  switch (code) {
    case 'invalid_key':
      return <CheckKey />;
    case 'not_active':
      return permissions.manage_plugins ? (
        <p>
          <ActivatePlugin
            slug="akismet"
            text={__('Akismet is installed, but not active. <act>Activate it</act> to block spam.', 'jetpack')}
          />
        </p>
      ) : (
        <SetUpAtProvider />
      );
    case 'not_installed':
      return permissions.manage_plugins ? (
        <p>
          <ActivatePlugin
            slug="akismet"
            text={__('Akismet is not installed yet. <act>Install it</act> to block spam.', 'jetpack')}
          />
        </p>
      ) : (
        <SetUpAtProvider />
      );
  }
}

function CheckKey() {
  const { initial } = useShell().site;
  const link = (label: string) => <a href={`${initial.adminUrl}admin.php?page=akismet-key-config`}>{label}</a>;
  return (
    <p>
      <RichText
        text={__('Your Akismet key is not valid. <link>Check your key</link> to block spam.', 'jetpack')}
        parts={{ link }}
      />
    </p>
  );
}

/** Without the permission `manage_plugins`. */
function SetUpAtProvider() {
  const { site } = useShell();
  const link = (label: string) => (
    <ExternalLink href={redirectUrl('calypso-plugins-setup', { query: 'only=akismet' }, site.initial)}>{label}</ExternalLink>
  );
  return (
    <p>
      <RichText text={__('Akismet is not active. <link>Set it up</link> to block spam.', 'jetpack')} parts={{ link }} />
    </p>
  );
}
