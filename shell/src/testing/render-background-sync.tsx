import { wireInitialStateFor, type SiteOptions } from '@site-admin/contracts/testing';
import { renderPage, settle, type PageOptions } from './render-page';
import { testResponse } from './test-response';
import { startBackgroundSync } from '../background-sync/background-sync';

const cleanups: (() => void)[] = [];
afterEach(() => {
  cleanups.splice(0).forEach((stop) => stop());
  jest.restoreAllMocks();
});

/** Returns the response of `GET connection`, without the members that only the page's data has. */
export function toConnectionResponse(site: SiteOptions, change: object = {}): object {
  const {
    isInIdentityCrisis: _crisis,
    sandboxDomain: _sandbox,
    errors: _errors,
    ...response
  } = Object(wireInitialStateFor(site).connectionStatus);
  return { ...response, ...change };
}

const refusal = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };

/** Makes the site refuse calls with any other nonce. */
function acceptOnly(nonce: string, fetch: typeof globalThis.fetch): void {
  Object.assign(window, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const isApi = String(input).includes('jetpack/v4/');
      const isRefused = isApi && new Headers(init?.headers).get('X-WP-Nonce') !== nonce;
      return isRefused ? Promise.resolve(testResponse(JSON.stringify(refusal), { status: 403 })) : fetch(input, init);
    },
  });
}

/** Renders the page with background sync, on a site that responds to `GET connection`. */
export function renderWithBackgroundSync(options: PageOptions = {}) {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const page = renderPage(options);
  const { site = {} } = options;
  page.network.respond('GET connection', toConnectionResponse(site));
  page.network.respond('GET tracking/settings', { tracks_opt_out: true });
  const stop = startBackgroundSync(window, page);
  cleanups.push(stop);
  return {
    ...page,
    stop,
    acceptOnly: (nonce: string) => acceptOnly(nonce, page.network.fetch),
    wait: (ms: number) => void (now += ms),
    /** Changes the response of `GET connection`. */
    setConnection: (change: object) => page.network.respond('GET connection', toConnectionResponse(site, change)),
    /** Makes the tab visible after `afterMs`. */
    async returnToTab(afterMs: number) {
      now += afterMs;
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
    connectionChecks: () => page.network.getCalls('GET connection').length,
    notice: (id: string) => page.notices.shown.current.find((shown) => shown.id === id),
  };
}
