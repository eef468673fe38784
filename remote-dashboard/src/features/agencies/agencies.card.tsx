import { useId } from 'react';
import { redirectUrl } from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, Card, CardBody, CardHeader, Icon } from '@site-admin/ui';
import type { Viewer } from '../../viewer';
import { useViewer } from '../../viewer-context';
import { agencies, selectAgencies } from './agencies.slice';
import styles from './agencies.module.css';

/** From how many sites on somebody looks after sites for others, as far as this card is concerned. */
const sitesOfAnAgency = 2;
/** What agencies are given, as a share of the price. */
const discount = 0.25;

/** Whether the card has a place here: for who may connect the site and looks after more than one, until it was sent away. */
function hasPlace({ can, isSiteConnected, isAtomic, settings }: Viewer, siteCount: number): boolean {
  const isDismissed = settings.dismiss_dash_agencies_learn_more === true;
  return can.connect && isSiteConnected && !isAtomic && siteCount >= sitesOfAnAgency && !isDismissed;
}

/** Tells who looks after several sites of the programme for agencies; goes for good when sent away. */
export function AgenciesCard() {
  const { site } = useShell();
  const { site_count: siteCount = 0 } = useLive(site.user).wpcomUser;
  const viewer = useViewer();
  const isDismissed = useSelector(selectAgencies) === 'dismissed';
  return isDismissed || !hasPlace(viewer, siteCount) ? null : <Agencies />;
}

function Agencies() {
  const { i18n, site } = useShell();
  const dispatch = useDispatch();
  const titleId = useId();
  const percent = i18n.number(discount, { style: 'percent' });
  return (
    <Card labelledBy={titleId} accent="brand" className={styles.card}>
      <CardHeader title={__("Manage your clients' sites with ease", 'jetpack')} titleId={titleId} level={2}>
        <Button
          variant="link"
          className={styles.dismiss}
          aria-label={__('Dismiss', 'jetpack')}
          onClick={() => dispatch(agencies.dismissed())}
        >
          <Icon name="cross" size={20} />
        </Button>
      </CardHeader>
      <CardBody className={styles.body}>
        <p>
          {
            /* translators: %s is a share of the price, such as 25%. */
            sprintf(
              __('Look after all of them in one place, and get %s off the products you license for them.', 'jetpack'),
              percent,
            )
          }
        </p>
        <Button href={redirectUrl('jitm-jetpack_agencies_ad', {}, site.initial)}>{__('Learn more', 'jetpack')}</Button>
      </CardBody>
    </Card>
  );
}
