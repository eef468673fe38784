import type { Purchase } from '@site-admin/contracts';
import { planClass, planIconSize } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Badge, Button, Card, CardBody, Icon, VisuallyHidden } from '@site-admin/ui';
import { IncludedFeatures, IncludedProducts } from '../plan/included-products';
import { planTexts } from '../../../plans/plan.texts';
import { getManageLink, getProductKey } from '../plan/product-links';
import { PurchaseDates } from '../plan/purchase-dates';
import styles from '../my-plan.module.css';

/** Active, or past its end while the provider still waits for the renewal. */
function PurchaseBadge({ purchase: { expiry_date } }: { readonly purchase: Purchase }) {
  const { clock } = useShell();
  const isExpired = Date.parse(expiry_date ?? '') <= clock.now();
  return isExpired ? (
    <Badge tone="error">{__('Expired', 'jetpack')}</Badge>
  ) : (
    <Badge tone="success">{__('Active', 'jetpack')}</Badge>
  );
}

function ManageLink({ slug, name }: { readonly slug: string; readonly name: string }) {
  const { site, navigation } = useShell();
  return (
    <Button size="small" href={getManageLink(getProductKey(slug), site.initial, navigation.href)}>
      {__('Manage', 'jetpack')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

function ProductRow({ purchase }: { readonly purchase: Purchase }) {
  const slug = purchase.product_slug;
  const texts = planTexts(planClass(slug));
  const name = purchase.product_name || texts?.name || slug;
  return (
    <li className={styles.product} data-product={slug}>
      <span className={styles.icon}>
        <Icon name={texts?.icon ?? 'cart'} size={planIconSize} />
      </span>
      <div className={styles.about}>
        <div className={styles.productName}>
          <h3>{name}</h3>
          <PurchaseBadge purchase={purchase} />
        </div>
        {texts && <p>{texts.tagline}</p>}
        <p className={styles.muted}>
          <PurchaseDates purchase={purchase} />
        </p>
        <IncludedFeatures slug={slug} />
        <IncludedProducts slug={slug} />
      </div>
      <ManageLink slug={slug} name={name} />
    </li>
  );
}

/** The active purchases besides the plan, each with its state, dates and contents. */
export function MyProducts({ purchases }: { readonly purchases: readonly Purchase[] }) {
  if (purchases.length === 0) return null;
  return (
    <Card as="section" labelledBy="my-products-title">
      <CardBody>
        <h2 id="my-products-title" className={styles.title}>
          {__('My Products', 'jetpack')}
        </h2>
        <ul className={styles.products}>
          {purchases.map((purchase, index) => (
            // The index, as the provider's ids need not be unique.
            <ProductRow key={`${index} ${purchase.ID}`} purchase={purchase} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
