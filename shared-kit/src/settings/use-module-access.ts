import { useMemo } from 'react';
import { hasConnectedOwner, isLinked, isOffline } from '@site-admin/contracts';
import { useLive } from '../hooks/use-live';
import { useShell } from '../remote/shell-context';
import type { ModuleAccess } from './availability';

/** What of the user and the site decides which modules can be switched. */
export function useModuleAccess(): ModuleAccess {
  const { site } = useShell();
  const connection = useLive(site.connection);
  const user = useLive(site.user);
  return useMemo(
    () => ({
      isOffline: isOffline(connection),
      hasConnectedOwner: hasConnectedOwner(connection),
      isLinked: isLinked(user),
      permissions: user.permissions,
    }),
    [connection, user],
  );
}
