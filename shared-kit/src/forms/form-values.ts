import { isDeepEqual, type Settings, type SettingsChange } from '@site-admin/contracts';

/** An unsaved edit. */
export interface Edit {
  readonly value: unknown;
  /** The pending or stored value when the edit began. */
  readonly base: unknown;
}

/** Unsaved edits by setting name. */
export type Edits = Readonly<Record<string, Edit>>;

/** Returns a stored value as it is edited and sent: the list of always allowed addresses is sent as text. */
export function getFormValue(name: string, stored: Settings): unknown {
  if (name === 'jetpack_protect_global_whitelist') return (stored[name]?.local ?? []).join('\n');
  return stored[name];
}

/** Returns the edited values as they are sent. */
export const toPatch = (edits: Edits): SettingsChange =>
  Object.fromEntries(Object.entries(edits).map(([name, { value }]) => [name, value]));

/** Returns the edits that differ from the stored values. */
export const getChangedEdits = (edits: Edits, stored: Settings): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([name, { value }]) => !isDeepEqual(value, getFormValue(name, stored))));

/** Returns the edits as if they had begun with the stored values, which the user has decided to replace. */
export const rebase = (edits: Edits, stored: Settings): Edits =>
  Object.fromEntries(Object.entries(edits).map(([name, { value }]) => [name, { value, base: getFormValue(name, stored) }]));

/** Returns the names of edits whose stored value changed since the edit began: saving would overwrite a newer value. */
export const getConflicts = (edits: Edits, stored: Settings): string[] =>
  Object.entries(getChangedEdits(edits, stored))
    .filter(([name, { base }]) => !isDeepEqual(base, getFormValue(name, stored)))
    .map(([name]) => name);
