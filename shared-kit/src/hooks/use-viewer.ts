import type { Viewer } from '@site-admin/contracts';
import { useShell } from '../remote/shell-context';
import { useLive } from './use-live';

/** The signed-in user and the kind of site; re-renders when they change. */
export function useViewer(): Viewer {
  return useLive(useShell().site.viewer);
}
