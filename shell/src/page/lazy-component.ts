import type { Live } from '@site-admin/contracts';
import { useLive } from '@site-admin/kit';
import { useEffect, useState, type ComponentType } from 'react';
import { live } from './live';

/** A component in its own chunk, so that code most pages do not need is not part of the initial bundle. */
export interface LazyComponent<Props> {
  /** The component; undefined until its chunk is loaded. */
  readonly loaded: Live<ComponentType<Props> | undefined>;
  /** Loads the chunk, once for all callers. Rejects when loading fails; the next call loads again. */
  fetch(): Promise<void>;
}

/** @param load Imports the component. */
export function createLazyComponent<Props = object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const loaded = live<ComponentType<Props> | undefined>(undefined);
  let loading: Promise<void> | undefined;
  return {
    loaded,
    fetch: () =>
      (loading ??= load().then(loaded.set, (error: unknown) => {
        loading = undefined;
        throw error;
      })),
  };
}

export type LazyState<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Loads a component while `isWanted`. A failed load is returned as a state with `retry`, not thrown. After a failure, a component
 * that is wanted again is loaded again.
 */
export function useLazyComponent<Props>(part: LazyComponent<Props>, isWanted = true): LazyState<Props> {
  const Component = useLive(part.loaded);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed && !isWanted) setFailed(false);

  useEffect(() => {
    if (!isWanted || hasFailed) return undefined;
    let isUnmounted = false;
    part.fetch().catch(() => {
      if (!isUnmounted) setFailed(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [part, isWanted, hasFailed]);

  if (Component) return { status: 'ready', Component };
  return hasFailed ? { status: 'failed', retry: () => setFailed(false) } : { status: 'loading' };
}
