import { priceParts, type Price } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Badge, VisuallyHidden } from '@site-admin/ui';
import styles from './product.module.css';

export interface PriceTagProps {
  readonly price: Price;
  /** What the price is for; a month that is paid with the year, unless said otherwise. */
  readonly legend?: string | undefined;
}

/** The whole amount large, what surrounds it small. */
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

/** Rounded down where nobody gave the percentage: it never promises more than there is (spec 000 §5). */
function percentOff({ value, offPrice, discountPercent }: Price): number {
  if (offPrice === undefined) return 0;
  // What is whole on paper may lie a hair below it in binary.
  return discountPercent ?? Math.floor(((value - offPrice) / value) * 100 + 1e-9);
}

/** A price, and the full one struck through where it is lower for the first year. */
export function PriceTag({ price, legend = __('/month, paid yearly', 'jetpack') }: PriceTagProps) {
  const { value, offPrice, currency } = price;
  const percent = percentOff(price);
  return (
    <div className={styles.price}>
      {offPrice !== undefined && (
        <p className={styles.full}>
          <VisuallyHidden>{__('Full price:', 'jetpack')} </VisuallyHidden>
          <s>
            <Amount value={value} currency={currency} />
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
      )}
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
