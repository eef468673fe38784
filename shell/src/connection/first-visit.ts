const mark = 'siteAdminSetupStarted';

/**
 * Returns true once per history entry, and marks the entry. Going back from the provider's page leads to a marked entry: starting
 * again there would trap the user.
 */
export function isFirstVisit(history: History): boolean {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if (mark in known) return false;
  history.replaceState({ ...known, [mark]: true }, '');
  return true;
}
