import { useLayoutEffect, useState } from 'react';
import { getRewindStatus } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';
import { selectRewindContent } from '@site-admin/kit/rules';
import type { BackupState } from './dashboard-card';

/**
 * Returns the state of the site's backups. Not fetched offline and without the permission `manage_modules`.
 *
 * @param isWanted False returns undefined without a request.
 */
export function useBackupState(isWanted: boolean): BackupState {
  const { resources } = useShell();
  const { status, permissions } = useViewer();
  const isFetched = isWanted && status !== 'offline' && permissions.manage_modules;
  const [state, setState] = useState<BackupState>('loading');
  useLayoutEffect(() => {
    if (!isFetched) return;
    const subscription = resources.watch(getRewindStatus).subscribe((rewind) => setState(selectRewindContent(rewind).kind));
    return () => subscription.unsubscribe();
  }, [resources, isFetched]);
  return isFetched ? state : undefined;
}
