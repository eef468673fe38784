import { providerHost, redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, CardBody, ExternalLink, ModuleOverrideBanner, RichText } from '@site-admin/ui';
import { useMovedTo } from '../../../modules/use-moved-to';
import { moduleToggle } from '../../../modules/modules.slice';
import { RetryButton } from '../../../cards/retry-button';
import { useViewer } from '../../../viewer-context';
import { stats } from '../stats.slice';
import styles from './stats-messages.module.css';

export interface StatsErrorProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Stats could not be loaded: a link to the provider's own, and "Try again". */
export function StatsError({ isRetrying, onRetry }: StatsErrorProps) {
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
  return (
    <div>
      <p>
        <RichText text={text} parts={{ link }} />
      </p>
      <RetryButton isRetrying={isRetrying} onRetry={onRetry} />
    </div>
  );
}

/** The module is overridden inactive. */
export function StatsDisabled() {
  const { modules } = useViewer();
  const learnMoreHref = modules['stats']?.learn_more_button ?? '';
  return <ModuleOverrideBanner name={__('Jetpack Stats', 'jetpack')} learnMoreHref={learnMoreHref} />;
}

/** The module is inactive: its benefit, and a button for users who manage modules. */
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

/** The site has no views yet. */
export function StatsEmpty() {
  const { can } = useViewer();
  const dispatch = useDispatch();
  return (
    <CardBody className={styles.prompt}>
      <p>{__('Jetpack Stats is on. Your first numbers will be here as soon as your site has had visitors.', 'jetpack')}</p>
      <Button variant="primary" onClick={() => dispatch(stats.emptyCardDismissed({ isStored: can.manage_modules }))}>
        {__('Okay, got it!', 'jetpack')}
      </Button>
    </CardBody>
  );
}
