import { useMemo, type ReactNode } from 'react';
// Imported by package name, so that it is the shell's shared copy.
import { Router, createPath, type Navigator, type To } from '@site-admin/runtime/router';
import { useShell } from './shell-context';
import { useLive } from '../hooks/use-live';

const toPath = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** A router on the shell's location. Routes are full paths of the page (`/discussion`); the shell performs every navigation. */
export function RemoteRouter({ children }: { readonly children: ReactNode }) {
  const { navigation } = useShell();
  const { path, query } = useLive(navigation.location);
  const location = useMemo(
    () => ({ pathname: path, search: query === '' ? '' : `?${query}`, hash: '', state: null, key: `${path}?${query}` }),
    [path, query],
  );
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => navigation.href(toPath(to)),
      push: (to) => navigation.navigate(toPath(to)),
      replace: (to) => navigation.navigate(toPath(to), { replace: true }),
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
