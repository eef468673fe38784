import { useLayoutEffect, useRef, useState } from 'react';
import type { Endpoint, InputArgument, ResourceState, EndpointResult } from '@site-admin/contracts';
import { useShell } from '../remote/shell-context';

/**
 * The shell's cached answer of a GET endpoint: `loading`, `ready` or `failed`. An answer the shell already has is there before
 * the first paint, and costs no request.
 */
export function useResource<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): ResourceState<EndpointResult<E>> {
  const { resources } = useShell();
  const key = JSON.stringify([endpoint.path, input]);
  const [heard, setHeard] = useState<{ key: string; state: ResourceState<EndpointResult<E>> }>({
    key,
    state: { status: 'loading' },
  });
  // The input is a new object at each render; `key` says when it means something else.
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  // A layout effect, not an effect: what is cached must be drawn before the skeleton would be.
  useLayoutEffect(() => {
    const subscription = resources.watch(endpoint, ...latest.current).subscribe((state) => setHeard({ key, state }));
    return () => subscription.unsubscribe();
  }, [resources, endpoint, key]);
  return heard.key === key ? heard.state : { status: 'loading' };
}
