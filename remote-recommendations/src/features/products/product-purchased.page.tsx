import { hasPaidProduct } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { Button } from '@site-admin/ui';
import { useAssistant, type Assistant } from '../../assistant/assistant-context';
import { LicensePrompt } from '../../step-layout/license-prompt';
import { StepFrame } from '../../step-layout/step-frame';
import { useProceed } from '../../step-layout/use-proceed';
import { getProductsTexts } from './products.texts';

/** Returns the name of the latest active paid purchase. */
function selectPurchasedName({ purchases = [] }: Pick<Assistant, 'purchases'>): string | undefined {
  const paid = purchases.filter((purchase) => hasPaidProduct([purchase]));
  const [latest] = paid.sort((one, other) => (other.subscribed_date ?? '').localeCompare(one.subscribed_date ?? ''));
  return latest?.product_name || undefined;
}

/** The step that the checkout returns to. */
export function ProductPurchasedPage() {
  const proceed = useProceed('product-purchased');
  const { purchased, pending } = getProductsTexts();
  const name = selectPurchasedName(useAssistant());
  const { description } = name === undefined ? pending : purchased;
  const title = name === undefined ? pending.title : purchased.title(name);
  return (
    <StepFrame step="product-purchased" title={title} description={description}>
      <div>
        <Button variant="primary" size="large" onClick={proceed}>
          {__('Next', 'jetpack')}
        </Button>
      </div>
      {name === undefined && <LicensePrompt />}
    </StepFrame>
  );
}
