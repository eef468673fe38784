import type { ReplaySubject } from 'rxjs';
import type { EndpointResult } from '../endpoint';
import type { updateSettings } from '../endpoints/settings';
import type { ChangeOptions, ChangeResult } from '../site-settings';
import type { Settings, SettingsChange } from '../site/settings';
import { isDeepEqual } from './deep-equal';

/**
 * - `queued`: waits for the request before it
 * - `sending`: its request is in flight
 * - `saved`: accepted by the site, the settings are being refetched
 * - `unconfirmed`: accepted, but the settings could not be refetched
 */
export type ChangePhase = 'queued' | 'sending' | 'saved' | 'unconfirmed';

/** One call of `SiteSettings.change`. */
export interface Change {
  readonly patch: SettingsChange;
  /** The patch in the form the settings are read in; without commands. */
  readonly shown: Partial<Settings>;
  /** The values shown before, for Undo. */
  readonly previous: SettingsChange;
  readonly options: ChangeOptions;
  readonly result: ReplaySubject<ChangeResult>;
}

/** Names whose written value is a command to the site, never read back. */
const commandNames: ReadonlySet<string> = new Set(['post_by_email_address', 'sharing_delete_service']);

export const hasCommand = (patch: SettingsChange): boolean => Object.keys(patch).some((name) => commandNames.has(name));

/** Converts written values to the form they are read in: the list of allowed addresses is written as text. */
export function toShown(patch: SettingsChange): Partial<Settings> {
  const { jetpack_protect_global_whitelist: addresses, ...rest } = patch;
  const entries = Object.entries(rest).filter(([name]) => !commandNames.has(name));
  const list = addresses === undefined ? {} : { jetpack_protect_global_whitelist: { local: toLines(addresses) } };
  return { ...Object.fromEntries(entries), ...list };
}

export type SaveResponse = EndpointResult<typeof updateSettings>;

/** Adds what the site made of a command to the values that are shown: the new address for posts by email. */
export function withResponse(change: Change, response: SaveResponse | undefined): Change {
  const address = response?.post_by_email_address;
  if (address === undefined || !('post_by_email_address' in change.patch)) return change;
  return { ...change, shown: { ...change.shown, post_by_email_address: address } };
}

/** Returns the values of `names` that Undo writes again. Commands are left out, as are values the site has not sent. */
export function toPrevious(names: readonly string[], values: Settings): SettingsChange {
  const undoable = names.filter((name) => !commandNames.has(name) && values[name] !== undefined && values[name] !== null);
  const { jetpack_protect_global_whitelist: list, ...rest } = Object.fromEntries(undoable.map((name) => [name, values[name]]));
  if (list === undefined) return rest;
  return { ...rest, jetpack_protect_global_whitelist: (values.jetpack_protect_global_whitelist?.local ?? []).join('\n') };
}

const toLines = (text: string) => text.split(/[\s,]+/).filter((line) => line !== '');

/** Returns whether the site has stored every value of the change. Stored values never confirm a command. */
export const isStored = ({ patch, shown }: Change, stored: Settings): boolean =>
  !hasCommand(patch) && Object.entries(shown).every(([name, value]) => isDeepEqual(stored[name], value));

/** Returns whether every switch of the change has its value. The site may normalize other values, so these are not compared. */
export const hasSwitched = ({ shown }: Change, stored: Settings): boolean =>
  Object.entries(shown).every(([name, value]) => typeof value !== 'boolean' || stored[name] === value);
