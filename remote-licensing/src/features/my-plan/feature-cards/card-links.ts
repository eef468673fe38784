import { redirectUrl, type InitialState, type RewindStatus } from '@site-admin/contracts';
import type { CardId } from './select-cards';

export interface LinkParts {
  readonly initial: InitialState;
  /** Returns the href of a route. */
  readonly route: (path: string) => string;
  readonly rewind: Pick<RewindStatus, 'state'> | undefined;
}

/** Returns where a card leads; for a module, once it is active. */
export function getCardLink(id: CardId, { initial, route, rewind }: LinkParts): string {
  const adminPage = (page: string) => `${initial.adminUrl}admin.php?page=${page}`;
  const redirect = (source: string, anchor?: string) => redirectUrl(source, { anchor }, initial);
  switch (id) {
    case 'backups':
      if (rewind?.state !== 'active') return redirect('vaultpress-dashboard');
      return redirect(initial.siteData.isWoASite ? 'calypso-backups' : 'my-jetpack-manage-backup');
    case 'search':
      return adminPage('jetpack-search-configure');
    case 'security':
    case 'performance':
    case 'sharing':
      return route(`/${id}`);
    case 'antiSpam':
      return adminPage('akismet-key-config');
    case 'videopress':
      return `${initial.adminUrl}upload.php`;
    case 'themes':
      return redirect('calypso-themes');
    case 'activity':
      return redirect('calypso-activity-log');
    case 'ads':
      return redirect('calypso-stats-ads-day');
    case 'analytics':
      return redirect('calypso-marketing-traffic', 'analytics');
    case 'social':
      return redirect('calypso-marketing-connections');
    case 'support':
      return redirect('jetpack-support');
  }
}
