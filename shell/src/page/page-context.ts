import type { Viewer } from '@site-admin/contracts';
import { useLive } from '@site-admin/kit';
import { createContext, useContext } from 'react';
import type { Remotes } from './services/remotes';
import type { PageNotices } from './services/notices';
import type { NavigationPort, Questions } from './services/navigation';
import type { ConnectionService } from './services/connection';
import type { PageServices } from './services/page-services';

/** Everything the frame needs; created once by bootstrap. */
export interface Page {
  readonly services: PageServices;
  readonly remotes: Remotes;
  readonly navigation: NavigationPort;
  readonly notices: PageNotices;
  readonly questions: Questions;
  readonly connection: ConnectionService;
}

export const PageContext = createContext<Page | undefined>(undefined);

/** Returns the page. @throws outside `PageContext`. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage was called outside PageContext.');
  return page;
}

/** Returns the viewer; re-renders on change. */
export function useViewer(): Viewer {
  return useLive(usePage().services.site.viewer);
}
