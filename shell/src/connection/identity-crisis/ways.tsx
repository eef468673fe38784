import { Button, Card, CardBody, CardHeader, Link, Notice } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useId } from 'react';
import { useLinks } from '../../page/links';
import { usePage } from '../../page/page-context';
import type { CrisisState, Way } from './crisis';
import styles from './identity-crisis.module.css';

interface WayTexts {
  readonly title: string;
  readonly what: string;
  /** What it costs. */
  readonly consequence: string;
  readonly button: string;
  readonly failure: (problem: string) => string;
}

const texts: Readonly<Record<Way, () => WayTexts>> = {
  'safe-mode': () => ({
    title: __('It is a copy', 'jetpack'),
    what: __(
      'For example a place to try things. In safe mode this site sends nothing, and the original stays as it is.',
      'jetpack',
    ),
    consequence: __('What needs WordPress.com does not work here. You can choose again at any time.', 'jetpack'),
    button: __('Stay in safe mode', 'jetpack'),
    failure: (problem) =>
      /* translators: %s: why, in a sentence. */
      sprintf(__('Safe mode could not be switched on. %s', 'jetpack'), problem),
  }),
  migrate: () => ({
    title: __('It moved here', 'jetpack'),
    what: __('This address replaces the old one. The connection comes along, with plan, stats and subscribers.', 'jetpack'),
    consequence: __('A site that is still at the old address loses its connection.', 'jetpack'),
    button: __('Move the connection here', 'jetpack'),
    failure: (problem) =>
      /* translators: %s: why, in a sentence. */
      sprintf(__('The connection could not be moved. %s', 'jetpack'), problem),
  }),
  'start-fresh': () => ({
    title: __('It is a site of its own', 'jetpack'),
    what: __(
      'It only began as a copy. It gets a new connection, which you approve next, and the other site keeps its own.',
      'jetpack',
    ),
    consequence: __('Plan, stats and subscribers stay with the other site.', 'jetpack'),
    button: __('Start fresh', 'jetpack'),
    failure: (problem) =>
      /* translators: %s: why, in a sentence. */
      sprintf(__('A new connection could not be made. %s', 'jetpack'), problem),
  }),
};

export interface WaysProps {
  readonly state: Exclude<CrisisState, { status: 'safe' }>;
  readonly onTake: (way: Way) => void;
}

/** The three ways out, each with what it does and what it costs. */
export function Ways({ state, onTake }: WaysProps) {
  const { initial } = usePage().services.site;
  const { redirect } = useLinks();
  const titleId = useId();
  const intro = sprintf(
    /* translators: %s: the address of this site, such as example.org. */
    __('WordPress.com knows this site by another address than %s. Until you choose, this site sends it nothing.', 'jetpack'),
    initial.rawUrl,
  );
  return (
    <Card accent="warning" labelledBy={titleId}>
      <CardHeader level={2} titleId={titleId} title={__('Has this site moved, or is it a copy?', 'jetpack')} />
      <CardBody className={styles.body}>
        <p>
          {intro} <Link href={redirect('jetpack-support-safe-mode')}>{__('Learn more', 'jetpack')}</Link>
        </p>
        <div className={styles.ways}>
          <WayOut way="safe-mode" state={state} onTake={onTake} />
          <WayOut way="migrate" state={state} onTake={onTake} />
          <WayOut way="start-fresh" state={state} onTake={onTake} />
        </div>
        {state.status === 'failed' && <Notice status="is-error" text={texts[state.way]().failure(state.problem)} />}
      </CardBody>
    </Card>
  );
}

function WayOut({ way, state, onTake }: WaysProps & { readonly way: Way }) {
  const { title, what, consequence, button } = texts[way]();
  const noteId = useId();
  const isWorking = state.status === 'working';
  const isThis = isWorking && state.way === way;
  return (
    <section className={styles.way}>
      <h3 className={styles.title}>{title}</h3>
      <div id={noteId} className={styles.note}>
        <p>{what}</p>
        <p className={styles.consequence}>{consequence}</p>
      </div>
      <Button busy={isThis} disabled={isWorking && !isThis} aria-describedby={noteId} onClick={() => onTake(way)}>
        {button}
      </Button>
    </section>
  );
}
