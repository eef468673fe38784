import type { Page, Request } from 'playwright-core';

/** A request of a page to the site's API. */
export interface Call {
  readonly method: string;
  /** Path after `jetpack/v4/`, with its query except the cache buster: `module/all`. */
  readonly path: string;
  readonly body: unknown;
}

const api = '/wp-json/jetpack/v4/';

function readCall(request: Request): Call | undefined {
  const { pathname, searchParams } = new URL(request.url());
  if (!pathname.startsWith(api)) return undefined;
  searchParams.delete('_cacheBuster');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const text = request.postData();
  return { method: request.method(), path: pathname.slice(api.length) + query, body: parseBody(text) };
}

/** Parsed JSON, or the text if it is not JSON. */
function parseBody(text: string | null): unknown {
  if (text === null || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Records the calls of a page to `jetpack/v4`, in order. */
export class CallLog {
  readonly all: Call[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      const call = readCall(request);
      if (call) this.all.push(call);
    });
  }

  /** Returns the calls to one path: `calls.of('POST settings')`. */
  of(name: string): Call[] {
    return this.all.filter(({ method, path }) => `${method} ${path}` === name);
  }

  /** Returns `GET module/all` …, in order. */
  get names(): string[] {
    return this.all.map(({ method, path }) => `${method} ${path}`);
  }

  forget(): void {
    this.all.length = 0;
  }
}
