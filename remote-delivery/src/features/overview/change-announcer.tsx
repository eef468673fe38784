import { useState } from 'react';
import type { DeliveryState } from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { VisuallyHidden } from '@site-admin/ui';
import { describeChange, getAuthor } from '../../delivery.texts';

/** Announces changes of other operators to assistive technology; those of the user are announced by a notice. */
export function ChangeAnnouncer({ delivery: { revision, journal } }: { readonly delivery: DeliveryState }) {
  const { username } = useLive(useShell().site.user);
  const [known, setKnown] = useState({ revision, text: '' });
  const [newest] = journal;
  if (revision !== known.revision) {
    const isOther = newest !== undefined && newest.as !== username;
    /* translators: 1: what was done, 2: name of a user. */
    const text = isOther ? sprintf(__('%1$s, by %2$s', 'jetpack'), describeChange(newest), getAuthor(newest)) : '';
    setKnown({ revision, text });
  }
  return (
    <VisuallyHidden>
      <span role="status">{known.text}</span>
    </VisuallyHidden>
  );
}
