import { useEffect } from 'react';
import { promotionAction, type ProductDescription } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive, useShell } from '@site-admin/kit';
import { Badge, Button, Link } from '@site-admin/ui';
import type { OfferedProduct } from './offered-product';
import { PriceTag } from './price-tag';
import styles from './product.module.css';

interface OfferProps {
  readonly product: OfferedProduct;
}

/** Until when, and for how long, the price is lower. */
function Terms({ product: { price, saleEnds } }: OfferProps) {
  const { i18n } = useShell();
  if (price.offPrice === undefined) return null;
  return (
    <p className={styles.muted}>
      {__('For the first year, then the full price.', 'jetpack')}
      {saleEnds !== undefined && (
        <>
          {' '}
          {
            /* translators: %s: a date. */
            sprintf(__('The sale ends on %s.', 'jetpack'), i18n.date(saleEnds))
          }
        </>
      )}
    </p>
  );
}

/** Where it is bought; or connected first, where nobody's account could buy it. */
function CallToAction({ description: { slug, title, upgradeUrl } }: { readonly description: ProductDescription }) {
  const { analytics, navigation, site } = useShell();
  const action = promotionAction(useLive(site.connection));
  const { permissions } = useLive(site.user);
  if (action === 'connect') {
    return (
      <>
        <p className={styles.muted}>{__('To buy it, connect your WordPress.com account first.', 'jetpack')}</p>
        {permissions.connect_user && (
          <Button variant="primary" size="large" href={navigation.href('/connect-user')}>
            {__('Connect', 'jetpack')}
          </Button>
        )}
      </>
    );
  }
  return (
    <Button
      variant="primary"
      size="large"
      href={upgradeUrl}
      onClick={() => analytics.record('jetpack_product_card_checkout_click', { type: slug })}
    >
      {
        /* translators: %s: a product, such as "Jetpack Backup". */
        sprintf(__('Add %s', 'jetpack'), title)
      }
    </Button>
  );
}

function Owned() {
  const { navigation } = useShell();
  return (
    <>
      <p>
        <Badge tone="success">{__('Active', 'jetpack')}</Badge>
      </p>
      <p className={styles.muted}>{__('Your site already has this product.', 'jetpack')}</p>
      <Link href={navigation.href('/my-plan')}>{__('See your plan', 'jetpack')}</Link>
    </>
  );
}

/** What a product costs and how to get it; or that the site has it. */
export function Offer({ product }: OfferProps) {
  const { analytics } = useShell();
  const { description, price, isOwned } = product;
  useEffect(() => {
    analytics.record('jetpack_product_card_view', { type: description.slug });
  }, [analytics, description.slug]);
  if (isOwned) return <Owned />;
  return (
    <>
      <PriceTag price={price} />
      <Terms product={product} />
      <CallToAction description={description} />
    </>
  );
}
