import { Notice } from '@site-admin/ui';
import { successTexts } from './activation-success.texts';

/** A line for each activated product. */
export function ActivatedProducts({ ids }: { readonly ids: readonly number[] }) {
  return ids.map((id, index) => <Notice key={`${index} ${id}`} status="is-success" text={successTexts(id).title} />);
}
