/** What a call of the page is answered with: a status and the text of a body, or nothing at all. */
type FakeAnswer = { readonly status: number; readonly text: string } | 'cut';

export interface FakeCall {
  /** `POST options/options`: method, and path below `jetpack/v4/` or the whole address. */
  readonly name: string;
  readonly url: string;
  readonly body: unknown;
}

const nameOf = (url: string, method: string) => `${method} ${/jetpack\/v4\/([^?&]*)/.exec(url)?.[1] ?? url}`;

const unanswered = (name: string) => JSON.stringify({ code: 'unanswered', message: `${name} has no answer` });

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
    const given = answers.get(name) ?? { status: 501, text: unanswered(name) };
    if (given === 'cut') throw new TypeError('Failed to fetch');
    const { status, text } = given;
    // jsdom has no Response; this is the part of it the request layer reads.
    const answer = { status, ok: status < 300, redirected: false, url, text: () => Promise.resolve(text) };
    return answer as Response;
  }

  return {
    fetch,
    calls,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    answer: (name: string, body: unknown, status = 200) => void answers.set(name, { status, text: JSON.stringify(body) }),
    /** A body that is no JSON, as from a proxy in between. */
    answerText: (name: string, text: string, status = 200) => void answers.set(name, { status, text }),
    /** No answer comes. */
    cut: (name: string) => void answers.set(name, 'cut'),
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
