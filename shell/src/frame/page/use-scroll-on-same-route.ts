import { useEffect } from 'react';
import { isSameLocation, parseHash } from '../../routing/hash';
import { usePage } from '../../page/page-context';

/** The route a pressed link leads to on this very page; undefined for every other link. */
function getTargetRoute({ target, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element && !defaultPrevented ? target.closest('a') : null;
  if (!link?.hash || link.target === '_blank') return undefined;
  const here = window.location;
  return link.origin === here.origin && link.pathname === here.pathname && link.search === here.search
    ? parseHash(link.hash)
    : undefined;
}

/**
 * A link to the screen that is shown already changes no address, so nobody else hears of it: it scrolls up (behaviour A2). It may
 * be anywhere, such as in the host's menu.
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
