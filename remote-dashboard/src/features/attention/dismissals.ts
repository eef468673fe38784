/** The sites of a network may share an origin. */
const getKey = (siteUrl: string) => `site-admin:dismissed-alerts:${siteUrl}`;

/** Returns the ids of the alerts that were dismissed in this browser; none where storage is forbidden or was edited. */
export function readDismissals(siteUrl: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(getKey(siteUrl)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function storeDismissals(siteUrl: string, ids: readonly string[]): void {
  try {
    if (ids.length > 0) window.localStorage.setItem(getKey(siteUrl), JSON.stringify(ids));
    else window.localStorage.removeItem(getKey(siteUrl));
  } catch {
    // Storage is forbidden or full: the dismissals last until the page is closed.
  }
}
