import { useId } from 'react';
import { useReady } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { SectionHeader } from '@site-admin/ui';
import { BannerPoint } from './cards/banner-point';
import type { SectionName } from './cards/dashboard-card';
import { cards } from './registry';
import { ViewerProvider, useViewer } from './viewer-context';
import styles from './page.module.css';

/** At a Glance. All its routes show the same; the reconnect and disconnect dialogs over it are the shell's. */
export function DashboardPage() {
  // Ready at once: every card renders its texts from the page's initial data.
  useReady(true);
  return (
    <ViewerProvider>
      <div className={styles.page}>
        <BannerPoint className={styles.banner} />
        <StatsSection />
        <CardsSection section="security" title={__('Security', 'jetpack')} />
        <CardsSection section="performance" title={__('Performance and Growth', 'jetpack')} />
        <CardsSection section="connections" title={__('Connections', 'jetpack')} />
      </div>
    </ViewerProvider>
  );
}

function useCards(section: SectionName) {
  const viewer = useViewer();
  return cards.filter((card) => card.section === section && card.shows(viewer));
}

/** The stats card brings its own heading, which holds its tabs. */
function StatsSection() {
  return useCards('stats').map(({ name, Card }) => <Card key={name} />);
}

/** A heading over its cards, two per row; nothing where the user sees none of its cards. */
function CardsSection({ section, title }: { readonly section: SectionName; readonly title: string }) {
  const shown = useCards(section);
  const titleId = useId();
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader title={title} titleId={titleId}>
        {section === 'security' && <ManageSecurity />}
      </SectionHeader>
      <div className={styles.cards}>
        {shown.map(({ name, Card }) => (
          <Card key={name} />
        ))}
      </div>
    </section>
  );
}

function ManageSecurity() {
  const { can, isOffline } = useViewer();
  if (isOffline || !can.manage_modules) return null;
  return (
    <Link className={styles.manage} to="/security">
      {__('Manage security settings', 'jetpack')}
    </Link>
  );
}
