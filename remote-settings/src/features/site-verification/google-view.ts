import type { GoogleVerification, ResourceState } from '@site-admin/contracts';
import { notConnected, toGoogleError, toGoogleStatus, type GoogleError, type GoogleStatus } from './google-status';
import type { GoogleState } from './site-verification.slice';

/** What is shown for Google (spec 002 §4). `isForced`: the code can be entered by hand only. */
export type GoogleView =
  | { readonly kind: 'fetching' | 'verifying' | 'unverified' }
  | { readonly kind: 'verified'; readonly status: GoogleStatus }
  | { readonly kind: 'error'; readonly error: GoogleError }
  | { readonly kind: 'manual'; readonly isForced: boolean };

/** Derives the view from the fetched status and the verification of the user. */
export function selectGoogleView(resource: ResourceState<GoogleVerification>, state: GoogleState): GoogleView {
  const status = resource.data && toGoogleStatus(resource.data);
  const fetchError = resource.status === 'failed' ? toGoogleError(resource.error) : status?.error;
  const error = state.status === 'failed' ? state.error : fetchError;
  if (error?.code === 'forbidden') return { kind: 'manual', isForced: true };
  if (state.status === 'manual') return { kind: 'manual', isForced: false };
  if (state.status === 'verifying') return { kind: 'verifying' };
  if (resource.status === 'loading') return { kind: 'fetching' };
  if (status?.isVerified && resource.status === 'ready') return { kind: 'verified', status };
  return error && error.code !== notConnected ? { kind: 'error', error } : { kind: 'unverified' };
}
