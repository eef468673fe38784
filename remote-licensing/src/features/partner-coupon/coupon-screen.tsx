import type { PartnerCoupon } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { CheckList, Logo } from '@site-admin/ui';
import { ConnectToRedeem } from './connect-to-redeem';
import { getOfferTitle, getWelcomeTitle } from './partner-coupon.texts';
import { PartnerLogo } from './partner-logo';
import { Redeem } from './redeem';
import { useCouponView } from './use-redeem';
import styles from './partner-coupon.module.css';

export interface CouponScreenProps {
  readonly coupon: PartnerCoupon;
  /** Only an account can redeem. Without one, the user connects first. */
  readonly hasOwner: boolean;
}

/** A partner coupon, with the next step to redeem it (spec 000 §2). */
export function CouponScreen({ coupon, hasOwner }: CouponScreenProps) {
  const { partner, product } = coupon;
  const title = hasOwner ? getOfferTitle(coupon) : getWelcomeTitle(coupon);
  useCouponView(coupon);
  return (
    <section className={styles.frame} aria-label={title}>
      <p className={styles.logos}>
        <Logo size={32} />
        <PartnerLogo partner={partner} />
      </p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.intro}>
        {
          /* translators: 1: a partner, 2: a product, such as "Jetpack Backup". */
          sprintf(__('Your %1$s coupon includes one free year of %2$s.', 'jetpack'), partner.name, product.title)
        }
      </p>
      <CheckList items={product.features} isLarge />
      {hasOwner ? <Redeem coupon={coupon} /> : <ConnectToRedeem coupon={coupon} />}
    </section>
  );
}
