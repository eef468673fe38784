import {
  hasActiveBackup,
  planIconSize,
  isScanProduct,
  planClass,
  planStyleClass,
  upgradeUrl,
  type Purchase,
} from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Badge, Card, CardBody, ExternalLink, Icon } from '@site-admin/ui';
import { planTexts } from './plan.texts';
import { purchaseText } from './purchase.texts';
import styles from './my-plan.module.css';

export interface PlanCardProps {
  /** Of the site's plan. */
  readonly slug: string;
  readonly purchases: readonly Purchase[];
}

function UpgradeLink() {
  const { site } = useShell();
  const user = useLive(site.user);
  return (
    <ExternalLink href={upgradeUrl('my-plan-header-free-plan-text-link', site.initial, user)}>
      {__('Upgrade now', 'jetpack')}
    </ExternalLink>
  );
}

/** Whether the plan was bought, and its dates. */
function PlanDetails({ purchase }: { readonly purchase: Purchase | undefined }) {
  const { i18n, clock } = useShell();
  if (!purchase) return null;
  const dates = purchaseText({ purchase, now: clock.now(), format: (ms) => i18n.date(ms) });
  return (
    <>
      {purchase.active && <Badge tone="success">{__('Activated', 'jetpack')}</Badge>}
      {dates !== '' && <p className={styles.dates}>{dates}</p>}
    </>
  );
}

/** The plan of the site (spec 001 §4.9). */
export function PlanCard({ slug, purchases }: PlanCardProps) {
  const name = planClass(slug);
  const texts = planTexts(name, {
    hasBackup: hasActiveBackup(purchases),
    hasScan: purchases.some(({ active, product_slug }) => active && isScanProduct(product_slug)),
  });
  return (
    <Card as="section" labelledBy="my-plan-title" className={planStyleClass(slug)}>
      <CardBody>
        <h2 id="my-plan-title" className={styles.title}>
          {__('My Plan', 'jetpack')}
        </h2>
        <div className={styles.plan}>
          <span className={styles.icon}>
            <Icon name={texts?.icon ?? 'bolt'} size={planIconSize} />
          </span>
          <div>
            <h3 className={styles.name}>{texts?.name ?? slug}</h3>
            {texts && (
              <p className={styles.tagline}>
                {texts.tagline} {name === 'free' && <UpgradeLink />}
              </p>
            )}
            <PlanDetails purchase={purchases.find(({ product_slug }) => product_slug === slug)} />
          </div>
        </div>
      </CardBody>
    </Card>
  );
}
