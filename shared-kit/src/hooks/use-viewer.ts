import type { Viewer } from '@site-admin/contracts';
import { useShell } from '../remote/shell-context';
import { useLive } from './use-live';

/** Returns the signed-in user and the status of the site; re-renders when they change. */
export function useViewer(): Viewer {
  return useLive(useShell().site.viewer);
}
