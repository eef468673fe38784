import type { Live } from '@site-admin/contracts';
import { useLive } from '@site-admin/kit';
import { useEffect, useState, type ComponentType } from 'react';
import { live } from '../page/live';

/** A part of the page whose code is a file of its own: what most pages do not show stays out of the first file. */
export interface LazyPart<Props> {
  /** Undefined until its code is there; from then on it is drawn at once. */
  readonly loaded: Live<ComponentType<Props> | undefined>;
  /** Fetches its code, once for all who want it. Rejects when it does not come; the next call asks for it anew. */
  fetch(): Promise<void>;
}

/** @param load Fetches the code. */
export function createLazyPart<Props = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loaded = live<ComponentType<Props> | undefined>(undefined);
  let fetching: Promise<void> | undefined;
  return {
    loaded,
    fetch: () =>
      (fetching ??= load().then(loaded.set, (error: unknown) => {
        fetching = undefined;
        throw error;
      })),
  };
}

/** How a part stands that somebody wants to draw. */
export type PartState<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Part: ComponentType<Props> }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Fetches a part as soon as it is wanted. Code that does not come costs the part, not the page: whoever wants it says so, and may
 * try again; wanted another time, it is tried again anyway.
 */
export function useLazyPart<Props>(part: LazyPart<Props>, isWanted = true): PartState<Props> {
  const Part = useLive(part.loaded);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed && !isWanted) setFailed(false);

  useEffect(() => {
    if (!isWanted || hasFailed) return undefined;
    let hasLeft = false;
    part.fetch().catch(() => {
      if (!hasLeft) setFailed(true);
    });
    return () => {
      hasLeft = true;
    };
  }, [part, isWanted, hasFailed]);

  if (Part) return { status: 'ready', Part };
  return hasFailed ? { status: 'failed', retry: () => setFailed(false) } : { status: 'loading' };
}
