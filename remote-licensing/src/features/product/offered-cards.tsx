import { useEffect } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { useReady, useShell } from '@site-admin/kit';
import { Offer } from './offer';
import { isPopular, planBeside, type Facts, type OfferedProduct } from './offered-product';
import { ProductCard } from './product-card';
import type { ProductKey } from './product-key';
import { Retry } from './retry';
import type { Answered } from './use-sales';

export interface OfferedCardsProps {
  readonly slug: ProductKey;
  readonly product: OfferedProduct;
  readonly facts: Facts;
  readonly sales: Answered;
}

/** A product, and the plan that has it in it. */
export function OfferedCards({ slug, product, facts, sales }: OfferedCardsProps) {
  const { analytics } = useShell();
  const { description } = product;
  const { offers, again } = sales;
  const plan = planBeside(product, facts);
  useReady(true);
  useEffect(() => {
    analytics.record('jetpack_product_description_view', { type: description.slug });
  }, [analytics, description.slug]);
  return (
    <>
      <ProductCard
        description={description}
        level={2}
        illustration={plan ? undefined : slug}
        isNews={again.isAsked && !again.isBusy && offers !== undefined}
      >
        <Offer product={product} />
        {!offers && (
          <Retry
            isError={false}
            text={__('Offers for the first year could not be loaded. The checkout may ask for less.', 'jetpack')}
            again={again}
          />
        )}
      </ProductCard>
      {plan && (
        <ProductCard description={plan.description} level={3} isPopular={isPopular(plan.description)}>
          <Offer product={plan} />
        </ProductCard>
      )}
    </>
  );
}
