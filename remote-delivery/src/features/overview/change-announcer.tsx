import { useState } from 'react';
import type { DeliveryState } from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';
import { VisuallyHidden } from '@site-admin/ui';
import { describeAuthored } from '../../delivery.texts';

/** Announces changes of other operators to assistive technology; those of the user are announced by a notice. */
export function ChangeAnnouncer({ delivery: { revision, journal } }: { readonly delivery: DeliveryState }) {
  const { username } = useLive(useShell().site.user);
  const [known, setKnown] = useState({ revision, text: '' });
  const [newest] = journal;
  if (revision !== known.revision) {
    const isOther = newest !== undefined && newest.as !== username;
    setKnown({ revision, text: isOther ? describeAuthored(newest) : '' });
  }
  return (
    <VisuallyHidden>
      <span role="status">{known.text}</span>
    </VisuallyHidden>
  );
}
