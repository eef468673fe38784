import { useEffect } from 'react';
import type { PageFrame } from '@site-admin/contracts';
import { usePage, useViewer } from '../page/page-context';

/** Hashes of the host's two menu entries of this page. */
type MenuEntry = '#/dashboard' | '#/settings';

/** Entries of the host's menu that exist only on connected sites. */
const connectedOnlySelectors = ['a[href$="page=jetpack#/settings"]', 'a[href$="page=stats"]', 'a[href$="page=jetpack-search"]'];

const getMenuLinks = (selector: string) => document.querySelectorAll<HTMLAnchorElement>(`#toplevel_page_jetpack ${selector}`);

/** Returns the entry of a screen in the host's side menu (behaviour A2); undefined to keep the current one. */
function getMenuEntry(frame: PageFrame | undefined, isWoASite: boolean): MenuEntry | undefined {
  if (frame === undefined || frame === 'bare') return undefined;
  return frame === 'settings' && !isWoASite ? '#/settings' : '#/dashboard';
}

/** Marks the current entry of the host's side menu, as the host does not support hash routes. */
function markEntry(entry: MenuEntry): void {
  for (const link of getMenuLinks('a[href*="#/"]')) {
    const isCurrent = link.hash === entry;
    // The admin area styles the class; the attribute is for assistive technology.
    link.closest('li')?.classList.toggle('current', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Updates the host's side menu when the screen or the connection changes. */
export function useAdminMenu(frame: PageFrame | undefined): void {
  const { services } = usePage();
  const { isWoASite } = services.site.initial.siteData;
  const { status } = useViewer();
  const entry = getMenuEntry(frame, isWoASite);

  useEffect(() => {
    if (entry) markEntry(entry);
  }, [entry]);

  useEffect(() => {
    for (const link of connectedOnlySelectors.flatMap((selector) => [...getMenuLinks(selector)])) {
      link.closest('li')?.toggleAttribute('hidden', status === 'unconnected');
    }
  }, [status]);
}
