import { Button, Card, CardBody } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import type { OutletState, Phase } from '../../page/services/remotes';
import { usePage } from '../../page/page-context';
import styles from './outlet.module.css';

/** Returns the explanation of a failed phase. */
function getFailureText(phase: Phase): string {
  switch (phase) {
    case 'manifest':
      return __('The published information about this part is inconsistent.', 'jetpack');
    case 'handshake':
      return __('This part is not compatible with this version of the page.', 'jetpack');
    case 'load':
      return __('Its files could not be downloaded or were modified. Check your connection and try again.', 'jetpack');
    case 'mount':
    case 'run':
    case 'unmount':
      return __('It stopped working right after it started.', 'jetpack');
  }
}

/** Returns the declared title of a remote. */
function useTitle(remote: string): string {
  const known = useLive(usePage().remotes.known);
  return known.find(({ name }) => name === remote)?.declaration?.title ?? remote;
}

export interface OutletPanelProps {
  readonly remote: string;
  readonly state: Extract<OutletState, { status: 'failed' | 'disabled' }>;
}

/** Replaces a remote that failed or is disabled: its title, the reason and a retry button. */
export function OutletPanel({ remote, state }: OutletPanelProps) {
  const title = useTitle(remote);
  if (state.status === 'disabled') {
    return (
      <Panel
        /* translators: %s: a part of the page, such as "Settings". */
        title={sprintf(__('%s is disabled', 'jetpack'), title)}
        texts={[state.reason]}
      />
    );
  }
  const { failure, retry } = state;
  return (
    <Panel
      /* translators: %s: a part of the page, such as "Settings". */
      title={sprintf(__('%s could not be loaded', 'jetpack'), title)}
      texts={[getFailureText(failure.phase), failure.reason, __('The rest of the page is not affected.', 'jetpack')]}
      /* translators: %s: a code that support can look up. */
      note={sprintf(__('Reference for support: %s', 'jetpack'), failure.correlation)}
      onRetry={retry}
    />
  );
}

interface PanelProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly note?: string;
  readonly onRetry?: () => void;
}

/** A card in place of content that is missing. */
export function Panel({ title, texts, note, onRetry }: PanelProps) {
  return (
    <div role="alert">
      <Card>
        <CardBody>
          <h2 className={styles.title}>{title}</h2>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {onRetry && <Button onClick={onRetry}>{__('Try again', 'jetpack')}</Button>}
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </CardBody>
      </Card>
    </div>
  );
}
