import { useEffect } from 'react';
import { promotionAction, type ProductDescription } from '@site-admin/contracts';
import { useLive, useShell, useViewer } from '@site-admin/kit';
import { firstTermOnly, type Price } from '@site-admin/kit/rules';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Badge, Button, Link } from '@site-admin/ui';
import { PriceTag } from './price-tag';
import type { ProductOffer } from './product-offer';
import styles from './product.module.css';

/** The conditions of a reduced price. */
function PriceTerms({ price: { offPrice, saleEndsAt } }: { readonly price: Price }) {
  const { i18n } = useShell();
  if (offPrice === undefined) return null;
  return (
    <p className={styles.muted}>
      {firstTermOnly()}
      {saleEndsAt !== undefined &&
        /* translators: %s: a date. */
        ` ${sprintf(__('The sale ends on %s.', 'jetpack'), i18n.date(saleEndsAt))}`}
    </p>
  );
}

/** Shown instead of the checkout button on a site without a connected owner: only an account can buy. */
function ConnectFirst() {
  const { navigation } = useShell();
  const { permissions } = useViewer();
  return (
    <>
      <p className={styles.muted}>{__('Connect your WordPress.com account to buy this product.', 'jetpack')}</p>
      {permissions.connect_user && (
        <Button variant="primary" size="large" href={navigation.href('/connect-user')}>
          {__('Connect', 'jetpack')}
        </Button>
      )}
    </>
  );
}

function CheckoutButton({ description: { slug, title, upgradeUrl } }: { readonly description: ProductDescription }) {
  const { analytics } = useShell();
  const record = () => analytics.record('jetpack_product_card_checkout_click', { type: slug });
  return (
    <Button variant="primary" size="large" href={upgradeUrl} onClick={record}>
      {
        /* translators: %s: a product, such as "Jetpack Backup". */
        sprintf(__('Add %s', 'jetpack'), title)
      }
    </Button>
  );
}

function OwnedProduct() {
  const { navigation } = useShell();
  return (
    <>
      <p>
        <Badge tone="success">{__('Active', 'jetpack')}</Badge>
      </p>
      <p className={styles.muted}>{__('Your site already has this product.', 'jetpack')}</p>
      <Link href={navigation.href('/my-plan')}>{__('View your plan', 'jetpack')}</Link>
    </>
  );
}

/** The price of a product and the link to its checkout, or a note that the site already has it. */
export function OfferPanel({ offer: { description, price, isOwned } }: { readonly offer: ProductOffer }) {
  const { analytics, site } = useShell();
  const action = promotionAction(useLive(site.connection));
  useEffect(() => {
    analytics.record('jetpack_product_card_view', { type: description.slug });
  }, [analytics, description.slug]);
  if (isOwned) return <OwnedProduct />;
  return (
    <>
      <PriceTag price={price} />
      <PriceTerms price={price} />
      {action === 'connect' ? <ConnectFirst /> : <CheckoutButton description={description} />}
    </>
  );
}
