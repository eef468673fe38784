import { useLayoutEffect, useRef, useState } from 'react';
import type { Endpoint, InputArgument, ResourceState, EndpointResult } from '@site-admin/contracts';
import { useShell } from '../remote/shell-context';

/**
 * Returns the shell's cached response of a GET endpoint: `loading`, `ready` or `failed`. A cached response is in the first paint and
 * causes no request.
 */
export function useResource<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): ResourceState<EndpointResult<E>> {
  const { resources } = useShell();
  const key = JSON.stringify([endpoint.path, input]);
  const [current, setCurrent] = useState<{ key: string; state: ResourceState<EndpointResult<E>> }>({
    key,
    state: { status: 'loading' },
  });
  // The input is a new object at each render; `key` changes with its content.
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  // A layout effect, so that cached data is painted instead of a skeleton.
  useLayoutEffect(() => {
    const subscription = resources.watch(endpoint, ...latest.current).subscribe((state) => setCurrent({ key, state }));
    return () => subscription.unsubscribe();
  }, [resources, endpoint, key]);
  return current.key === key ? current.state : { status: 'loading' };
}
