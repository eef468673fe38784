import { matchesPath, type Live, type PageLocation } from '@site-admin/contracts';
import { filter, tap } from 'rxjs';
import { shellRoutes } from '../../routing/shell-routes';

/** Returns the path whose page is rendered at `path`: that of the dashboard for dialogs of the shell. */
const getContentPath = (path: string) => shellRoutes.find((route) => route.path === path)?.content ?? path;

/**
 * Returns the page's location, limited to the pages of one remote. At a path of another remote it keeps the last own location until
 * the remote is unmounted: otherwise a remote that redirects unknown paths would navigate back.
 *
 * @param paths The pages the remote declares.
 */
export function scopedLocation(location: Live<PageLocation>, paths: readonly string[]): Live<PageLocation> {
  const isOwn = ({ path }: PageLocation) => paths.some((declared) => matchesPath(declared, getContentPath(path)));
  // An extension is rendered on pages of other remotes, and receives every location.
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
