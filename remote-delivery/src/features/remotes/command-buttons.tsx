import type { DeliveryRemote } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, ButtonGroup } from '@site-admin/ui';
import { isCanaryRunning } from '../../commands/canary';
import { commands, type OperatorCommand } from '../../commands/commands.slice';
import { openLabels } from '../../commands/commands.texts';
import { getDefaultFields, isDestructive } from '../../commands/impact';

/** The commands of a remote in this state. */
function getCommands(remote: DeliveryRemote): OperatorCommand[] {
  const isRunning = isCanaryRunning(remote);
  // The end of a stopped canary removes it from what needs attention.
  const canEnd = isRunning || remote.rollout?.stopped !== undefined;
  return [
    'promote',
    isRunning ? 'changeCanary' : 'canary',
    ...(canEnd ? (['endCanary'] as const) : []),
    'rollback',
    remote.status === 'disabled' ? 'enable' : 'disable',
    'withdraw',
  ];
}

export interface CommandButtonsProps {
  readonly remote: DeliveryRemote;
  /** The revision on screen. */
  readonly revision: number;
  readonly canChange: boolean;
}

/** The buttons that open the dialog of a command; those of destructive commands are in a group of their own. */
export function CommandButtons(props: CommandButtonsProps) {
  const { title } = props.remote;
  const all = getCommands(props.remote);
  return (
    <>
      {/* translators: %s: name of a part of the page. */}
      <ButtonGroup label={sprintf(__('Commands for %s', 'jetpack'), title)}>
        {all
          .filter((command) => !isDestructive(command))
          .map((command) => (
            <CommandButton key={command} {...props} command={command} />
          ))}
      </ButtonGroup>
      {/* translators: %s: name of a part of the page. */}
      <ButtonGroup label={sprintf(__('Commands that take %s from users', 'jetpack'), title)}>
        {all.filter(isDestructive).map((command) => (
          <CommandButton key={command} {...props} command={command} />
        ))}
      </ButtonGroup>
    </>
  );
}

interface CommandButtonProps extends CommandButtonsProps {
  readonly command: OperatorCommand;
}

function CommandButton({ remote, revision, canChange, command }: CommandButtonProps) {
  const dispatch = useDispatch();
  const fields = getDefaultFields(command, remote);
  return (
    <Button
      size="small"
      isDestructive={isDestructive(command)}
      disabled={!canChange || fields === undefined}
      onClick={() => fields && dispatch(commands.opened({ command, remote: remote.name, revision, fields }))}
    >
      {openLabels[command]()}
    </Button>
  );
}
