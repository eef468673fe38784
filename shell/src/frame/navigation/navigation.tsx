import { SectionNav } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useMemo } from 'react';
import { useLinks } from '../../page/links';
import { usePage, useViewer } from '../../page/page-context';
import { getTabs, type Tab } from './navigation-entries';
import styles from './navigation.module.css';
import { usePendingRecommendations } from './use-pending-recommendations';

/** The main tabs. Hover or focus prefetches a tab's remote. */
export function Navigation() {
  const { services, remotes, navigation } = usePage();
  const { plansUrl } = useLinks();
  const known = useLive(remotes.known);
  const current = useViewer();
  const { path } = useLive(navigation.location);
  const pending = usePendingRecommendations(current);
  const { initial } = services.site;
  const tabs = useMemo(
    () => getTabs({ known, viewer: current, initial, path, pending, plansUrl }),
    [known, current, initial, path, pending, plansUrl],
  );

  return (
    <div className={styles.tabs}>
      <SectionNav
        label={__('Jetpack', 'jetpack')}
        onIntent={({ href }) => prefetch(tabs.find((tab) => tab.href === href))}
        items={tabs.map(({ label, href, isSelected, badge, key }) => ({
          label,
          href,
          selected: isSelected,
          badge,
          onClick: () => services.analytics.record('jetpack_wpa_click', { target: 'nav_item', path: key }),
        }))}
      />
    </div>
  );

  function prefetch(tab: Tab | undefined): void {
    if (tab?.remote !== undefined && !tab.isSelected) remotes.prefetch(tab.remote);
  }
}
