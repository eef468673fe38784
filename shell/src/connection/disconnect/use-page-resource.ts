import type { Endpoint, InputArgument, ResourceState, EndpointResult } from '@site-admin/contracts';
import { useLayoutEffect, useState } from 'react';
import { usePage } from '../../page/page-context';

/** Returns the page's cached state of a GET endpoint that needs no input. */
export function usePageResource<E extends Endpoint>(endpoint: E, ...noInput: InputArgument<E>): ResourceState<EndpointResult<E>> {
  const { resources } = usePage().services;
  const [state, setState] = useState<ResourceState<EndpointResult<E>>>({ status: 'loading' });
  const [input] = useState(noInput);
  // A layout effect, so that a cached resource is rendered without a skeleton before it.
  useLayoutEffect(() => {
    const subscription = resources.watch(endpoint, ...input).subscribe(setState);
    return () => subscription.unsubscribe();
  }, [resources, endpoint, input]);
  return state;
}
