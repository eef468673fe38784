import { useSelector } from '@site-admin/runtime/store';
import type { WithModules } from './modules.slice';

/** What a module's switch was moved to, while the site is still at it. */
export function useMovedTo(slug: string): boolean | undefined {
  return useSelector(({ modules }: WithModules) => modules[slug]);
}
