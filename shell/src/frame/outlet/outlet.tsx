import type { PageSkeleton } from '@site-admin/contracts';
import { useLive } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Outlet as OpenOutlet, OutletState } from '../../page/services/remotes';
import { usePage } from '../../page/page-context';
import { RemoteTabs } from '../navigation/remote-tabs';
import { ScreenSkeleton } from '../skeleton/screen-skeleton';
import { OutletPanel } from './outlet-panel';
import styles from './outlet.module.css';

const loading: OutletState = { status: 'loading' };

export interface OutletProps {
  /** Name in the registry. Set `key={remote}` on the element: an outlet never changes its remote. */
  readonly remote: string;
  /** Placeholder while the remote loads. */
  readonly skeleton: PageSkeleton;
}

/** Opens the remote in the host element and returns its state. */
function useOutletState(remote: string): { readonly host: RefObject<HTMLDivElement | null>; readonly state: OutletState } {
  const { remotes } = usePage();
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(loading);

  // Before the browser paints, so that the remote does not wait for the frame.
  useLayoutEffect(() => {
    if (!host.current) return;
    const open: OpenOutlet = remotes.open(remote, host.current);
    const subscription = open.state.changes.subscribe(setState);
    return () => {
      subscription.unsubscribe();
      open.close();
    };
  }, [remotes, remote]);
  return { host, state };
}

/** Retries an outlet once that has failed because the site could not be reached, as soon as it can be. */
function useRetryOnReturn(state: OutletState): void {
  const isSiteUnreachable = useLive(usePage().services.isSiteUnreachable);
  /** Whether the site was unreachable since the last attempt: one that is in progress on its return can still fail. */
  const wasAway = useRef(false);
  useEffect(() => {
    if (isSiteUnreachable) {
      wasAway.current = true;
    } else if (state.status === 'ready') {
      wasAway.current = false;
    } else if (state.status === 'failed' && wasAway.current) {
      wasAway.current = false;
      state.retry();
    }
  }, [isSiteUnreachable, state]);
}

/** Returns whether a version is shown in place of the wanted one. */
const isFallback = (state: OutletState) =>
  state.status === 'ready' && (state.source === 'last-good' || state.source === 'previous');

/** The element of a remote, its placeholder while it loads, and the panel that replaces it when it fails. */
export function Outlet({ remote, skeleton }: OutletProps) {
  const { remotes } = usePage();
  const { host, state } = useOutletState(remote);
  const isLoading = state.status === 'loading' || state.status === 'slow';
  useEffect(() => {
    if (state.status === 'ready') remotes.startBackgroundWork();
  }, [remotes, state.status]);
  useRetryOnReturn(state);

  return (
    <div aria-busy={isLoading} data-loading={isLoading || undefined}>
      <p className={styles.slow} role="status">
        {state.status === 'slow' && __('This is taking longer than usual. Still loading…', 'jetpack')}
        {isFallback(state) && __('An earlier version is shown here, as the current one could not be loaded.', 'jetpack')}
      </p>
      <div className={styles.place}>
        {isLoading && (
          <div className={styles.skeleton}>
            <RemoteTabs remote={remote} />
            <ScreenSkeleton kind={skeleton} />
          </div>
        )}
        <div ref={host} className={styles.host} />
      </div>
      {(state.status === 'failed' || state.status === 'disabled') && (
        <div className={styles.failed}>
          <RemoteTabs remote={remote} />
          <OutletPanel remote={remote} state={state} />
        </div>
      )}
    </div>
  );
}
