import { Button, Link, Notice } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLinks } from '../../page/links';
import { Benefits } from './benefits';
import { ConnectedPlugins } from './connected-plugins';
import styles from './disconnect.module.css';
import { StepFrame } from './step-frame';

export interface ConfirmStepProps {
  readonly isDisconnecting: boolean;
  readonly errorText: string | undefined;
  readonly onStay: () => void;
  readonly onDisconnect: () => void;
}

function Help() {
  const { redirect } = useLinks();
  return (
    <p className={styles.help}>
      {__('Not sure?', 'jetpack')}{' '}
      <Link href={redirect('why-the-wordpress-com-connection-is-important-for-jetpack')}>
        {__('Learn what the connection does', 'jetpack')}
      </Link>{' '}
      <Link href={redirect('jetpack-contact-support')}>{__('Contact support', 'jetpack')}</Link>
    </p>
  );
}

/** Asks for confirmation, and lists what is lost. */
export function ConfirmStep({ isDisconnecting, errorText, onStay, onDisconnect }: ConfirmStepProps) {
  const buttons = (
    <>
      <Button disabled={isDisconnecting} onClick={onStay}>
        {__('Stay connected', 'jetpack')}
      </Button>
      <Button variant="primary" isDestructive busy={isDisconnecting} onClick={onDisconnect}>
        {__('Disconnect', 'jetpack')}
      </Button>
      <Help />
    </>
  );
  return (
    <StepFrame
      title={__('Disconnect this site?', 'jetpack')}
      isWide
      canLeave={!isDisconnecting}
      onLeave={onStay}
      footer={buttons}
    >
      <Benefits />
      <ConnectedPlugins />
      {errorText !== undefined && (
        <Notice
          status="is-error"
          text={
            /* translators: %s: why, in a sentence. */
            sprintf(__('The site could not be disconnected. %s', 'jetpack'), errorText)
          }
        />
      )}
    </StepFrame>
  );
}
