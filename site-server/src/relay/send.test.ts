import { createServer, type Server } from 'node:http';
import { send } from './send';

let server: Server | undefined;
afterEach(() => server?.close());

function serve(response: Parameters<typeof createServer>[1]): Promise<URL> {
  const started = createServer(response ?? (() => undefined));
  server = started;
  return new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () => {
      const address = started.address();
      resolve(new URL(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/a`));
    });
  });
}

const request = { method: 'GET', headers: {}, timeoutMs: 1000 };

test('the body is sent with its length in bytes, and the whole response is returned', async () => {
  const url = await serve((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => response.writeHead(201).end(`${request.headers['content-length'] ?? ''} ${text}`));
  });
  expect(await send(url, { ...request, method: 'POST', body: 'ü' })).toEqual({ status: 201, text: '2 ü' });
});

test('a connection that was closed meanwhile is opened again', async () => {
  let asked = 0;
  const url = await serve((request, response) => {
    asked += 1;
    // The second connection is reset as soon as data arrives.
    if (asked === 2) request.socket.resetAndDestroy();
    else response.end(String(asked));
  });
  expect((await send(url, request)).text).toBe('1');
  expect((await send(url, request)).text).toBe('3');
});

test('a write that may have arrived is not sent twice', async () => {
  let asked = 0;
  const url = await serve((request, response) => {
    asked += 1;
    if (asked === 2) request.socket.resetAndDestroy();
    else response.end();
  });
  await send(url, request);
  await expect(send(url, { ...request, method: 'POST', body: '{}' })).rejects.toThrow('ECONNRESET');
  expect(asked).toBe(2);
});

test('a refused connection, a timeout and a redirect are errors', async () => {
  const url = await serve((_request, response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end());
  await expect(send(url, request)).rejects.toThrow('leads elsewhere');
  await new Promise((resolve) => server?.close(resolve));
  await expect(send(url, request)).rejects.toThrow('ECONNREFUSED');
  const silent = await serve(() => undefined);
  await expect(send(silent, { ...request, timeoutMs: 50 })).rejects.toThrow('aborted');
  server?.closeAllConnections();
});
