import { useId } from 'react';
import { paidFeatures, redirectUrl, upgradeUrl } from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Button, Card, CardBody, CardHeader, Skeleton } from '@site-admin/ui';
import { PromotionBanner } from '../../cards/promotion-banner';
import { useViewer } from '../../viewer-context';
import { usePaidSupport, usePaidSupportOfPlan, type PaidSupport } from './use-paid-support';
import styles from './support.module.css';

/** Where help is to be had, and a quicker way to it for sites without paid support. */
export function SupportCard() {
  return useViewer().can.manage_modules ? <ForManagers /> : <ForOthers />;
}

const ForManagers = () => <Support paid={usePaidSupport()} />;
const ForOthers = () => <Support paid={usePaidSupportOfPlan()} />;

function Support({ paid }: { readonly paid: PaidSupport }) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId} isBusy={paid === 'loading'}>
      <CardHeader title={__("We're here to help", 'jetpack')} titleId={titleId} level={2} />
      <CardBody className={styles.body}>
        <p>{paid === 'loading' ? <Skeleton width="80%" /> : textOf(paid)}</p>
        <Links />
      </CardBody>
      {/* Nobody is offered what they may have: where that could not be found out, nothing is. */}
      {paid === 'free' && <Faster />}
    </Card>
  );
}

function textOf(paid: PaidSupport): string {
  return paid === 'paid'
    ? __('Your plan includes priority support: your questions are answered first.', 'jetpack')
    : __('Ask in the community forums: they are open to every site, without a paid plan.', 'jetpack');
}

/** Of a site the provider runs, the provider knows more than the plugin's own pages do. */
function Links() {
  const { site } = useShell();
  const { isAtomic } = useViewer();
  const href = (source: string) => redirectUrl(isAtomic ? 'calypso-help' : source, {}, site.initial);
  return (
    <div className={styles.links}>
      <Button href={href('jetpack-support-getting-started')}>{__('Getting started with Jetpack', 'jetpack')}</Button>
      <Button href={href('jetpack-support')}>{__('Search our support site', 'jetpack')}</Button>
    </div>
  );
}

function Faster() {
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
