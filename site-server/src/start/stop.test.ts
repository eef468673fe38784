import type { ChildProcess } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import * as v from 'valibot';
import { removeFolders, temporaryFolder } from '../testing/folders';
import { bundleProgram } from '../testing/program';
import { testPassword } from '../testing/site';

let runProgram: ReturnType<typeof bundleProgram>;
beforeAll(() => {
  runProgram = bundleProgram();
});

const children: ChildProcess[] = [];
afterAll(() => {
  children.forEach((child) => child.kill('SIGKILL'));
  removeFolders();
});

/** Starts the real program on a free port. */
function start(): Promise<{ port: number; child: ChildProcess }> {
  const args = ['--port', '0', '--password', testPassword, '--data', temporaryFolder()];
  const child = runProgram(args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return new Promise((resolve) => {
    child.stdout?.once('data', (line: Buffer) => {
      const { ready } = v.parse(v.object({ ready: v.string() }), JSON.parse(line.toString()));
      resolve({ port: Number(new URL(ready).port), child });
    });
  });
}

const form = `log=admin&pwd=${encodeURIComponent(testPassword)}`;

/** Signs in, and opens a stream of events. */
async function openStream(port: number): Promise<IncomingMessage> {
  const home = `http://127.0.0.1:${port}`;
  const response = await fetch(`${home}/wp-login.php`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return new Promise((resolve) => {
    get(`${home}/wp-json/site-admin/v1/events`, { headers: { cookie: cookie.join('; ') } }, resolve);
  });
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: a pending request is completed, a new one is refused, streams end, and the program exits with 0',
  async (signal) => {
    const { port, child } = await start();
    const stream = (await openStream(port)).setEncoding('utf8');
    expect(stream.statusCode).toBe(200);
    const streamed = stream.toArray();
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const head = `POST /wp-login.php HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n`;
    socket.write(head + form.slice(0, 5));
    await later(200);

    const end = ended(child);
    child.kill(signal);
    expect((await streamed).join('')).toContain('retry: ');
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    socket.write(form.slice(5));

    await closed;
    expect(response).toMatch(/^HTTP\/1\.1 302 /);
    expect(await end).toBe(0);
  },
  30_000,
);

test('it listens on the loopback address only, on none of its network addresses', async () => {
  const { port, child } = await start();
  const others = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  const outcome = (host: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, host);
      socket.once('connect', () => resolve('answered'));
      socket.once('error', () => resolve('refused'));
    });
  expect(await outcome('127.0.0.1')).toBe('answered');
  for (const { address } of others) expect(await outcome(address)).toBe('refused');
  child.kill('SIGKILL');
}, 30_000);
