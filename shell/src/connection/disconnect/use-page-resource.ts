import type { Endpoint, InputArgument, ResourceState, EndpointResult } from '@site-admin/contracts';
import { useLayoutEffect, useState } from 'react';
import { usePage } from '../../page/page-context';

/** The page's cached answer of a GET endpoint that needs no input. */
export function usePageResource<E extends Endpoint>(endpoint: E, ...none: InputArgument<E>): ResourceState<EndpointResult<E>> {
  const { resources } = usePage().services;
  const [state, setState] = useState<ResourceState<EndpointResult<E>>>({ status: 'loading' });
  const [input] = useState(none);
  // Before the first paint: what is cached must not show a skeleton first.
  useLayoutEffect(() => {
    const subscription = resources.watch(endpoint, ...input).subscribe(setState);
    return () => subscription.unsubscribe();
  }, [resources, endpoint, input]);
  return state;
}
