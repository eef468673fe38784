import { getSiteFeatures, siteHas } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import type { ProductKey } from '@site-admin/kit/rules';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Button, ExternalLink } from '@site-admin/ui';
import { getCheckoutUrl } from '../offers/offer';
import { StepPicture } from '../pictures/step-picture';
import { isSettled } from '../saved-data/settled';
import { SidebarCard } from './sidebar-card';
import { SidebarSkeleton } from './sidebar-skeleton';
import type { StepSidebarProps } from './step-sidebar';
import styles from './sidebar.module.css';

export interface ProductCardProps extends StepSidebarProps {
  readonly product: ProductKey;
}

/** The product of a step; the step's picture on a site with the storage of VideoPress, or without this product (reference: behaviour, D5). */
export function ProductCard({ step, product }: ProductCardProps) {
  const { site, analytics } = useShell();
  const features = useResource(getSiteFeatures);
  const known = site.initial.products[product];
  if (product === 'videopress' && !isSettled(features)) return <SidebarSkeleton />;
  const hasStorage = siteHas(features.data, 'videopress-1tb-storage') || siteHas(features.data, 'videopress-unlimited-storage');
  if (!known || (product === 'videopress' && hasStorage)) return <StepPicture step={step} />;
  const { title, slug, disclaimer } = known;
  const record = () => analytics.record('jetpack_recommendations_product_suggestion_click', { type: slug });
  return (
    <div className={styles.panel}>
      <SidebarCard title={title} features={known.features}>
        {disclaimer && (
          <p className={styles.note}>
            {disclaimer.text} <ExternalLink href={disclaimer.url}>{disclaimer.link_text}</ExternalLink>
          </p>
        )}
        <Button size="large" href={getCheckoutUrl(slug, site.initial)} onClick={record}>
          {/* translators: %s: the name of a product. */ sprintf(__('Get %s', 'jetpack'), title)}
        </Button>
      </SidebarCard>
    </div>
  );
}
