import { useState, type MouseEvent } from 'react';
import type { PartnerCoupon } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';
import { isCouponPostponed, postponeCoupon } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { Banner, Button, Icon } from '@site-admin/ui';
import { getOfferTitle } from './partner-coupon.texts';
import { useCouponView, useRedeem } from './use-redeem';
import styles from './coupon-banner.module.css';

/** Offers a partner's coupon to the managers of a connected site, until it is redeemed (spec 000 §2). */
export function CouponBanner() {
  const { clock, site } = useShell();
  const { status, permissions } = useViewer();
  const [isPostponed, setPostponed] = useState(() => isCouponPostponed(clock.now()));
  const { partnerCoupon: coupon } = site.initial;
  if (coupon === null || isPostponed || status !== 'connected' || !permissions.manage_modules) return null;
  function postpone({ currentTarget }: MouseEvent<HTMLElement>): void {
    focusMain(currentTarget);
    postponeCoupon(clock.now());
    setPostponed(true);
  }
  return <CouponOffer coupon={coupon} onPostpone={postpone} />;
}

/** Moves the focus to the screen, as the banner with the focus is removed. */
function focusMain(element: HTMLElement): void {
  const main = element.closest('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

interface CouponOfferProps {
  readonly coupon: PartnerCoupon;
  readonly onPostpone: (event: MouseEvent<HTMLElement>) => void;
}

function CouponOffer({ coupon, onPostpone }: CouponOfferProps) {
  const { hasConnectedOwner } = useViewer();
  const title = getOfferTitle(coupon);
  useCouponView(coupon);
  const actions = (
    <div className={styles.actions}>
      {hasConnectedOwner ? <RedeemButton coupon={coupon} /> : <ConnectButton />}
      <Button variant="link" onClick={onPostpone}>
        {__('Remind me later', 'jetpack')}
      </Button>
    </div>
  );
  return (
    <section aria-label={title}>
      <Banner
        isCard
        accent="brand"
        icon="gift"
        title={<strong>{title}</strong>}
        description={<Features items={coupon.product.features} />}
        action={actions}
        className={styles.banner}
      />
    </section>
  );
}

function Features({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {[...new Set(items)].map((item) => (
        <li key={item}>
          <Icon name="check" size={16} />
          {item}
        </li>
      ))}
    </ul>
  );
}

function RedeemButton({ coupon }: { readonly coupon: PartnerCoupon }) {
  const redeem = useRedeem(coupon);
  return (
    <Button variant="primary" onClick={redeem}>
      {__('Redeem', 'jetpack')}
    </Button>
  );
}

/** Only an account can redeem. */
function ConnectButton() {
  const { navigation } = useShell();
  const { permissions } = useViewer();
  if (!permissions.connect_user) return null;
  return (
    <Button variant="primary" href={navigation.href('/connect-user')}>
      {__('Connect to redeem', 'jetpack')}
    </Button>
  );
}
