import { useMemo, type ReactNode } from 'react';
// By package name, not './': only then is it the shell's one copy and not a second one in each remote.
import { Router, createPath, type Navigator, type To } from '@site-admin/runtime/router';
import { useShell } from './shell-context';
import { useLive } from '../hooks/use-live';

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** A router on the shell's location. Routes are the page's full ones (`/discussion`); every link and navigation asks the shell. */
export function RemoteRouter({ children }: { readonly children: ReactNode }) {
  const { navigation } = useShell();
  const { path, query } = useLive(navigation.location);
  const location = useMemo(
    () => ({ pathname: path, search: query === '' ? '' : `?${query}`, hash: '', state: null, key: `${path}?${query}` }),
    [path, query],
  );
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => navigation.href(addressOf(to)),
      push: (to) => navigation.navigate(addressOf(to)),
      replace: (to) => navigation.navigate(addressOf(to), { replace: true }),
      go: (delta) => window.history.go(delta),
    }),
    [navigation],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
