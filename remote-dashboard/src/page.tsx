import { useEffect, useId } from 'react';
import { useReady } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { useDispatch } from '@site-admin/runtime/store';
import { SectionHeader } from '@site-admin/ui';
import { BannerPoint } from './banner-point';
import type { SectionName } from './feature';
import { features } from './features';
import { pageShown } from './page-shown';
import { ViewerProvider, useViewer } from './viewer-context';
import styles from './page.module.css';

/** At a Glance. All its routes show the same; what opens over it (reconnect, disconnect) is the shell's. */
export function DashboardPage() {
  // Every card has its words at once: the page's first state came with the page. The chart may follow.
  useReady(true);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(pageShown()), [dispatch]);
  return (
    <ViewerProvider>
      <div className={styles.page}>
        <BannerPoint />
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
  return features.filter((feature) => feature.section === section && feature.shows(viewer));
}

/** Stats bring their own heading, as its tabs depend on what they show. */
function StatsSection() {
  return useCards('stats').map(({ name, Card }) => <Card key={name} />);
}

/** A heading over its cards, two per row; nothing where the viewer has no card in it. */
function CardsSection({ section, title }: { readonly section: SectionName; readonly title: string }) {
  const cards = useCards(section);
  const titleId = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader title={title} titleId={titleId}>
        {section === 'security' && <ManageSecurity />}
      </SectionHeader>
      <div className={styles.cards}>
        {cards.map(({ name, Card }) => (
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
