import { plansUrl, redirectUrl } from '@site-admin/contracts';
import { useMemo } from 'react';
import { usePage, useViewer } from './page-context';

/** The URLs the frame links to. */
export interface Links {
  /** Returns the URL of an admin page, such as `jetpack_about`. */
  adminPage(slug: string): string;
  /** Returns a URL that is redirected by the provider. */
  redirect(source: string): string;
  /** The provider's plans page for this site. */
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
