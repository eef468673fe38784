import { Button, Dialog } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import styles from './reconnect.module.css';

export interface ReconnectDialogProps {
  readonly onReconnect: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before reconnecting, as a link may have led to this route. */
export function ReconnectDialog({ onReconnect, onClose }: ReconnectDialogProps) {
  // Without a close button, the first control, which is focused, is the one that changes nothing.
  return (
    <Dialog
      open
      onClose={onClose}
      title={__('Reconnect Jetpack', 'jetpack')}
      width="narrow"
      hasCloseButton={false}
      footer={
        <>
          <Button onClick={onClose}>{__('Cancel', 'jetpack')}</Button>
          <Button variant="primary" onClick={onReconnect}>
            {__('Reconnect Jetpack', 'jetpack')}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>{__('Reconnecting restores the connection between your site and WordPress.com.', 'jetpack')}</p>
        <p>
          <strong>{__('Use it only if Site Health or Jetpack support recommends it.', 'jetpack')}</strong>
        </p>
      </div>
    </Dialog>
  );
}
