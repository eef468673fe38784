import { priceParts } from '@site-admin/contracts';
import { perMonthBilledYearly, percentOff, type Price } from '@site-admin/kit/rules';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Badge, VisuallyHidden } from '@site-admin/ui';
import styles from './product.module.css';

export interface PriceTagProps {
  readonly price: Price;
  /** What the price covers. Default: a month, billed yearly. */
  readonly legend?: string | undefined;
}

/** Currency symbol and fraction are smaller than the whole amount. */
function Amount({ value, currency }: { readonly value: number; readonly currency: string }) {
  const { sign, symbol, integer, fraction } = priceParts(value, currency);
  return (
    <bdi>
      <span className={styles.small}>{`${sign}${symbol}`}</span>
      {integer}
      <span className={styles.small}>{fraction}</span>
    </bdi>
  );
}

/** The regular price, struck through, with the reduction in percent. */
function RegularPrice({ price }: { readonly price: Price }) {
  const percent = percentOff(price);
  return (
    <p className={styles.full}>
      <VisuallyHidden>{__('Full price:', 'jetpack')} </VisuallyHidden>
      <s>
        <Amount value={price.value} currency={price.currency} />
      </s>
      {percent > 0 && (
        <Badge tone="success">
          {
            /* translators: %d: by how many percent something is cheaper. */
            sprintf(__('%d%% off', 'jetpack'), percent)
          }
        </Badge>
      )}
    </p>
  );
}

/** A price; where it is reduced for the first term, with the regular price struck through. */
export function PriceTag({ price, legend = perMonthBilledYearly() }: PriceTagProps) {
  const { value, offPrice, currency } = price;
  return (
    <div className={styles.price}>
      {offPrice !== undefined && <RegularPrice price={price} />}
      <p>
        {offPrice !== undefined && <VisuallyHidden>{__('Price now:', 'jetpack')} </VisuallyHidden>}
        <strong className={styles.amount}>
          <Amount value={offPrice ?? value} currency={currency} />
        </strong>{' '}
        <span className={styles.muted}>{legend}</span>
      </p>
    </div>
  );
}
