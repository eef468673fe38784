import type { Unavailable } from '@site-admin/kit';
import { Link, RichText, UnavailableNote } from '@site-admin/ui';

export interface ModuleNoteProps {
  readonly id: string;
  readonly unavailable: Unavailable | undefined;
  /** Text for a site without a connected owner; `<connect>` marks the link. */
  readonly connectFirst: string | undefined;
}

/** Why a module cannot be switched. Users without permission see no switch, so they need no reason. */
export function ModuleNote({ id, unavailable, connectFirst }: ModuleNoteProps) {
  if (!unavailable || unavailable.reason === 'no-permission') return null;
  const { reason, action } = unavailable;
  const connect = (label: string) => (action ? <Link href={action.href}>{label}</Link> : label);
  return (
    <p id={id}>
      {reason === 'no-connected-owner' && connectFirst !== undefined ? (
        <RichText text={connectFirst} parts={{ connect }} />
      ) : (
        <UnavailableNote {...unavailable} />
      )}
    </p>
  );
}
