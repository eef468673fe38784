import type { Viewer } from '@site-admin/contracts';
import { useLive } from '@site-admin/kit';
import { createContext, useContext } from 'react';
import type { ConnectionService } from '../connection/connection';
import type { PageNotices } from '../notices/notice-store';
import type { Remotes } from '../remotes/types';
import type { Questions } from '../routing/question';
import type { PageServices } from '../services/page-services';
import type { NavigationPort } from './ports';

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
