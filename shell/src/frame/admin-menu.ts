import type { Frame } from '../routing/route-table';

/** What the host calls its two menu entries of this page. */
export type MenuEntry = 'dashboard' | 'settings';

/** The entry of the host's side menu that stands for a screen (behaviour A2); undefined leaves the menu as it is. */
export function menuEntryOf(frame: Frame | undefined, isWoASite: boolean): MenuEntry | undefined {
  if (frame === undefined || frame === 'bare') return undefined;
  return frame === 'settings' && !isWoASite ? 'settings' : 'dashboard';
}

/** Marks the current entry of the host's side menu, which knows nothing of hash routes. */
export function markAdminMenu(document: Document, frame: Frame | undefined, isWoASite: boolean): void {
  const entry = menuEntryOf(frame, isWoASite);
  if (entry === undefined) return;
  for (const item of document.querySelectorAll<HTMLElement>('#adminmenu [data-page]')) {
    const isCurrent = item.dataset['page'] === entry;
    item.classList.toggle('current', isCurrent);
    const link = item.matches('a') ? item : item.querySelector('a');
    if (isCurrent) link?.setAttribute('aria-current', 'page');
    else link?.removeAttribute('aria-current');
  }
}
