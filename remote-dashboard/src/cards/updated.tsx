import { __, sprintf } from '@site-admin/runtime/i18n';
import { Age } from './age';

export interface UpdatedProps {
  /** `updatedAt` of the resource; undefined renders nothing. */
  readonly at: number | undefined;
}

// translators: %s is an age such as "2 minutes ago".
const toText = (age: string) => sprintf(__('Updated %s', 'jetpack'), age);

/** The age of the numbers of a card: "Updated 2 minutes ago". The shell fetches old ones again when the user returns to the page. */
export function Updated({ at }: UpdatedProps) {
  return at === undefined ? null : <Age at={at} toText={toText} />;
}
