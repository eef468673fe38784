import { useId, type FormEvent } from 'react';
import type { DeliveryRemote, DeliveryState } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, Dialog } from '@site-admin/ui';
import { commands, selectCommand, type OpenCommand } from '../../commands/commands.slice';
import { runLabels, dialogTitles } from '../../commands/commands.texts';
import { describeImpact, isDestructive } from '../../commands/impact';
import { useFormats } from '../../formats';
import { CommandFailure } from './command-failure';
import { CommandFields } from './command-fields';
import styles from './command-dialog.module.css';

/** The dialog of the command that is open. */
export function CommandDialog({ delivery }: { readonly delivery: DeliveryState }) {
  const open = useSelector(selectCommand);
  const remote = delivery.remotes.find(({ name }) => name === open?.remote);
  return open && remote ? <OpenDialog open={open} remote={remote} canChange={delivery.writes.allowed} /> : null;
}

interface OpenDialogProps {
  readonly open: OpenCommand;
  readonly remote: DeliveryRemote;
  readonly canChange: boolean;
}

function OpenDialog({ open, remote, canChange }: OpenDialogProps) {
  const dispatch = useDispatch();
  const formId = useId();
  const { command, status } = open;
  const close = () => dispatch(commands.closed());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(commands.confirmed());
  };
  return (
    <Dialog
      open
      onClose={close}
      title={dialogTitles[command](remote.title)}
      width="narrow"
      canClose={status !== 'sending'}
      closesOnOutsidePress={false}
      footer={<Buttons open={open} formId={formId} canChange={canChange} onCancel={close} />}
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <CommandFields open={open} remote={remote} />
        <Impact open={open} remote={remote} />
        <CommandFailure open={open} remote={remote} />
      </form>
    </Dialog>
  );
}

interface ButtonsProps extends Pick<OpenDialogProps, 'open' | 'canChange'> {
  readonly formId: string;
  readonly onCancel: () => void;
}

function Buttons({ open: { command, changes, status }, formId, canChange, onCancel }: ButtonsProps) {
  const isSending = status === 'sending';
  return (
    <>
      <Button disabled={isSending} onClick={onCancel}>
        {__('Cancel', 'jetpack')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        isDestructive={isDestructive(command)}
        busy={isSending}
        disabled={!canChange}
      >
        {changes ? __('Confirm again', 'jetpack') : runLabels[command]()}
      </Button>
    </>
  );
}

/** What the command does to open pages. */
function Impact({ open: { command, fields }, remote }: Omit<OpenDialogProps, 'canChange'>) {
  const formats = useFormats();
  const own = useShell().remote.name;
  return (
    <div className={styles.impact} role="status">
      {command === 'disable' && remote.name === own && (
        <>
          <p>{__('This page goes away, for all operators. Only this command brings it back:', 'jetpack')}</p>
          <p>
            <code dir="ltr">npm run remotes -- enable {remote.name}</code>
          </p>
        </>
      )}
      {describeImpact(command, remote, fields, formats).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
