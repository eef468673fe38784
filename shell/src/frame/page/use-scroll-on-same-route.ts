import { useEffect } from 'react';
import { isSameLocation, parseHash } from '../../routing/hash';
import { usePage } from '../../page/page-context';

/** Returns the route of a pressed link to this page; undefined for other links. */
function getTargetRoute({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  // The browser opens the link in another tab or window.
  if (ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element && !defaultPrevented ? target.closest('a') : null;
  if (!link?.hash || link.target === '_blank') return undefined;
  const here = window.location;
  return link.origin === here.origin && link.pathname === here.pathname && link.search === here.search
    ? parseHash(link.hash)
    : undefined;
}

/**
 * Scrolls to the top when a link to the current route is pressed, which changes no address (behaviour A2). The link may be anywhere,
 * such as in the host's menu.
 */
export function useScrollOnSameRoute(): void {
  const { navigation } = usePage();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const route = getTargetRoute(event);
      if (route && isSameLocation(route, navigation.location.current)) window.scrollTo(0, 0);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigation]);
}
