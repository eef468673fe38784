import { useShell } from '@site-admin/kit';

/** The sites of a network may share an origin. */
const getKey = (siteUrl: string) => `site-admin:attention-height:${siteUrl}`;

/** Stores the height of the list in px, so that the next visit reserves it while the alerts are loading; 0 without alerts. */
export function storeHeight(siteUrl: string, height: number): void {
  try {
    if (height > 0) window.localStorage.setItem(getKey(siteUrl), String(height));
    else window.localStorage.removeItem(getKey(siteUrl));
  } catch {
    // Storage is forbidden or full: the next visit reserves nothing.
  }
}

function readHeight(siteUrl: string): number {
  try {
    return Number(window.localStorage.getItem(getKey(siteUrl))) || 0;
  } catch {
    return 0;
  }
}

/** The space that the list had when it was last shown in this browser. */
export function ReservedSpace() {
  const { initial } = useShell().site;
  return <div style={{ blockSize: readHeight(initial.rawUrl) }} />;
}
