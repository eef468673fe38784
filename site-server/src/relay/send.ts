import http from 'node:http';
import https from 'node:https';

export interface OutgoingRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** For the whole exchange. */
  readonly timeoutMs: number;
}

export interface IncomingResponse {
  readonly status: number;
  readonly text: string;
}

// Connections are kept alive: most calls of the page reach the provider, and `fetch` takes several times as long.
const clients = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true, maxSockets: 64 }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true, maxSockets: 64 }) },
};

class ConnectionClosed extends Error {}

function sendOnce(url: URL, { method, headers, body, timeoutMs }: OutgoingRequest): Promise<IncomingResponse> {
  const { request, agent } = url.protocol === 'https:' ? clients['https:'] : clients['http:'];
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(url, { method, agent, headers: { ...headers, ...length }, signal: AbortSignal.timeout(timeoutMs) });
    outgoing.once('error', (error: NodeJS.ErrnoException) =>
      reject(outgoing.reusedSocket && error.code === 'ECONNRESET' ? new ConnectionClosed(error.message) : error),
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

/** Sends a request and reads the whole response. @throws when it redirects: only the provider is called. */
export async function send(url: URL, request: OutgoingRequest): Promise<IncomingResponse> {
  const response = await sendOnce(url, request).catch((error: unknown) => {
    // The provider may close an idle connection while it is being reused. A write may have arrived all the same.
    if (error instanceof ConnectionClosed && request.method === 'GET') return sendOnce(url, request);
    throw error;
  });
  if (response.status >= 300 && response.status < 400) throw new Error(`${url.pathname} leads elsewhere.`);
  return response;
}
