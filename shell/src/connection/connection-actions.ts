import {
  disconnectSite,
  getAuthorizeUrl,
  getConnectUrl,
  noticeDurations,
  providerHost,
  reconnectSite,
  registerSite,
  unlinkUser,
} from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { getErrorText } from '@site-admin/kit';
import { firstValueFrom } from 'rxjs';
import { defaultRedirectUri, type ConnectionContext } from './connection-context';

/** The actions of the connection service, in a chunk of their own. The caller sets the flag of an action, the action clears it. */

const myConnection = 'admin.php?page=my-jetpack#/connection';

/** @example withFrom('https://example.org/?a=1', 'jetpack') // 'https://example.org/?a=1&from=jetpack' */
function withFrom(url: string, from: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`;
}

async function register({ requests, site, sync }: ConnectionContext, redirectUri: string): Promise<string> {
  // The page is about to be left: a status update now would replace the screen in use.
  sync.pause();
  const body = { registration_nonce: site.initial.registrationNonce, no_iframe: true, redirect_uri: redirectUri };
  const { authorizeUrl } = await firstValueFrom(requests.call(registerSite, { body }));
  // A retry must not register again.
  site.setConnection({ ...site.connection.current, isRegistered: true });
  return authorizeUrl;
}

async function fetchAuthorizeUrl({ requests }: ConnectionContext, redirectUri: string): Promise<string> {
  const query = { no_iframe: 1, redirect_uri: redirectUri } as const;
  const { authorizeUrl } = await firstValueFrom(requests.call(getAuthorizeUrl, { query }));
  return authorizeUrl;
}

/** Opens the provider's authorization page. */
async function authorize({ navigation, patch, sync }: ConnectionContext, url: string, from: string): Promise<void> {
  patch({ siteIsRegistering: false, userIsConnecting: true, authorizationUrl: url });
  if (await navigation.assign(withFrom(url, from))) return;
  // The user stays to keep unsaved input.
  patch({ userIsConnecting: false });
  sync.resume();
}

/** Registers the site unless it is registered, then opens the provider's authorization page. */
export async function connect(context: ConnectionContext, from: string, redirectUri: string): Promise<void> {
  const { authorizeUrls, site, sync } = context;
  try {
    const url =
      authorizeUrls.get(redirectUri) ??
      (await (site.connection.current.isRegistered ? fetchAuthorizeUrl(context, redirectUri) : register(context, redirectUri)));
    authorizeUrls.set(redirectUri, url);
    await authorize(context, url, from);
  } catch (error) {
    sync.resume();
    throw error;
  }
}

/** Marks the user as not connected, in the state of this page. */
function markUserDisconnected({ site, state, patch }: ConnectionContext): void {
  site.setConnection({ ...site.connection.current, isUserConnected: false });
  site.setUser({ ...site.user.current, isConnected: false });
  const data = state.current.userConnectionData;
  if (data) patch({ userConnectionData: { ...data, currentUser: { ...data.currentUser, isConnected: false } } });
}

/** Unlinks the user's account from the site. */
export async function unlink(context: ConnectionContext): Promise<void> {
  const { requests, resources, notices, patch } = context;
  const id = 'unlink-user';
  try {
    await firstValueFrom(requests.call(unlinkUser, { body: { linked: false } }));
    markUserDisconnected(context);
    resources.refresh(getConnectUrl);
    /* translators: %s is the provider, such as WordPress.com. */
    const text = sprintf(__('Unlinked from %s.', 'jetpack'), providerHost);
    notices.show({ id, status: 'is-success', text, duration: noticeDurations.success }, 'shell');
  } catch (error) {
    /* translators: 1 is the provider, such as WordPress.com, 2 is the message of the site. */
    const text = sprintf(__('Error unlinking from %1$s. Error: %2$s', 'jetpack'), providerHost, getErrorText(error));
    notices.show({ id, status: 'is-error', text }, 'shell');
  } finally {
    patch({ isUnlinkingUser: false });
  }
}

export async function disconnect(context: ConnectionContext): Promise<void> {
  const { requests, sync, authorizeUrls, patch } = context;
  sync.pause();
  try {
    await firstValueFrom(requests.call(disconnectSite, { body: { isActive: false } }));
  } catch (error) {
    sync.resume();
    throw error;
  }
  // The authorization URLs belong to the removed registration.
  authorizeUrls.clear();
  patch({ authorizationUrl: undefined });
  markUserDisconnected(context);
}

/** Sends the user to the provider to authorize again. */
async function authorizeAgain(context: ConnectionContext, authorizeUrl: string, redirect: boolean): Promise<void> {
  const { site, navigation, authorizeUrls, patch } = context;
  markUserDisconnected(context);
  // Stored for the connection page, where the user can continue if the provider's page does not open.
  authorizeUrls.clear();
  authorizeUrls.set(defaultRedirectUri, authorizeUrl);
  patch({ connectUrl: authorizeUrl, authorizationUrl: authorizeUrl });
  if (redirect) return void (await navigation.assign(`${site.initial.adminUrl}${myConnection}`));
  navigation.navigate('/connect-user');
  await authorize(context, authorizeUrl, 'reconnect');
}

/** Restores the connection (spec 001 §4.3). */
export async function reconnect(context: ConnectionContext, redirect: boolean): Promise<void> {
  const { requests, notices, navigation, sync, patch } = context;
  const id = 'reconnect-jetpack';
  // Until the page is left, an outdated status must not overwrite the state of this page.
  sync.pause();
  const text = __('Reconnecting Jetpack', 'jetpack');
  notices.show({ id, status: 'is-info', text, isPersistent: true, showDismiss: false }, 'shell');
  try {
    const response = await firstValueFrom(requests.call(reconnectSite));
    // The result is displayed after the reload; until then the page stays in its reconnecting state.
    if (response.status !== 'in_progress' && (await navigation.reload())) return;
    notices.dismiss(id);
    patch({ isReconnecting: false });
    if (response.status === 'in_progress') return await authorizeAgain(context, response.authorizeUrl, redirect);
    sync.resume();
  } catch (error) {
    /* translators: %s is the message of the site. */
    const failure = sprintf(__('There was an error reconnecting Jetpack. Error: %s', 'jetpack'), getErrorText(error));
    notices.show({ id, status: 'is-error', text: failure }, 'shell');
    sync.resume();
    patch({ isReconnecting: false });
  }
}
