import { useEffect } from 'react';
import { usePage, useViewer } from '../page/page-context';
import type { Route } from '../routing/shell-routes';

/** Entries of the host's menu that exist only on connected sites. */
const connectedOnlySelectors = ['a[href$="page=jetpack#/settings"]', 'a[href$="page=stats"]', 'a[href$="page=jetpack-search"]'];

const getMenuLinks = (selector: string) => document.querySelectorAll<HTMLAnchorElement>(`#toplevel_page_jetpack ${selector}`);

/** Returns the hash of a screen's entry in the host's side menu (behaviour A2); undefined to keep the current one. */
function getMenuEntry(route: Route | undefined, isWoASite: boolean): string | undefined {
  if (route === undefined || route.frame === 'bare') return undefined;
  if (route.audience === 'operators') return `#${route.path}`;
  return route.frame === 'settings' && !isWoASite ? '#/settings' : '#/dashboard';
}

/** Marks the current entry of the host's side menu, as the host does not support hash routes. */
function markEntry(entry: string): void {
  for (const link of getMenuLinks('a[href*="#/"]')) {
    const isCurrent = link.hash === entry;
    // The admin area styles the class; the attribute is for assistive technology.
    link.closest('li')?.classList.toggle('current', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Updates the host's side menu when the screen or the connection changes. */
export function useAdminMenu(route: Route | undefined): void {
  const { services } = usePage();
  const { isWoASite } = services.site.initial.siteData;
  const { status } = useViewer();
  const entry = getMenuEntry(route, isWoASite);

  useEffect(() => {
    if (entry) markEntry(entry);
  }, [entry]);

  useEffect(() => {
    for (const link of connectedOnlySelectors.flatMap((selector) => [...getMenuLinks(selector)])) {
      link.closest('li')?.toggleAttribute('hidden', status === 'unconnected');
    }
  }, [status]);
}
