import { useNow, useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Age } from '@site-admin/ui/age';

export interface UpdatedProps {
  /** `updatedAt` of the resource; undefined renders nothing. */
  readonly at: number | undefined;
}

/** The age of the numbers of a card: "Updated 2 minutes ago". The shell fetches old ones again when the user returns to the page. */
export function Updated({ at }: UpdatedProps) {
  const { i18n } = useShell();
  const now = useNow();
  if (at === undefined) return null;
  const toText = (age: string) =>
    // translators: %s is an age such as "2 minutes ago".
    sprintf(__('Updated %s', 'jetpack'), age);
  return <Age at={at} now={now} locale={i18n.locale} toText={toText} />;
}
