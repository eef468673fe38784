/** The key of the stored choices. */
export const storageKey = 'site-admin:simulation';

/** Returns the session storage; undefined where it is forbidden. */
export function getTabStorage(window: Window): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
