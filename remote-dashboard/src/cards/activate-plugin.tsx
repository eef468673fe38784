import { usePlugin } from '@site-admin/kit';
import { Button, RichText } from '@site-admin/ui';

export interface ActivatePluginProps {
  readonly slug: string;
  /** `<act>` marks the button, which activates the plugin and installs it where it is missing. */
  readonly text: string;
}

/** A text with a button that activates a plugin. Requires the permission `manage_plugins`. */
export function ActivatePlugin({ slug, text }: ActivatePluginProps) {
  const { install, activate } = usePlugin(slug);
  const isBusy = install.status === 'installing' || install.status === 'activating';
  const act = (label: string) => (
    <Button variant="link" busy={isBusy} onClick={activate}>
      {label}
    </Button>
  );
  return <RichText text={text} parts={{ act }} />;
}
