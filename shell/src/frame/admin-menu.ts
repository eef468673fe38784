import { useEffect } from 'react';
import type { PageFrame } from '@site-admin/contracts';
import { usePage, useViewer } from '../page/page-context';

/** The host's two menu entries of this page, by where they lead. */
type MenuEntry = '#/dashboard' | '#/settings';

/** Entries of the host's menu that a site has only while it is connected. */
const connectedOnlySelectors = ['a[href$="page=jetpack#/settings"]', 'a[href$="page=stats"]', 'a[href$="page=jetpack-search"]'];

const getMenuLinks = (selector: string) => document.querySelectorAll<HTMLAnchorElement>(`#toplevel_page_jetpack ${selector}`);

/** The entry of the host's side menu that stands for a screen (behaviour A2); undefined leaves the menu as it is. */
function getMenuEntry(frame: PageFrame | undefined, isWoASite: boolean): MenuEntry | undefined {
  if (frame === undefined || frame === 'bare') return undefined;
  return frame === 'settings' && !isWoASite ? '#/settings' : '#/dashboard';
}

/** Marks the current entry of the host's side menu, which knows nothing of hash routes. */
function markEntry(entry: MenuEntry): void {
  for (const link of getMenuLinks('a[href*="#/"]')) {
    const isCurrent = link.hash === entry;
    // The class is what the admin area styles, the attribute what assistive technology reads.
    link.closest('li')?.classList.toggle('current', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Keeps the host's side menu, printed when the page was served, at what is shown and at how the site stands. */
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
