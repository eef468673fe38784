import type { DeliveryRemote } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Notice } from '@site-admin/ui';
import type { OpenCommand } from '../../commands/commands.slice';
import { describeAuthored } from '../../delivery.texts';

interface CommandFailureProps {
  readonly open: OpenCommand;
  readonly remote: DeliveryRemote;
}

/** Why the last attempt was refused. */
export function CommandFailure({ open: { errors, changes }, remote }: CommandFailureProps) {
  if (changes) return <Conflict changes={changes} remote={remote} />;
  if (!errors) return null;
  return (
    <Notice isCompact status="is-error">
      {errors.map((error, at) => (
        <p key={at}>{error}</p>
      ))}
    </Notice>
  );
}

/** The changes of other operators, and what is live now. */
function Conflict({ changes, remote }: Required<Pick<OpenCommand, 'changes'>> & Pick<CommandFailureProps, 'remote'>) {
  return (
    <Notice isCompact status="is-error">
      <p>{__('Another operator changed this meanwhile. Nothing was done.', 'jetpack')}</p>
      <ul>
        {changes.map((change, at) => (
          <li key={at}>{describeAuthored(change)}</li>
        ))}
      </ul>
      <p>
        {remote.active === null
          ? __('No version is live', 'jetpack')
          : /* translators: 1: name of a part of the page, 2: its version. */
            sprintf(__('Live now: %1$s %2$s', 'jetpack'), remote.name, remote.active)}
      </p>
    </Notice>
  );
}
