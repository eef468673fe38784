import type { DeliveryCommand, DeliveryRemote } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, ButtonGroup } from '@site-admin/ui';
import { commandLabels } from '../../commands/commands.texts';
import { commands } from '../../commands/commands.slice';
import { getDefaultVersion, isAboutRemote, isDestructive } from '../../commands/impact';

/** The commands of a remote in this state. */
const getCommands = ({ status }: DeliveryRemote): DeliveryCommand[] => [
  ...(['promote', 'canary', 'rollback'] as const),
  status === 'disabled' ? 'enable' : 'disable',
  'withdraw',
];

export interface CommandButtonsProps {
  readonly remote: DeliveryRemote;
  /** The revision on screen. */
  readonly revision: number;
  readonly canChange: boolean;
}

/** The buttons that open the dialog of a command. */
export function CommandButtons({ remote, revision, canChange }: CommandButtonsProps) {
  const dispatch = useDispatch();
  const { name, title } = remote;
  return (
    /* translators: %s: name of a part of the page. */
    <ButtonGroup label={sprintf(__('Commands for %s', 'jetpack'), title)}>
      {getCommands(remote).map((command) => {
        const version = getDefaultVersion(command, remote);
        return (
          <Button
            key={command}
            size="small"
            isDestructive={isDestructive(command)}
            disabled={!canChange || (version === undefined && !isAboutRemote(command))}
            onClick={() => dispatch(commands.opened({ command, remote: name, revision, version: version ?? '' }))}
          >
            {commandLabels[command]()}
          </Button>
        );
      })}
    </ButtonGroup>
  );
}
