import { blogToken } from '../db/tokens';
import { callProviderAsSite, getError, isGood, orNetworkError } from '../relay/call-provider';
import { HttpError } from '../http-error';
import type { Incoming } from '../route';
import { connectionState } from './state';

/** Tests the connection. @throws {HttpError} 500 `failed_` and the name of the test, with a remedy. */
export async function connectionTest(call: Incoming) {
  const fail = (test: string, message: string, resolution: string) =>
    // As in the plugin, without the status.
    new HttpError(500, `failed_test__${test}`, message, { resolution, status: undefined });
  const { db } = call.site;
  const { registered, blogId } = connectionState(db);
  if (!registered && blogId !== null)
    throw fail('connection_token_health', 'The site was disconnected.', 'Connect the site again.');
  if (!registered) return { code: 'success', message: 'The site was never connected: there is nothing to test.' };
  if (blogToken(db) === '') throw fail('blog_token_if_exists', 'The site has lost its token.', 'Connect the site again.');
  const response = await orNetworkError(callProviderAsSite(call, { path: '/jetpack.test/1/' }));
  if (isGood(response)) return { code: 'success', message: 'The connection works.' };
  const { error, message } = getError(response);
  if (response.status === 0) throw fail('outbound_http', `The provider cannot be reached: ${message}`, 'Try again later.');
  throw fail('wpcom_connection_test', `The provider refused the site (${error}).`, 'Connect the site again.');
}
