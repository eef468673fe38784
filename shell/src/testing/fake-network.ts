type FakeResponse = { readonly status: number; readonly text: string } | 'network error';

export interface FakeCall {
  /** `POST options/options`: method, and path below `jetpack/v4/` or the whole address. */
  readonly name: string;
  readonly url: string;
  readonly body: unknown;
}

const getCallName = (url: string, method: string) => `${method} ${/jetpack\/v4\/([^?&]*)/.exec(url)?.[1] ?? url}`;

const noResponse = (name: string): FakeResponse => ({
  status: 501,
  text: JSON.stringify({ code: 'no_response', message: `The test has no response for ${name}.` }),
});

/** Creates a network that responds by call name, and records the calls. */
export function createFakeNetwork() {
  const responses = new Map<string, FakeResponse>();
  const held = new Map<string, Promise<void>>();
  const calls: FakeCall[] = [];

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = String(input);
    const name = getCallName(url, init?.method ?? 'GET');
    calls.push({ name, url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    await held.get(name);
    const given = responses.get(name) ?? noResponse(name);
    if (given === 'network error') throw new TypeError('Failed to fetch');
    const { status, text } = given;
    // jsdom has no Response: these are the members that the request layer reads.
    const response = { status, ok: status < 300, redirected: false, url, text: () => Promise.resolve(text) };
    return response as Response;
  }

  return {
    fetch,
    calls,
    getCalls: (name: string) => calls.filter((call) => call.name === name),
    respond: (name: string, body: unknown, status = 200) => void responses.set(name, { status, text: JSON.stringify(body) }),
    /** Responds with a body that is not JSON, as a proxy may. */
    respondText: (name: string, text: string, status = 200) => void responses.set(name, { status, text }),
    /** Fails with a network error. */
    fail: (name: string) => void responses.set(name, 'network error'),
    /** Delays the responses of this name until the returned function is called. */
    hold(name: string): () => void {
      let release: () => void = () => undefined;
      held.set(name, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(name);
        release();
      };
    },
  };
}
