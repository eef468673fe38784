/** The role that can always view stats (spec 002 §5). */
export const administrator = 'administrator';

/** Returns a list of roles with one added or removed. The list is saved as a whole (reference: behaviour, C3). */
export function switchRole(list: readonly string[], role: string, isOn: boolean): string[] {
  const others = list.filter((each) => each !== role);
  return isOn ? [...others, role] : others;
}

/** Returns the roles that may view stats after a change: administrators always do. */
export const switchViewer = (list: readonly string[], role: string, isOn: boolean): string[] =>
  switchRole(list.includes(administrator) ? list : [administrator, ...list], role, isOn || role === administrator);
