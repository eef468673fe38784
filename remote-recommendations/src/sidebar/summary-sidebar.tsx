import { getRewindStatus, getSite, getSiteFeatures, siteHas } from '@site-admin/contracts';
import { useAfterPaint, useResource } from '@site-admin/kit';
import { Card, CardBody, Skeleton } from '@site-admin/ui';
import { useAssistant } from '../assistant/assistant-context';
import { isSettled } from '../saved-data/settled';
import { AppCard } from './app-card';
import { RestoresCard, SecurityCard } from './backup-cards';
import { selectSummarySidebar, type SummarySidebarSlug } from './select-sidebar';
import styles from './sidebar.module.css';
import { UpsellCard } from './upsell-card';

function useSummarySidebar(): SummarySidebarSlug {
  const { facts } = useAssistant();
  const resources = [useResource(getSite), useResource(getRewindStatus)];
  const features = useResource(getSiteFeatures);
  // Features are needed for one state only.
  const needed = facts.rewindState === 'awaiting_credentials' ? [...resources, features] : resources;
  return selectSummarySidebar({ ...facts, isLoading: !needed.every(isSettled), hasScan: siteHas(features.data, 'scan') });
}

/** The card beside the summary. */
export function SummarySidebar() {
  switch (useSummarySidebar()) {
    case 'loading':
      return <Skeleton height={320} />;
    case 'upsell':
      return <UpsellCard />;
    case 'one-click-restores':
      return <RestoresCard />;
    case 'manage-security':
      return <SecurityCard />;
    case 'download-app':
      return <AppCard placement="sidebar" />;
  }
}

/** The mobile app below the summary, where a product is beside it. Rendered after the summary, as nothing follows that it would move. */
export function SummaryUnderside() {
  const isPainted = useAfterPaint();
  if (useSummarySidebar() !== 'upsell' || !isPainted) return null;
  return (
    <Card className={styles.underside}>
      <CardBody>
        <AppCard placement="underside" />
      </CardBody>
    </Card>
  );
}
