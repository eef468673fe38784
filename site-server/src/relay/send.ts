import http from 'node:http';
import https from 'node:https';

/** What goes over the wire. */
export interface Letter {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** How long an answer may take, in ms. */
  readonly patience: number;
}

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

// Connections stay open: most calls of the page ask the provider, and `fetch` costs several times as much.
const lines = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true, maxSockets: 64 }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true, maxSockets: 64 }) },
};

class LineClosed extends Error {}

function sendOnce(url: URL, { method, headers, body, patience }: Letter): Promise<Reply> {
  const { request, agent } = url.protocol === 'https:' ? lines['https:'] : lines['http:'];
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(url, { method, agent, headers: { ...headers, ...length }, signal: AbortSignal.timeout(patience) });
    outgoing.once('error', (error: NodeJS.ErrnoException) =>
      reject(outgoing.reusedSocket && error.code === 'ECONNRESET' ? new LineClosed(error.message) : error),
    );
    outgoing.once('response', (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.once('error', reject);
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    outgoing.end(body);
  });
}

/** Sends a request and waits for the whole answer. A redirection is an error: nobody but the provider is asked. */
export async function send(url: URL, letter: Letter): Promise<Reply> {
  const reply = await sendOnce(url, letter).catch((error: unknown) => {
    // The other side may close an idle line just when it is taken up again. A write may have arrived all the same.
    if (error instanceof LineClosed && letter.method === 'GET') return sendOnce(url, letter);
    throw error;
  });
  if (reply.status >= 300 && reply.status < 400) throw new Error(`${url.pathname} leads elsewhere.`);
  return reply;
}
