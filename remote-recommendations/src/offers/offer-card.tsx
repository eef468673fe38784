import { useId } from 'react';
import { useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Button, CheckList, Icon, Skeleton } from '@site-admin/ui';
import { getCheckoutUrl, selectOfferPrice, type OfferedProduct } from './offer';
import styles from './offers.module.css';
import { PriceTag } from './price-tag';
import type { Offers } from './use-offers';

export interface OfferCardProps {
  readonly product: OfferedProduct;
  readonly offers: Offers;
  readonly isRecommended?: boolean;
}

/** Nothing for a product that the provider lists without a price. */
function OfferPrice({ product, offers }: Pick<OfferCardProps, 'product' | 'offers'>) {
  if (product.cost <= 0) return null;
  if (!offers.isLoading) return <PriceTag price={selectOfferPrice(product, offers)} />;
  return (
    <div className={styles.price}>
      <Skeleton height={44} />
    </div>
  );
}

/** A product with its price and the link to its checkout. */
export function OfferCard({ product, offers, isRecommended = false }: OfferCardProps) {
  const { site, analytics } = useShell();
  const titleId = useId();
  const { slug, title, description, features } = product;
  const record = () => analytics.record('jetpack_recommendations_product_suggestion_click', { type: slug });
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      {isRecommended && (
        <p className={styles.ribbon}>
          <Icon name="star" size={20} /> {__('Recommended premium product', 'jetpack')}
        </p>
      )}
      <div className={styles.body}>
        <h3 id={titleId} className={styles.name}>
          {title}
        </h3>
        {description !== '' && <p>{description}</p>}
        <CheckList items={features} />
        <OfferPrice product={product} offers={offers} />
        <Button size="large" href={getCheckoutUrl(slug, site.initial, offers.coupon)} onClick={record}>
          {/* translators: %s: the name of a product. */ sprintf(__('Get %s', 'jetpack'), title)}
        </Button>
      </div>
    </article>
  );
}
