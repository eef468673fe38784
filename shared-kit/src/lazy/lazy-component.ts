import { useEffect, useState, type ComponentType } from 'react';

/** A component in its own chunk, so that code most pages do not need is not part of the initial bundle. */
export interface LazyComponent<Props> {
  /** The component; undefined until its chunk is loaded. */
  readonly loaded: ComponentType<Props> | undefined;
  /** Loads the chunk, once for all callers. Rejects when loading fails; the next call loads again. */
  fetch(): Promise<void>;
}

/** @param load Imports the component. */
export function createLazyComponent<Props = object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  return {
    get loaded() {
      return loaded;
    },
    fetch: () =>
      (loading ??= load().then(
        (component) => void (loaded = component),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}

export type LazyState<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Loads a component while `isWanted`. A failed load is returned as a state with `retry`, not thrown; it is retried once the browser is
 * back online, and when the component is wanted again. In place of `lazy` of React, which never retries.
 */
export function useLazyComponent<Props>(part: LazyComponent<Props>, isWanted = true): LazyState<Props> {
  const [status, setStatus] = useState<LazyState<Props>['status']>('loading');
  const hasFailed = status === 'failed';
  // As rendered: the chunk may arrive between render and effect.
  const { loaded } = part;
  const isLoaded = loaded !== undefined;
  if (hasFailed && !isWanted) setStatus('loading');

  useEffect(() => {
    if (!isWanted || isLoaded) return undefined;
    if (hasFailed) {
      const retry = () => setStatus('loading');
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }
    const ended = new AbortController();
    const { signal } = ended;
    // A load in progress when the browser is back online can still fail.
    let isBack = false;
    window.addEventListener('online', () => (isBack = true), { signal });
    const load = (): Promise<void> =>
      part.fetch().then(
        () => {
          if (!signal.aborted) setStatus('ready');
        },
        () => {
          if (signal.aborted) return undefined;
          if (!isBack) return setStatus('failed');
          isBack = false;
          return load();
        },
      );
    void load();
    return () => ended.abort();
  }, [part, isWanted, isLoaded, hasFailed]);

  if (loaded) return { status: 'ready', Component: loaded };
  return hasFailed ? { status: 'failed', retry: () => setStatus('loading') } : { status: 'loading' };
}
