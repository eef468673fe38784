/** What a call of the page is answered with. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body: unknown;
}

export interface FakeCall {
  /** `POST options/options`: method, and path below `jetpack/v4/` or the whole address. */
  readonly name: string;
  readonly url: string;
  readonly body: unknown;
}

const nameOf = (url: string, method: string) => `${method} ${/jetpack\/v4\/([^?&]*)/.exec(url)?.[1] ?? url}`;

/** Stands for the network: answers by name, and keeps what was asked. A held answer comes when the test lets it. */
export function createFakeNetwork() {
  const answers = new Map<string, FakeAnswer>();
  const held = new Map<string, Promise<void>>();
  const calls: FakeCall[] = [];

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = String(input);
    const name = nameOf(url, init?.method ?? 'GET');
    calls.push({ name, url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    await held.get(name);
    const { status = 200, body } = answers.get(name) ?? {
      status: 501,
      body: { code: 'unanswered', message: `${name} has no answer` },
    };
    // jsdom has no Response; this is the part of it the request layer reads.
    const answer = { status, ok: status < 300, redirected: false, url, text: () => Promise.resolve(JSON.stringify(body)) };
    return answer as Response;
  }

  return {
    fetch,
    calls,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    answer: (name: string, body: unknown, status = 200) => void answers.set(name, { status, body }),
    /** Answers of this name wait until the result is called. */
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
