import { providerHost, redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, CardBody, ExternalLink, ModuleOverrideBanner } from '@site-admin/ui';
import { useMovedTo } from '../../modules/use-moved-to';
import { moduleToggle } from '../../modules/modules.slice';
import { RichText } from '../../rich-text';
import { useViewer } from '../../viewer-context';
import { stats } from './stats.slice';
import styles from './stats-messages.module.css';

/** Loading failed: says so, and where the stats can be seen meanwhile. */
export function FailureText() {
  const { site } = useShell();
  const text = sprintf(
    /* translators: %s is the provider, such as WordPress.com. */
    __(
      'Something happened while loading Jetpack Stats. Please try again later or <link>view your stats now on %s</link>',
      'jetpack',
    ),
    providerHost,
  );
  const link = (label: string) => (
    <ExternalLink href={redirectUrl('calypso-stats-insights', {}, site.initial)}>{label}</ExternalLink>
  );
  return <RichText text={text} parts={{ link }} />;
}

export function StatsFailed() {
  return (
    <CardBody>
      <p>
        <FailureText />
      </p>
    </CardBody>
  );
}

/** A site administrator above this one switched stats off. */
export function StatsDisabled() {
  const { modules } = useViewer();
  const learnMoreHref = modules['stats']?.learn_more_button ?? '';
  return <ModuleOverrideBanner name={__('Jetpack Stats', 'jetpack')} learnMoreHref={learnMoreHref} />;
}

/** Stats are off: what they are good for, and the switch for those who may use it. */
export function StatsOff() {
  const { can } = useViewer();
  const movedTo = useMovedTo('stats');
  const dispatch = useDispatch();
  const activate = () => dispatch(moduleToggle.requested({ slug: 'stats', name: __('Jetpack Stats', 'jetpack'), active: true }));
  return (
    <CardBody className={styles.prompt}>
      <p>{__('Activate Jetpack Stats to see how many people visit your site, and what they read.', 'jetpack')}</p>
      {can.manage_modules && (
        <Button variant="primary" busy={movedTo !== undefined} onClick={activate}>
          {__('Activate Jetpack Stats', 'jetpack')}
        </Button>
      )}
    </CardBody>
  );
}

/** Stats work, but nobody came yet. */
export function StatsEmpty() {
  const { can } = useViewer();
  const dispatch = useDispatch();
  return (
    <CardBody className={styles.prompt}>
      <p>{__('Jetpack Stats is on. Your first numbers will be here as soon as your site has had visitors.', 'jetpack')}</p>
      <Button variant="primary" onClick={() => dispatch(stats.emptyCardDismissed({ forGood: can.manage_modules }))}>
        {__('Okay, got it!', 'jetpack')}
      </Button>
    </CardBody>
  );
}
