import type { ModuleSlug } from '@site-admin/contracts';
import { useModule, useShell, useViewer } from '@site-admin/kit';
import { CardLink } from '@site-admin/ui';

export interface ConnectLinkProps {
  /** Name of the feature, which the connect screen shows in its title (behaviour A5). */
  readonly feature: string;
  readonly children: string;
}

/**
 * The last row of a card that needs the user's account: a link to the connect screen. Nothing for linked users, for users
 * without permission to connect, and offline.
 */
export function ConnectLink({ feature, children }: ConnectLinkProps) {
  const { navigation } = useShell();
  const { isLinked, status, permissions } = useViewer();
  if (isLinked || status === 'offline' || !permissions.connect_user) return null;
  return <CardLink href={navigation.href(`/connect-user?${new URLSearchParams({ feature })}`)}>{children}</CardLink>;
}

/** The same, only while the user's account is what a module needs to be switched. */
export function ModuleConnectLink({ slug, ...link }: ConnectLinkProps & { readonly slug: ModuleSlug }) {
  const { unavailable } = useModule(slug);
  return unavailable?.reason === 'no-connected-owner' ? <ConnectLink {...link} /> : null;
}
