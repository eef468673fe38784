import { useEffect } from 'react';
import { useReady, useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { LoadError } from '@site-admin/ui';
import { OfferPanel } from './offer-panel';
import { ProductCard } from './product-card';
import { isPopular, type ProductOffer } from './product-offer';
import type { LoadedProductData } from './use-product-data';

export interface ProductCardsProps {
  readonly offer: ProductOffer;
  /** The offer of a plan that includes the product. */
  readonly planOffer: ProductOffer | undefined;
  readonly data: Pick<LoadedProductData, 'offers' | 'retry'>;
}

/** The card of a product, and the card of the plan that includes it. */
export function ProductCards({ offer, planOffer, data: { offers, retry } }: ProductCardsProps) {
  const { analytics } = useShell();
  const { key, description } = offer;
  useReady(true);
  useEffect(() => {
    analytics.record('jetpack_product_description_view', { type: description.slug });
  }, [analytics, description.slug]);
  return (
    <>
      <ProductCard
        description={description}
        level={2}
        illustration={planOffer ? undefined : key}
        isFocused={retry.isRequested && !retry.isBusy && offers !== undefined}
      >
        <OfferPanel offer={offer} />
        {!offers && (
          <LoadError isCompact status="is-warning" isRetrying={retry.isBusy} onRetry={retry.run}>
            {__('Discounts could not be loaded. Your price at checkout may be lower.', 'jetpack')}
          </LoadError>
        )}
      </ProductCard>
      {planOffer && (
        <ProductCard description={planOffer.description} level={3} isPopular={isPopular(planOffer.description)}>
          <OfferPanel offer={planOffer} />
        </ProductCard>
      )}
    </>
  );
}
