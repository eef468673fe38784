import { memo, useId, type ComponentType } from 'react';
import { useAfterPaint, useReady, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { SectionHeader } from '@site-admin/ui';
import { BannerPoint } from './cards/banner-point';
import type { SectionName } from './cards/dashboard-card';
import { Attention } from './features/attention/attention';
import { useCards } from './registry';
import styles from './page.module.css';

/** At a Glance. All its routes show the same; the reconnect and disconnect dialogs over it are the shell's. */
export function DashboardPage() {
  // Ready at once: every card renders its texts from the page's initial data.
  useReady(true);
  return (
    <div className={styles.page}>
      <BannerPoint />
      <Attention />
      <Sections />
    </div>
  );
}

/** The cards below the stats are rendered a frame later, so that they do not delay it. */
function Sections() {
  const hasStats = useCards('stats').length > 0;
  const isPainted = useAfterPaint();
  return (
    <>
      <StatsSection />
      {isPainted || !hasStats ? (
        <>
          <CardsSection section="security" title={__('Security', 'jetpack')} />
          <CardsSection section="performance" title={__('Performance and Growth', 'jetpack')} />
          <CardsSection section="connections" title={__('Connections', 'jetpack')} />
        </>
      ) : (
        <section className={styles.pending} aria-busy="true" />
      )}
    </>
  );
}

/** A card renders for its own values only, not whenever its section does. */
const CardSlot = memo(function CardSlot({ card: Card }: { readonly card: ComponentType }) {
  return <Card />;
});

/** The stats card brings its own heading, which holds its tabs. */
function StatsSection() {
  return useCards('stats').map(({ name, Card }) => <CardSlot key={name} card={Card} />);
}

/** A heading over its cards, two per row; nothing where the user sees none of its cards. */
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
          <CardSlot key={name} card={Card} />
        ))}
      </div>
    </section>
  );
}

function ManageSecurity() {
  const { status, permissions } = useViewer();
  if (status === 'offline' || !permissions.manage_modules) return null;
  return (
    <Link className={styles.manage} to="/security">
      {__('Manage security settings', 'jetpack')}
    </Link>
  );
}
