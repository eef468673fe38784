import type { PartnerCoupon } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** The offer of a coupon, once the site has an owner to redeem it (spec 000 §2). */
export const getOfferTitle = ({ product }: PartnerCoupon): string =>
  /* translators: %s: a product, such as "Jetpack Backup". */
  sprintf(__('One free year of %s', 'jetpack'), product.title);

/** The welcome of a partner's customers before that. */
export const getWelcomeTitle = ({ partner }: PartnerCoupon): string =>
  /* translators: %s: the partner who gave out the coupon. */
  sprintf(__('Welcome to Jetpack, %s traveler!', 'jetpack'), partner.name);
