import { isApiError, type ResourceState } from '@site-admin/contracts';

/** Returns whether the user has lost the right to see the state. */
export const isRefused = (state: ResourceState<unknown>): boolean =>
  state.status === 'failed' &&
  isApiError(state.error) &&
  state.error.status === 403 &&
  state.error.response.code === 'rest_forbidden';
