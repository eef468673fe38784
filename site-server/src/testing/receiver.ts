import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';

const event = v.looseObject({ id: v.string(), event: v.string() });

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: v.InferOutput<typeof event>;
}

/** A receiver of webhooks, which listens on a port of this machine. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Sets how it responds from now on; by default with 204. */
  respond(handler: (response: ServerResponse) => void): void;
  /** Resolves once so many events arrived. */
  waitFor(count: number): Promise<readonly Received[]>;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let handle = (response: ServerResponse): void => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ headers: request.headers, body, event: v.parse(event, JSON.parse(body)) });
      handle(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = v.parse(v.object({ port: v.number() }), server.address());
  return {
    url: `http://127.0.0.1:${address.port}/hooks?token=t`,
    received,
    respond: (handler) => (handle = handler),
    async waitFor(count) {
      for (let tries = 0; received.length < count && tries < 1500; tries += 1) await sleep(10);
      if (received.length < count) throw new Error(`${received.length} of ${count} events arrived.`);
      return received;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
