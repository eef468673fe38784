import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, ExternalLink } from '@site-admin/ui';
import { RichText } from '../../../rich-text';
import { selectVaultPress, vaultPress } from '../vaultpress.slice';

interface VaultPressOffProps {
  /** `not-mine`: who looks may not switch plugins. */
  readonly plugin: 'inactive' | 'missing' | 'not-mine';
}

/** The plan comes with the old plugin, which does not work: the way to switch it on, or to have the provider do it. */
export function VaultPressOff({ plugin }: VaultPressOffProps) {
  switch (plugin) {
    case 'inactive':
      return (
        <Prompt
          text={__('VaultPress is installed, but not active. <act>Activate it</act> to have your site scanned.', 'jetpack')}
        />
      );
    case 'missing':
      return <Prompt text={__('VaultPress is not installed yet. <act>Install it</act> to have your site scanned.', 'jetpack')} />;
    case 'not-mine':
      return <AskProvider />;
  }
}

function Prompt({ text }: { readonly text: string }) {
  const { status } = useSelector(selectVaultPress);
  const dispatch = useDispatch();
  const act = (label: string) => (
    <Button variant="link" busy={status === 'activating'} onClick={() => dispatch(vaultPress.requested())}>
      {label}
    </Button>
  );
  return (
    <p>
      <RichText text={text} parts={{ act }} />
    </p>
  );
}

function AskProvider() {
  const { site } = useShell();
  const link = (label: string) => (
    <ExternalLink href={redirectUrl('calypso-plugins-vaultpress', {}, site.initial)}>{label}</ExternalLink>
  );
  return (
    <p>
      <RichText
        text={__('VaultPress is not active. <link>Set it up</link> to have your site scanned.', 'jetpack')}
        parts={{ link }}
      />
    </p>
  );
}
