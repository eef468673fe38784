import { useEffect } from 'react';
import { promotionAction, type ProductDescription } from '@site-admin/contracts';
import { useLive, useShell, useViewer } from '@site-admin/kit';
import { firstTermOnly, moneyBackGuarantee, type Price } from '@site-admin/kit/rules';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Badge, Button, Icon, Link } from '@site-admin/ui';
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

/** The site has the product: bought alone, or as part of a plan. */
function OwnedProduct({ plan }: { readonly plan: string | undefined }) {
  const { navigation } = useShell();
  return (
    <>
      <p>
        <Badge tone="success">{__('Active', 'jetpack')}</Badge>
      </p>
      <p className={styles.muted}>
        {plan === undefined
          ? __('Your site already has this product.', 'jetpack')
          : /* translators: %s: a plan, such as "Jetpack Security". */ sprintf(
              __('Included in %s, which your site has.', 'jetpack'),
              plan,
            )}
      </p>
      <Link href={navigation.href('/my-plan')}>{__('View your plan', 'jetpack')}</Link>
    </>
  );
}

/** The price of a product and the link to its checkout, or a note that the site already has it. */
export function OfferPanel({ offer: { description, price, owned } }: { readonly offer: ProductOffer }) {
  const { analytics, site } = useShell();
  const action = promotionAction(useLive(site.connection));
  useEffect(() => {
    analytics.record('jetpack_product_card_view', { type: description.slug });
  }, [analytics, description.slug]);
  if (owned) return <OwnedProduct plan={owned.plan} />;
  return (
    <>
      <PriceTag price={price} />
      <PriceTerms price={price} />
      {action === 'connect' ? <ConnectFirst /> : <CheckoutButton description={description} />}
      <p className={styles.guarantee}>
        <Icon name="shield" size={20} /> {moneyBackGuarantee()}
      </p>
    </>
  );
}
