import { useId } from 'react';
import { redirectUrl, type Viewer } from '@site-admin/contracts';
import { useLive, useSetting, useShell, useViewer } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, Card, CardBody, CardHeader } from '@site-admin/ui';
import { DismissButton } from '../../cards/dismiss-button';
import { agencies, selectIsDismissed } from './agencies.slice';
import styles from './agencies.module.css';

/** Sites on the account from which a user counts as an agency (spec 000 §2). */
const minSites = 2;
/** Discount of the agency program, as a share of the price. */
const discount = 0.25;

const isOffered = ({ permissions, status, isAtomicSite }: Viewer, siteCount: number) =>
  permissions.connect && status === 'connected' && !isAtomicSite && siteCount >= minSites;

/** Offers the agency program to users with several sites. A dismissal is stored on the site. */
export function AgenciesCard() {
  const { site } = useShell();
  const { site_count: siteCount = 0 } = useLive(site.user).wpcomUser;
  const viewer = useViewer();
  const isStored = useSetting('dismiss_dash_agencies_learn_more').value === true;
  const isDismissed = useSelector(selectIsDismissed);
  return isDismissed || isStored || !isOffered(viewer, siteCount) ? null : <AgencyOffer />;
}

function AgencyOffer() {
  const { i18n, site } = useShell();
  const dispatch = useDispatch();
  const titleId = useId();
  // translators: %s is a share of the price, such as 25%.
  const text = __('Manage all of them from one place and get %s off the products you license for them.', 'jetpack');
  return (
    <Card labelledBy={titleId} accent="brand" className={styles.card}>
      <CardHeader title={__("Manage your clients' sites with ease", 'jetpack')} titleId={titleId} level={2}>
        <DismissButton onClick={() => dispatch(agencies.dismissed())} />
      </CardHeader>
      <CardBody className={styles.body}>
        <p>{sprintf(text, i18n.number(discount, { style: 'percent' }))}</p>
        <Button href={redirectUrl('jitm-jetpack_agencies_ad', {}, site.initial)}>{__('Learn more', 'jetpack')}</Button>
      </CardBody>
    </Card>
  );
}
