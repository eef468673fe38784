import { formatPrice } from '@site-admin/contracts';
import { perMonthBilledYearly, type Price } from '@site-admin/kit/rules';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Badge, VisuallyHidden } from '@site-admin/ui';
import styles from './offers.module.css';

/** The price of an offer. The regular one and the reduction are shown during a discount only (spec 002 §5). */
export function PriceTag({ price: { value, offPrice, discountPercent, currency } }: { readonly price: Price }) {
  return (
    <div className={styles.price}>
      {discountPercent !== undefined && (
        <p className={styles.full}>
          <VisuallyHidden>{__('Full price:', 'jetpack')} </VisuallyHidden>
          <s>
            <bdi>{formatPrice(value, currency)}</bdi>
          </s>{' '}
          <Badge tone="success">
            {
              /* translators: %d: by how many percent something is cheaper. */
              sprintf(__('%d%% off', 'jetpack'), discountPercent)
            }
          </Badge>
        </p>
      )}
      <p>
        {discountPercent !== undefined && <VisuallyHidden>{__('Price now:', 'jetpack')} </VisuallyHidden>}
        <strong className={styles.amount}>
          <bdi>{formatPrice(offPrice ?? value, currency)}</bdi>
        </strong>{' '}
        <span className={styles.muted}>{perMonthBilledYearly()}</span>
      </p>
    </div>
  );
}
