import type { Viewer } from '@site-admin/contracts';
import { useLive } from '@site-admin/kit';
import { createContext, useContext } from 'react';
import type { Remotes } from './services/remotes';
import type { PageNotices } from './services/notices';
import type { NavigationPort, Questions } from './services/navigation';
import type { ConnectionService } from './services/connection';
import type { PageServices } from './services/page-services';

/** All the frame works with; made once by bootstrap. */
export interface Page {
  readonly services: PageServices;
  readonly remotes: Remotes;
  readonly navigation: NavigationPort;
  readonly notices: PageNotices;
  readonly questions: Questions;
  readonly connection: ConnectionService;
}

/** The page, for every part of the frame; see `usePage`. */
export const PageContext = createContext<Page | undefined>(undefined);

/** The page around a part of the frame. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('A part of the frame was rendered outside PageContext.');
  return page;
}

/** The signed-in user and the kind of site; re-renders when they change. */
export function useViewer(): Viewer {
  return useLive(usePage().services.site.viewer);
}
