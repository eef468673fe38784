import { hasPaidProduct } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { Button, CheckList } from '@site-admin/ui';
import { useAssistant, type Assistant } from '../../assistant/assistant-context';
import { LicensePrompt } from '../../step-layout/license-prompt';
import { StepFrame } from '../../step-layout/step-frame';
import { useProceed } from '../../step-layout/use-proceed';
import { getProductsTexts } from './products.texts';

interface PurchasedProduct {
  readonly name: string;
  readonly features: readonly string[];
}

/** Returns the suggested product that is the site's plan or an active purchase, else the latest active paid purchase (reference: behaviour, D5). */
function selectPurchased({
  purchases = [],
  suggestions = [],
  facts: { planSlug },
}: Pick<Assistant, 'purchases' | 'suggestions' | 'facts'>): PurchasedProduct | undefined {
  const paid = purchases.filter((purchase) => hasPaidProduct([purchase]));
  const suggested =
    suggestions.find(({ slug }) => slug === planSlug) ??
    suggestions.find(({ slug }) => paid.some(({ product_slug }) => product_slug === slug));
  if (suggested && suggested.title !== '') return { name: suggested.title, features: suggested.features };
  const [latest] = paid.sort((one, other) => (other.subscribed_date ?? '').localeCompare(one.subscribed_date ?? ''));
  return latest?.product_name ? { name: latest.product_name, features: [] } : undefined;
}

/** The step that the checkout returns to. */
export function ProductPurchasedPage() {
  const proceed = useProceed('product-purchased');
  const { purchased, pending } = getProductsTexts();
  const product = selectPurchased(useAssistant());
  const { description } = product ? purchased : pending;
  const title = product ? purchased.title(product.name) : pending.title;
  return (
    <StepFrame step="product-purchased" title={title} description={description}>
      {product && product.features.length > 0 && <CheckList items={product.features} />}
      <div>
        <Button variant="primary" size="large" onClick={proceed}>
          {__('Next', 'jetpack')}
        </Button>
      </div>
      {!product && <LicensePrompt />}
    </StepFrame>
  );
}
