import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { getModules, getSettings } from '@site-admin/contracts';
import { useLive, useResource, useShell } from '@site-admin/kit';
import { viewerOf, type Viewer } from './viewer';

const ViewerContext = createContext<Viewer | null>(null);

/** Watches what makes the viewer, once for all cards. */
export function ViewerProvider({ children }: { readonly children: ReactNode }) {
  const { site } = useShell();
  const connection = useLive(site.connection);
  const user = useLive(site.user);
  const settings = useResource(getSettings).data ?? site.initial.settings;
  const modules = useResource(getModules).data ?? site.initial.getModules;
  const { initial } = site;
  const viewer = useMemo(
    () => viewerOf({ initial, connection, user, settings, modules }),
    [initial, connection, user, settings, modules],
  );
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** @throws {Error} outside a ViewerProvider. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (viewer === null) throw new Error('useViewer() is used outside ViewerProvider.');
  return viewer;
}
