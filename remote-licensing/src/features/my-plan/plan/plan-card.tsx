import {
  hasActiveBackup,
  isScanProduct,
  planClass,
  planIconSize,
  planStyleClass,
  promotionAction,
  redirectUrl,
  upgradeUrl,
  type Purchase,
} from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Badge, Card, CardBody, ExternalLink, Icon, Link } from '@site-admin/ui';
import type { ReactNode } from 'react';
import styles from '../my-plan.module.css';
import { IncludedProducts } from './included-products';
import { planTexts } from '../../../plans/plan.texts';
import { PurchaseDates } from './purchase-dates';
import { selectLapsedPlan, selectPlanPurchase } from './select-purchases';

export interface PlanCardProps {
  /** Of the site's plan. */
  readonly slug: string;
  readonly purchases: readonly Purchase[];
  /** Row above the plan. */
  readonly header: ReactNode;
  /** Row below the plan. */
  readonly footer: ReactNode;
}

/** Without a connected owner, the account comes first (spec 001 §6). */
function UpgradeLink() {
  const { site, navigation } = useShell();
  const user = useLive(site.user);
  if (promotionAction(useLive(site.connection)) === 'connect') {
    return <Link href={navigation.href('/connect-user')}>{__('Connect your account', 'jetpack')}</Link>;
  }
  return (
    <ExternalLink href={upgradeUrl('my-plan-header-free-plan-text-link', site.initial, user)}>
      {__('Upgrade now', 'jetpack')}
    </ExternalLink>
  );
}

/** The plan a site on the free plan had before. */
function LapsedPlan({ purchase }: { readonly purchase: Purchase }) {
  const { site, clock } = useShell();
  // One that was canceled or refunded can end before its date.
  const isExpired = Date.parse(purchase.expiry_date ?? '') <= clock.now();
  return (
    <p>
      <Badge tone="error">{isExpired ? __('Expired', 'jetpack') : __('Ended', 'jetpack')}</Badge>{' '}
      <strong>{purchase.product_name}</strong> {isExpired && <PurchaseDates purchase={purchase} />}{' '}
      <ExternalLink href={redirectUrl('calypso-purchases', {}, site.initial)}>{__('Renew', 'jetpack')}</ExternalLink>
    </p>
  );
}

/** Name and contents of the plan, whether it was bought, and its dates. */
function Plan({ slug, purchases }: Pick<PlanCardProps, 'slug' | 'purchases'>) {
  const name = planClass(slug);
  const texts = planTexts(name, {
    hasBackup: hasActiveBackup(purchases),
    hasScan: purchases.some(({ active, product_slug }) => active && isScanProduct(product_slug)),
  });
  const purchase = selectPlanPurchase(slug, purchases);
  const lapsed = name === 'free' ? selectLapsedPlan(purchases) : undefined;
  return (
    <div className={styles.about}>
      <div className={styles.name}>
        <h3>{texts?.name ?? purchase?.product_name ?? slug}</h3>
        {purchase?.active && <Badge tone="success">{__('Activated', 'jetpack')}</Badge>}
      </div>
      {texts && (
        <p>
          {texts.tagline} {name === 'free' && <UpgradeLink />}
        </p>
      )}
      {purchase && (
        <p className={styles.muted}>
          <PurchaseDates purchase={purchase} />
        </p>
      )}
      <IncludedProducts slug={slug} />
      {lapsed && <LapsedPlan purchase={lapsed} />}
    </div>
  );
}

/** The plan of the site (spec 001 §4.9). */
export function PlanCard({ slug, purchases, header, footer }: PlanCardProps) {
  const icon = planTexts(planClass(slug))?.icon;
  return (
    <Card as="section" labelledBy="my-plan-title" className={planStyleClass(slug)}>
      {header}
      <CardBody>
        <h2 id="my-plan-title" className={styles.title}>
          {__('My Plan', 'jetpack')}
        </h2>
        <div className={styles.plan}>
          <span className={styles.icon}>
            <Icon name={icon ?? 'bolt'} size={planIconSize} />
          </span>
          <Plan slug={slug} purchases={purchases} />
        </div>
      </CardBody>
      {footer}
    </Card>
  );
}
