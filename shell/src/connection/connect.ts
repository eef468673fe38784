import { getAuthorizeUrl, registerSite, type Live, type Requests, type Site } from '@site-admin/contracts';
import { map, of, switchMap, tap, type Observable } from '@site-admin/runtime/rx';
import { live } from '../services/live';
import type { NavigationPort } from '../services/ports';

/** Where connecting stands. One of, so that nothing registers and fails at once. */
export type ConnectState =
  | { readonly status: 'idle' }
  | { readonly status: 'registering' }
  /** The address is being fetched, or the browser is on its way there. */
  | { readonly status: 'authorizing' }
  | { readonly status: 'failed'; readonly error: Error };

export interface ConnectSources {
  readonly requests: Requests;
  readonly site: Site;
  readonly navigation: Pick<NavigationPort, 'assign'>;
  /** Which screen the person came from; the provider is told. */
  readonly from: string;
}

/** Where the provider sends the person back to; relative to wp-admin. */
const redirectUri = 'admin.php?page=jetpack';

/** @example withFrom('https://example.org/?a=1', 'jetpack') // 'https://example.org/?a=1&from=jetpack' */
export function withFrom(url: string, from: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`;
}

/** Connects the site and its user: registers where that is still to do, then leaves for the provider's page. */
export function createConnect({ requests, site, navigation, from }: ConnectSources) {
  const state = live<ConnectState>({ status: 'idle' });
  /** The register answer brings the address along; a second try must not register again. */
  let authorizeUrl: string | undefined;

  function register(): Observable<string> {
    state.set({ status: 'registering' });
    return requests
      .call(registerSite, {
        body: { registration_nonce: site.initial.registrationNonce, no_iframe: true, redirect_uri: redirectUri },
      })
      .pipe(
        map((answer) => answer.authorizeUrl),
        tap((url) => {
          authorizeUrl = url;
        }),
      );
  }

  function fetchAddress(): Observable<string> {
    state.set({ status: 'authorizing' });
    return requests
      .call(getAuthorizeUrl, { query: { no_iframe: 1, redirect_uri: redirectUri } })
      .pipe(map((answer) => answer.authorizeUrl));
  }

  return {
    state: state as Live<ConnectState>,
    start(): void {
      if (state.current.status === 'registering' || state.current.status === 'authorizing') return;
      of(authorizeUrl)
        .pipe(
          switchMap((known) => {
            if (known !== undefined) return of(known);
            return site.connection.current.isRegistered ? fetchAddress() : register();
          }),
        )
        .subscribe({
          next: (url) => {
            state.set({ status: 'authorizing' });
            navigation.assign(withFrom(url, from));
          },
          error: (error: Error) => state.set({ status: 'failed', error }),
        });
    },
  };
}
