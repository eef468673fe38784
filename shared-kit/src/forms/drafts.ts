import type { Settings, SettingsChange, SiteSettings } from '@site-admin/contracts';
import { getFormValue, toPatch, type Edits } from './form-values';

type Drafts = SiteSettings['drafts'];

/** The shell stores one set of values per form id, so the stored values when the edits began are a set of their own. */
const getBaseId = (formId: string) => `${formId}:base`;

const toBases = (edits: Edits): SettingsChange =>
  Object.fromEntries(Object.entries(edits).map(([name, { base }]) => [name, base]));

/** Stores the edits of a form for the next version of the remote, with the values they began with. */
export function writeDraft(drafts: Drafts, formId: string, edits: Edits): void {
  drafts.write(formId, toPatch(edits));
  drafts.write(getBaseId(formId), toBases(edits));
}

/** Returns the stored edits of a form. One without a base, by an older version of the remote, began with the stored value. */
export function readDraft(drafts: Drafts, formId: string, stored: Settings): Edits {
  const bases = drafts.read(getBaseId(formId));
  return Object.fromEntries(
    Object.entries(drafts.read(formId)).map(([name, value]) => [
      name,
      { value, base: name in bases ? bases[name] : getFormValue(name, stored) },
    ]),
  );
}
