import { wireInitialStateFor, type SiteOptions } from '@site-admin/contracts/testing';
import { renderPage, settle, type PageOptions } from './render-page';
import { testResponse } from './test-response';
import { startBackgroundSync } from '../background-sync/background-sync';

const ended: (() => void)[] = [];
afterEach(() => {
  ended.splice(0).forEach((end) => end());
  jest.restoreAllMocks();
});

/** `GET connection` of a site like this, without what only the page carries. */
export function connectionAnswer(site: SiteOptions, change: object = {}): object {
  const {
    isInIdentityCrisis: _crisis,
    sandboxDomain: _sandbox,
    errors: _errors,
    ...answer
  } = Object(wireInitialStateFor(site).connectionStatus);
  return { ...answer, ...change };
}

const refusal = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };

/** From now on the site takes calls with this nonce only. */
function acceptOnly(nonce: string, fetch: typeof globalThis.fetch): void {
  Object.assign(window, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const isApi = String(input).includes('jetpack/v4/');
      const isRefused = isApi && new Headers(init?.headers).get('X-WP-Nonce') !== nonce;
      return isRefused ? Promise.resolve(testResponse(JSON.stringify(refusal), { status: 403 })) : fetch(input, init);
    },
  });
}

/** The page with background sync, at a site that answers how it is connected. */
export function renderKept(options: PageOptions = {}) {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const page = renderPage(options);
  const { site = {} } = options;
  page.network.answer('GET connection', connectionAnswer(site));
  page.network.answer('GET tracking/settings', { tracks_opt_out: true });
  const stop = startBackgroundSync(window, page);
  ended.push(stop);
  return {
    ...page,
    stop,
    acceptOnly: (nonce: string) => acceptOnly(nonce, page.network.fetch),
    wait: (ms: number) => void (now += ms),
    /** How the site answers from now on. */
    connect: (change: object) => page.network.answer('GET connection', connectionAnswer(site, change)),
    /** The person comes back to the tab after so long. */
    async comeBack(afterMs: number) {
      now += afterMs;
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
    looks: () => page.network.callsOf('GET connection').length,
    notice: (id: string) => page.notices.shown.current.find((shown) => shown.id === id),
  };
}
