import { Button, Card, CardBody, CardHeader, Link, Notice } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useId } from 'react';
import { useLinks } from '../../page/links';
import type { CrisisState, Resolution } from './crisis';
import styles from './identity-crisis.module.css';
import type { SiteAddresses } from './site-addresses';

interface ResolutionTexts {
  readonly title: string;
  readonly effect: string;
  /** What is lost. */
  readonly consequence: string;
  readonly button: string;
  readonly failure: (reason: string) => string;
}

const texts: Readonly<Record<Resolution, (known: string | undefined) => ResolutionTexts>> = {
  'safe-mode': () => ({
    title: __('Treat as a copy', 'jetpack'),
    effect: __(
      'For staging or development sites. In safe mode this site sends no data, and the original site is not affected.',
      'jetpack',
    ),
    consequence: __('Features that need WordPress.com are unavailable here. You can change this at any time.', 'jetpack'),
    button: __('Stay in safe mode', 'jetpack'),
    failure: (reason) =>
      /* translators: %s: why, in a sentence. */
      sprintf(__('Safe mode could not be enabled. %s', 'jetpack'), reason),
  }),
  migrate: (known) => ({
    title: __('Move the connection', 'jetpack'),
    effect: __('Use this address from now on. Your plan, stats and subscribers move with the connection.', 'jetpack'),
    consequence: known
      ? /* translators: %s: an address, such as example.org. */
        sprintf(__('A site that is still at %s loses its connection.', 'jetpack'), known)
      : __('A site at the old address will be disconnected.', 'jetpack'),
    button: __('Move the connection here', 'jetpack'),
    failure: (reason) =>
      /* translators: %s: why, in a sentence. */
      sprintf(__('The connection could not be moved. %s', 'jetpack'), reason),
  }),
  'start-fresh': (known) => ({
    title: __('Create a new connection', 'jetpack'),
    effect: __('Treat this as a separate site. You approve a new connection next, and the other site keeps its own.', 'jetpack'),
    consequence: known
      ? /* translators: %s: an address, such as example.org. */
        sprintf(__('Plan, stats and subscribers stay with %s.', 'jetpack'), known)
      : __('Your plan, stats and subscribers stay with the other site.', 'jetpack'),
    button: __('Start fresh', 'jetpack'),
    failure: (reason) =>
      /* translators: %s: why, in a sentence. */
      sprintf(__('A new connection could not be created. %s', 'jetpack'), reason),
  }),
};

const resolutionOrder: readonly Resolution[] = ['safe-mode', 'migrate', 'start-fresh'];

function getIntroduction({ known, current }: SiteAddresses): string {
  if (known === undefined) {
    return sprintf(
      /* translators: %s: the address of this site, such as example.org. */
      __('WordPress.com knows this site by another address than %s. Until you choose, this site sends it nothing.', 'jetpack'),
      current,
    );
  }
  return sprintf(
    /* translators: 1: the address that WordPress.com has; 2: the address of this site. */
    __('WordPress.com knows this site as %1$s, but you are on %2$s. Until you choose, this site sends it nothing.', 'jetpack'),
    known,
    current,
  );
}

export interface ResolutionsProps {
  readonly state: Exclude<CrisisState, { status: 'safe' }>;
  readonly addresses: SiteAddresses;
  readonly onChoose: (resolution: Resolution) => void;
}

/** The three resolutions of the crisis, each with its effect and consequence. */
export function Resolutions({ state, addresses, onChoose }: ResolutionsProps) {
  const { redirect } = useLinks();
  const titleId = useId();
  return (
    <Card accent="warning" labelledBy={titleId}>
      <CardHeader level={2} titleId={titleId} title={__('Has this site moved, or is it a copy?', 'jetpack')} />
      <CardBody className={styles.body}>
        <p>
          {getIntroduction(addresses)} <Link href={redirect('jetpack-support-safe-mode')}>{__('Learn more', 'jetpack')}</Link>
        </p>
        <div className={styles.resolutions}>
          {resolutionOrder.map((resolution) => (
            <ResolutionSection key={resolution} resolution={resolution} state={state} addresses={addresses} onChoose={onChoose} />
          ))}
        </div>
        {state.status === 'failed' && (
          <Notice status="is-error" text={texts[state.resolution](addresses.known).failure(state.errorText)} />
        )}
      </CardBody>
    </Card>
  );
}

function ResolutionSection({ resolution, state, addresses, onChoose }: ResolutionsProps & { readonly resolution: Resolution }) {
  const { title, effect, consequence, button } = texts[resolution](addresses.known);
  const noteId = useId();
  const isWorking = state.status === 'working';
  const isApplying = isWorking && state.resolution === resolution;
  return (
    <section className={styles.resolution}>
      <h3 className={styles.title}>{title}</h3>
      <div id={noteId} className={styles.note}>
        <p>{effect}</p>
        <p className={styles.consequence}>{consequence}</p>
      </div>
      <Button
        busy={isApplying}
        disabled={isWorking && !isApplying}
        aria-describedby={noteId}
        onClick={() => onChoose(resolution)}
      >
        {button}
      </Button>
    </section>
  );
}
