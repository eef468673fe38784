import { testPassword } from './site';

/** A user's browser: follows links, sends forms over HTTP and stores cookies per origin. */
export interface Browser {
  /** Sends one request; redirects are not followed. */
  open(url: string): Promise<Page>;
  /** Sends a form, as a page of the same origin does. */
  send(url: string, fields: Readonly<Record<string, string>>): Promise<Page>;
  /** Follows redirects to the end. */
  follow(page: Page): Promise<Page>;
  /** Calls the API with a fresh nonce. */
  call(path: string, body?: unknown): Promise<Page>;
}

export interface Page {
  readonly url: string;
  readonly status: number;
  /** Target of a redirect. */
  readonly location: string | undefined;
  readonly text: string;
  json(): unknown;
}

/** Returns a fetch function with the cookies of one origin. */
function cookieJar(home: string): (url: string, init: RequestInit) => Promise<Page> {
  const cookies = new Map<string, string>();
  return async function request(url: string, init: RequestInit): Promise<Page> {
    const { origin } = new URL(url);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, ...(origin === home && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }) },
    });
    for (const cookie of origin === home ? response.headers.getSetCookie() : []) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const location = response.headers.get('location');
    const to = location === null ? undefined : new URL(location, url).href;
    return { url, status: response.status, location: to, text, json: (): unknown => JSON.parse(text) };
  };
}

/** Signs a user in at a listening site. */
export async function getBrowser(home: string, login: string): Promise<Browser> {
  const request = cookieJar(home);
  const open = (url: string) => request(new URL(url, home).href, {});
  const send = (url: string, fields: Readonly<Record<string, string>>) =>
    request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(url).origin },
      body: new URLSearchParams(fields).toString(),
    });
  await send(`${home}/wp-login.php`, { log: login, pwd: testPassword });

  return {
    open,
    send,
    async follow(page) {
      let at = page;
      while (at.location !== undefined) at = await open(at.location);
      return at;
    },
    async call(path, body) {
      const nonce = (await open('/wp-admin/admin-ajax.php?action=rest-nonce')).text;
      const headers = { 'x-wp-nonce': nonce, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
      return request(`${home}/wp-json/jetpack/v4/${path}`, init);
    },
  };
}

/** Returns names and values of a page's hidden fields. */
export function hiddenFields(html: string): Record<string, string> {
  const decode = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const found = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, decode(value)]));
}
