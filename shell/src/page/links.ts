import { plansUrl, redirectUrl } from '@site-admin/contracts';
import { useMemo } from 'react';
import { usePage, useViewer } from './page-context';

/** The addresses the frame links to, of this site. */
export interface Links {
  /** A page of the site's admin area: `jetpack_about`. */
  adminPage(slug: string): string;
  /** Through the provider's redirect. */
  redirect(source: string): string;
  /** The provider's plans for this site, as the Plans tab links them. */
  readonly plansUrl: string;
}

export function useLinks(): Links {
  const { services } = usePage();
  const { hasConnectedOwner } = useViewer();
  const { initial } = services.site;
  return useMemo(
    () => ({
      adminPage: (slug) => `${initial.adminUrl}admin.php?page=${slug}`,
      redirect: (source) => redirectUrl(source, {}, initial),
      plansUrl: plansUrl(initial, hasConnectedOwner),
    }),
    [initial, hasConnectedOwner],
  );
}
