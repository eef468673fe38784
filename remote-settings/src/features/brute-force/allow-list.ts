/** Returns whether an address is one of the entries of a list. */
export const isListed = (list: string, address: string): boolean =>
  list.split(/[\n,]/).some((entry) => entry.trim().toLowerCase() === address.toLowerCase());

/** Returns the list with an address on a new line. */
export function appendAddress(list: string, address: string): string {
  const before = list.trimEnd();
  return before === '' ? address : `${before}\n${address}`;
}

/** State that decides whether the current address can be added to the list. */
export interface AddState {
  readonly isListed: boolean;
  /** Brute force protection is on. */
  readonly isOn: boolean;
  readonly isOffline: boolean;
  readonly isSaving: boolean;
}

/** Returns whether "Add to Always Allowed list" is disabled (spec 001 §5). */
export const isAddDisabled = (state: AddState): boolean => state.isListed || !state.isOn || state.isOffline || state.isSaving;
