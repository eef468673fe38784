import { Skeleton } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Outlet as OpenOutlet, OutletState } from '../../page/services/remotes';
import { usePage } from '../../page/page-context';
import { OutletPanel } from './outlet-panel';
import styles from './outlet.module.css';

const loading: OutletState = { status: 'loading' };

export interface OutletProps {
  /** As the registry names it. Give the element `key={remote}`: an outlet is one remote's for life. */
  readonly remote: string;
}

/** The place of one remote: what it draws, and around it what the shell has to say while it loads or when it fails. */
export function Outlet({ remote }: OutletProps) {
  const { remotes, services } = usePage();
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(loading);

  // Before the browser paints: what the person came for is not to wait for the frame around it.
  useLayoutEffect(() => {
    if (!host.current) return;
    const open: OpenOutlet = remotes.open(remote, host.current);
    const subscription = open.state.changes.subscribe(setState);
    return () => {
      subscription.unsubscribe();
      open.close();
    };
  }, [remotes, remote]);

  const isLoading = state.status === 'loading' || state.status === 'slow';
  useEffect(() => {
    if (state.status === 'ready') remotes.startBackgroundWork();
  }, [remotes, state.status]);

  // What failed while the site could not be reached is tried again once it can.
  useEffect(() => {
    if (state.status !== 'failed') return;
    const { retry } = state;
    let wasAway = services.isAway.current;
    const subscription = services.isAway.changes.subscribe((isAway) => {
      if (wasAway && !isAway) retry();
      wasAway = isAway;
    });
    return () => subscription.unsubscribe();
  }, [services, state]);

  return (
    <div aria-busy={isLoading} data-loading={isLoading || undefined}>
      <p className={styles.slow} role="status">
        {state.status === 'slow' && __('This is taking longer than usual. Still loading…', 'jetpack')}
      </p>
      <div className={styles.place}>
        {isLoading && <OutletSkeleton />}
        <div ref={host} className={styles.host} />
      </div>
      {(state.status === 'failed' || state.status === 'disabled') && <OutletPanel remote={remote} state={state} />}
    </div>
  );
}

/** Stands until the remote draws; then it is only the room that content will need, until the remote is ready. */
function OutletSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <Skeleton width={180} height={24} />
      <Skeleton height={300} />
      <div className={styles.pair}>
        <Skeleton height={132} />
        <Skeleton height={132} />
      </div>
    </div>
  );
}
