import { matchesPath, type Live, type PageLocation } from '@site-admin/contracts';
import { filter, tap } from 'rxjs';
import { shellRoutes } from '../../routing/shell-routes';

/** The path whose page is rendered at `path`: the dashboard's at a dialog of the shell. */
const getContentPath = (path: string) => shellRoutes.find((route) => route.path === path)?.content ?? path;

/**
 * The page's location as one remote sees it. Once the address belongs to another remote, it stays at the last of its own for the
 * moment until it is unmounted: a remote that redirects what it does not know would else lead the person back.
 *
 * @param paths The pages the remote declares.
 */
export function scopedLocation(location: Live<PageLocation>, paths: readonly string[]): Live<PageLocation> {
  const isOwn = ({ path }: PageLocation) => paths.some((declared) => matchesPath(declared, getContentPath(path)));
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
