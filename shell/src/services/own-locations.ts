import { filter, tap } from 'rxjs';
import type { Live, PageLocation } from '@site-admin/contracts';
import { takesPath } from '../routing/page-owner';

/**
 * The page's location as one remote sees it. Once the address belongs to another remote, it stays at the last of its own for the
 * moment until it is unmounted: a remote that redirects what it does not know would else lead the person back.
 *
 * @param paths The pages the remote declares.
 */
export function ownLocations(location: Live<PageLocation>, paths: readonly string[]): Live<PageLocation> {
  const isOwn = ({ path }: PageLocation) => paths.some((declared) => takesPath(declared, path));
  // An extension stands on pages of others, and sees where it stands.
  if (!isOwn(location.current)) return location;
  let last = location.current;
  const remember = (own: PageLocation) => {
    last = own;
  };
  return {
    get current() {
      if (isOwn(location.current)) remember(location.current);
      return last;
    },
    changes: location.changes.pipe(filter(isOwn), tap(remember)),
  };
}
