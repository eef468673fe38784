import { getUpsell } from '@site-admin/contracts';
import { useResource } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button } from '@site-admin/ui';
import { useAssistant } from '../../assistant/assistant-context';
import { Countdown } from '../../offers/countdown';
import { FirstTermNote } from '../../offers/first-term-note';
import { Guarantee } from '../../offers/guarantee';
import { selectUpsellProduct, toOfferedProduct } from '../../offers/offer';
import { OfferCard } from '../../offers/offer-card';
import { useOffers } from '../../offers/use-offers';
import { unsavedChanges } from '../../saved-data/unsaved-changes.slice';
import { StepFrame } from '../../step-layout/step-frame';
import { useProceed } from '../../step-layout/use-proceed';
import styles from './products.module.css';
import { getProductsTexts } from './products.texts';

/** The products that the provider suggests. */
export function ProductSuggestionsPage() {
  const dispatch = useDispatch();
  const proceed = useProceed('product-suggestions');
  const { suggestions = [] } = useAssistant();
  const offers = useOffers();
  const products = suggestions.map(toOfferedProduct);
  const recommended = selectUpsellProduct(useResource(getUpsell).data);
  const { title, description } = getProductsTexts().suggestions;
  const skip = () => {
    dispatch(unsavedChanges.added({ kind: 'skipped', slug: 'product-suggestions' }));
    proceed();
  };
  return (
    <StepFrame step="product-suggestions" title={title} description={description}>
      {offers.endsAt !== undefined && <Countdown endsAt={offers.endsAt} />}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.slug}>
            <OfferCard product={product} offers={offers} isRecommended={product.slug === recommended?.slug} />
          </li>
        ))}
      </ul>
      <Guarantee />
      <FirstTermNote products={products} offers={offers} />
      <div>
        <Button variant="link" size="large" onClick={skip}>
          {__('Not now', 'jetpack')}
        </Button>
      </div>
    </StepFrame>
  );
}
