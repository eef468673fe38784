import type { Frame } from '../routing/route-table';

/** The host's two menu entries of this page, by where they lead. */
export type MenuEntry = '#/dashboard' | '#/settings';

/** The entry of the host's side menu that stands for a screen (behaviour A2); undefined leaves the menu as it is. */
export function menuEntryOf(frame: Frame | undefined, isWoASite: boolean): MenuEntry | undefined {
  if (frame === undefined || frame === 'bare') return undefined;
  return frame === 'settings' && !isWoASite ? '#/settings' : '#/dashboard';
}

/** Marks the current entry of the host's side menu, which knows nothing of hash routes. */
export function markAdminMenu(document: Document, frame: Frame | undefined, isWoASite: boolean): void {
  const entry = menuEntryOf(frame, isWoASite);
  if (entry === undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#toplevel_page_jetpack a[href*="#/"]')) {
    const isCurrent = link.hash === entry;
    // The class is what the admin area styles, the attribute what assistive technology reads.
    link.closest('li')?.classList.toggle('current', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
