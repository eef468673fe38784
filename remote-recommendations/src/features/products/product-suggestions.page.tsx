import type { ProductSuggestion } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, CheckList } from '@site-admin/ui';
import { useAssistant } from '../../assistant/assistant-context';
import { unsavedChanges } from '../../saved-data/unsaved-changes.slice';
import { StepFrame } from '../../step-layout/step-frame';
import { useProceed } from '../../step-layout/use-proceed';
import styles from './products.module.css';
import { getProductsTexts } from './products.texts';

function Product({
  product: { title, description, features, cta_link: href, cta_text: text },
}: {
  readonly product: ProductSuggestion;
}) {
  return (
    <li className={styles.product}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.description}>{description}</p>
      <CheckList items={features} />
      {href !== undefined && (
        <Button href={href} isExternal>
          {text ?? title}
        </Button>
      )}
    </li>
  );
}

/** The products that the provider suggests. */
export function ProductSuggestionsPage() {
  const dispatch = useDispatch();
  const proceed = useProceed('product-suggestions');
  const { suggestions = [] } = useAssistant();
  const { title, description } = getProductsTexts().suggestions;
  const skip = () => {
    dispatch(unsavedChanges.added({ kind: 'skipped', slug: 'product-suggestions' }));
    proceed();
  };
  return (
    <StepFrame step="product-suggestions" title={title} description={description}>
      <ul className={styles.products}>
        {suggestions.map((product) => (
          <Product key={product.slug} product={product} />
        ))}
      </ul>
      <div>
        <Button variant="link" size="large" onClick={skip}>
          {__('Not now', 'jetpack')}
        </Button>
      </div>
    </StepFrame>
  );
}
