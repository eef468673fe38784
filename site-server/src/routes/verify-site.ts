import { getGoogleVerification, getGoogleVerificationByKeyring, verifyGoogle } from '@site-admin/contracts';
import * as v from 'valibot';
import { positiveInteger, required } from '../args';
import { savedModuleOptions } from '../db/modules';
import { errorWithoutData } from '../http-error';
import { getError, type ProviderResponse } from '../relay/call-provider';
import { relay } from '../relay/relay';
import { route, type Incoming, type Route } from '../route';

const unchecked = (response: ProviderResponse) => {
  const { error, message } = getError(response);
  const reason = `${error || 'no_answer'}: ${message || 'the provider did not respond'}`;
  return errorWithoutData('error_checking_if_site_verified_google', reason);
};
const unverified = (response: ProviderResponse) => {
  const { error, message } = getError(response);
  const code = response.status === 0 || error === '' ? 'error_verifying_site_google' : error;
  return errorWithoutData(code, message || 'The provider did not respond.');
};

const ask = (call: Incoming, keyring: string) =>
  relay(call, {
    path: `/site/verification/google${keyring}`,
    as: 'user',
    result: getGoogleVerification.result,
    toError: unchecked,
  });

/** Returns the tag that the site prints in its public pages for Google; it has none here, so the tag is sent along. */
const getPrintedTag = ({ site }: Incoming): string =>
  v.parse(v.fallback(v.string(), ''), savedModuleOptions(site.db).get('google'));

const keyringId = { keyring_id: required(positiveInteger) };

export const verifySiteRoutes: readonly Route[] = [
  route(getGoogleVerification, {}, (call) => ask(call, '')),
  route(getGoogleVerificationByKeyring, { args: keyringId }, (call) => ask(call, `?keyring_id=${call.args.keyring_id}`)),
  route(verifyGoogle, { args: keyringId }, (call) =>
    relay(call, {
      method: 'POST',
      path: '/site/verification/google',
      body: { keyring_id: call.args.keyring_id, code: getPrintedTag(call) },
      as: 'user',
      result: verifyGoogle.result,
      toError: unverified,
    }),
  ),
];
