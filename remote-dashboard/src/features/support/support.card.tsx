import { useId } from 'react';
import { paidFeatures, redirectUrl, upgradeUrl } from '@site-admin/contracts';
import { useLive, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Button, Card, CardBody, CardHeader, Skeleton } from '@site-admin/ui';
import { PromotionBanner } from '../../cards/promotion-banner';
import { useSupportFromFeatures, useSupportFromPlan, type SupportLevel } from './use-support-level';
import styles from './support.module.css';

/** Where to get help. Users with permission to manage modules see the site's features; others see what its plan includes. */
export function SupportCard() {
  return useViewer().permissions.manage_modules ? <FromFeatures /> : <FromPlan />;
}

const FromFeatures = () => <Support level={useSupportFromFeatures()} />;
const FromPlan = () => <Support level={useSupportFromPlan()} />;

function Support({ level }: { readonly level: SupportLevel }) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId} isBusy={level === 'loading'}>
      <CardHeader title={__("We're here to help", 'jetpack')} titleId={titleId} level={2} />
      <CardBody className={styles.body}>
        <p>{level === 'loading' ? <Skeleton width="80%" /> : getText(level)}</p>
        <Links />
      </CardBody>
      {/* Not where the level is unknown: the site may have paid support already. */}
      {level === 'free' && <FasterSupportOffer />}
    </Card>
  );
}

function getText(level: Exclude<SupportLevel, 'loading'>): string {
  return level === 'paid'
    ? __('Your plan includes priority support.', 'jetpack')
    : __('Get help in the community forums.', 'jetpack');
}

/** Atomic sites get help from their host, which is the provider. */
function Links() {
  const { site } = useShell();
  const { isAtomicSite } = useViewer();
  const getHref = (source: string) => redirectUrl(isAtomicSite ? 'calypso-help' : source, {}, site.initial);
  return (
    <div className={styles.links}>
      <Button href={getHref('jetpack-support-getting-started')}>{__('Getting started with Jetpack', 'jetpack')}</Button>
      <Button href={getHref('jetpack-support')}>{__('Search our support site', 'jetpack')}</Button>
    </div>
  );
}

function FasterSupportOffer() {
  const { site } = useShell();
  const user = useLive(site.user);
  return (
    <PromotionBanner
      icon="bolt"
      plan={paidFeatures['priority-support-jetpack']}
      title={__('Get a faster resolution to your support questions.', 'jetpack')}
      upgradeHref={upgradeUrl('support', site.initial, user)}
    />
  );
}
