const mark = 'siteAdminSetupStarted';

/**
 * True once per history entry, which is marked by asking. Back from the provider's page leads to the entry that had sent the
 * person there: begun again by itself, it would never let him go.
 */
export function isFirstVisit(history: History): boolean {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if (mark in known) return false;
  history.replaceState({ ...known, [mark]: true }, '');
  return true;
}
