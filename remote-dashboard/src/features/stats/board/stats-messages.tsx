import { providerHost, redirectUrl } from '@site-admin/contracts';
import { moduleToggleTexts, offlineText, useModule, useShell, useViewer } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, CardBody, ExternalLink, LoadError, ModuleOverrideBanner, RichText, UnavailableNote } from '@site-admin/ui';
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
    <LoadError isCompact isRetrying={isRetrying} onRetry={onRetry}>
      <RichText text={text} parts={{ link }} />
    </LoadError>
  );
}

/** The module is overridden inactive. */
export function StatsDisabled({ learnMoreHref }: { readonly learnMoreHref: string }) {
  return <ModuleOverrideBanner name={__('Jetpack Stats', 'jetpack')} learnMoreHref={learnMoreHref} />;
}

export function StatsOffline() {
  return (
    <CardBody>
      <p className={styles.offline}>{offlineText()}</p>
    </CardBody>
  );
}

/** The module is inactive: its benefit, and a button that activates it or the reason why it cannot be. */
export function StatsOff() {
  const { isPending, unavailable, set } = useModule('stats');
  const name = __('Jetpack Stats', 'jetpack');
  return (
    <CardBody className={styles.prompt}>
      <p>{__('Activate Jetpack Stats to see how many people visit your site and what they read.', 'jetpack')}</p>
      {unavailable ? (
        <p>
          <UnavailableNote {...unavailable} />
        </p>
      ) : (
        <Button variant="primary" busy={isPending} onClick={() => set(true, { texts: moduleToggleTexts(name, true) })}>
          {__('Activate Jetpack Stats', 'jetpack')}
        </Button>
      )}
    </CardBody>
  );
}

/** The site has no views yet. */
export function StatsEmpty() {
  const { permissions } = useViewer();
  const dispatch = useDispatch();
  return (
    <CardBody className={styles.prompt}>
      <p>{__('Jetpack Stats is active. Your stats will appear here after your first visitors.', 'jetpack')}</p>
      <Button variant="primary" onClick={() => dispatch(stats.emptyCardDismissed({ isStored: permissions.manage_modules }))}>
        {__('Okay, got it!', 'jetpack')}
      </Button>
    </CardBody>
  );
}
