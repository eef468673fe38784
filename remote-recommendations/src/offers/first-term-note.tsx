import { firstTermOnly } from '@site-admin/kit/rules';
import { selectOfferPrice, type OfferedProduct } from './offer';
import styles from './offers.module.css';
import type { Offers } from './use-offers';

export interface FirstTermNoteProps {
  readonly products: readonly OfferedProduct[];
  readonly offers: Offers;
}

/** States that reduced prices apply to the first term only; nothing if none of the prices is reduced (spec 002 §4). */
export function FirstTermNote({ products, offers }: FirstTermNoteProps) {
  const isReduced = products.some((product) => selectOfferPrice(product, offers).offPrice !== undefined);
  return isReduced ? <p className={styles.note}>{firstTermOnly()}</p> : null;
}
