/** Where a tab keeps what it simulates. */
export const storageKey = 'site-admin:simulation';

/** What lives as long as the tab; undefined where the browser forbids it. */
export function getTabStorage(window: Window): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
