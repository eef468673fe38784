import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';

/** The address an open page polls, and its headers. */
export interface Polled {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Stream of the revision; undefined where the host has none. */
  readonly events?: string;
}

/** A simulated open page: one kept connection for its polls, another one for its stream. */
export interface OpenPage {
  readonly revision: number;
  /** Polls as the page does, with the ETag of the last response; resolves with the milliseconds it took. */
  poll(): Promise<number>;
  /** Opens the stream, and polls once it reports a newer revision. */
  listen(): void;
  close(): void;
}

/** Reads a response; resolves with the start of its text, which contains the revision. Decoding all of it would slow down the others. */
async function readStart(response: IncomingMessage): Promise<string> {
  const decoder = response.headers['content-encoding'] === 'br' ? createBrotliDecompress() : undefined;
  let start = '';
  (decoder ? response.pipe(decoder) : response).on('data', (part) => {
    if (start === '') start = String(part);
    if (decoder) response.unpipe(decoder).resume();
  });
  await once(response, 'end');
  return start;
}

/** The connections of pages that were closed. */
const closed = new WeakSet<Agent>();

/** Sends a GET; again, as a browser does, if the server has closed the kept connection meanwhile. */
function request(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { headers, agent }, resolve);
    sent.on('error', (error) => {
      if (sent.reusedSocket && !closed.has(agent)) request(url, headers, agent).then(resolve, reject);
      else reject(error);
    });
  });
}

/** Pages that received the same event poll within this many milliseconds, as the page does. */
const eventSpread = 250;

export function openPage({ url, headers, events }: Polled): OpenPage {
  const agent = new Agent({ keepAlive: true });
  let etag: string | undefined;
  let revision = 0;

  async function poll(): Promise<number> {
    const since = performance.now();
    const response = await request(url, { ...headers, 'accept-encoding': 'br', ...(etag && { 'if-none-match': etag }) }, agent);
    const start = await readStart(response);
    const took = performance.now() - since;
    if (response.statusCode === 304) return took;
    if (response.statusCode !== 200) throw new Error(`A poll returned the status ${response.statusCode}.`);
    revision = Number(/"revision":\s*(\d+)/.exec(start)?.[1]);
    etag = response.headers.etag;
    return took;
  }

  async function listen(): Promise<void> {
    if (events === undefined) return;
    const stream = await request(events, headers, agent);
    if (stream.statusCode !== 200) throw new Error(`A stream returned the status ${stream.statusCode}.`);
    for await (const part of stream) {
      const sent = /data: (\d+)/.exec(String(part))?.[1];
      if (Number(sent) > revision) setTimeout(() => void poll().catch(() => undefined), eventSpread * Math.random());
    }
  }

  return {
    get revision() {
      return revision;
    },
    poll,
    listen: () => void listen().catch(() => undefined),
    close() {
      closed.add(agent);
      agent.destroy();
    },
  };
}
