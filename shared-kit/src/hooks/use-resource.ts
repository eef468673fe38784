import { useLayoutEffect, useRef, useState } from 'react';
import type { Endpoint, InputArgument, ResourceState, EndpointResult } from '@site-admin/contracts';
import { useShell } from '../remote/shell-context';

interface Current<T> {
  /** The path and input of `state`. */
  readonly key: string;
  readonly state: ResourceState<T>;
}

/** Cached responses are the same objects in every state. */
const isSame = <T>(one: ResourceState<T>, other: ResourceState<T>) =>
  one.status === other.status && one.data === other.data && one.status !== 'failed';

/**
 * Returns the shell's cached response of a GET endpoint: `loading`, `ready` or `failed`. A cached response is in the first render and
 * causes no request.
 */
export function useResource<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): ResourceState<EndpointResult<E>> {
  const { resources } = useShell();
  const key = JSON.stringify([endpoint.path, input]);
  const [current, setCurrent] = useState<Current<EndpointResult<E>>>(() => ({ key, state: resources.peek(endpoint, ...input) }));
  // The input is a new object at each render; `key` changes with its content.
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  // A layout effect, so that nothing is painted that changed since the render.
  useLayoutEffect(() => {
    const subscription = resources.watch(endpoint, ...latest.current).subscribe((state) => {
      setCurrent((before) => (before.key === key && isSame(before.state, state) ? before : { key, state }));
    });
    return () => subscription.unsubscribe();
  }, [resources, endpoint, key]);
  return current.key === key ? current.state : resources.peek(endpoint, ...input);
}
