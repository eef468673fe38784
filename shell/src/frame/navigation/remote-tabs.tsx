import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { SectionNav } from '@site-admin/ui';
import { usePage, useViewer } from '../../page/page-context';
import { isInAudience } from '../../routing/audience';

/** The tabs that a remote declares for its pages, rendered while the remote is not ready. */
export function RemoteTabs({ remote }: { readonly remote: string }) {
  const { remotes, navigation } = usePage();
  const viewer = useViewer();
  const { path } = useLive(navigation.location);
  const declaration = useLive(remotes.known).find(({ name }) => name === remote)?.declaration;
  const items = (declaration?.pages ?? []).flatMap(({ path: to, tab, audience }) =>
    tab !== undefined && isInAudience(audience, viewer)
      ? [{ label: __(tab, 'jetpack'), href: navigation.href(to), selected: to === path }]
      : [],
  );
  if (!declaration || items.length === 0) return null;
  return <SectionNav label={__(declaration.title, 'jetpack')} items={items} />;
}
