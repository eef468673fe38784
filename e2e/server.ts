import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { root } from '../tooling/workspace.js';
import { prepared } from './prepared';

/** The password of all users of a site. */
export const password = 'correct horse battery';

/** A running site server. */
export interface Server {
  readonly process: ChildProcess;
  /** Without a trailing slash. */
  readonly base: string;
}

const readyLine = v.pipe(v.string(), v.parseJson(), v.object({ ready: v.string() }));

/** Starts the prepared site server; resolves once it listens. */
export async function startServer(args: readonly string[]): Promise<Server> {
  const server = spawn(process.execPath, [prepared().server, '--password', password, ...args], {
    cwd: root,
    // The file is outside the repository; its database driver is in it.
    env: { ...process.env, NODE_PATH: path.join(root, 'node_modules') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const line = await Promise.race([
    once(createInterface({ input: server.stdout }), 'line').then(([text]: unknown[]) => text),
    once(server, 'exit').then(() => {
      throw new Error(`The site did not start: ${errors}`);
    }),
  ]);
  return { process: server, base: v.parse(readyLine, line).ready };
}

/** Returns a port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** Ends a server with kill -9, as a power cut would. */
export async function killServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
}
