import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { BrokenStore } from '../errors';
import { getCode } from './error-code';

const holderSchema = v.object({ pid: v.number(), host: v.string(), token: v.string() });
type Holder = v.InferOutput<typeof holderSchema>;

/** Milliseconds. A write takes a few, so the process that holds a lock this old has ended. */
const ABANDONED_AFTER = 30_000;
/** Milliseconds. A lock without readable content was just created, or its process was killed before writing its id. */
const UNREADABLE_AFTER = 2_000;
const WAIT = 10_000;
const PAUSE = 20;

const isMissing = (error: unknown) => getCode(error) === 'ENOENT';

async function read(file: string): Promise<{ text: string; age: number } | undefined> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    return { text, age: Date.now() - mtimeMs };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function getHolder(text: string): Holder | undefined {
  try {
    return v.parse(holderSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return getCode(error) === 'EPERM';
  }
}

function isAbandoned({ text, age }: { text: string; age: number }): boolean {
  const holder = getHolder(text);
  if (!holder) return age > UNREADABLE_AFTER;
  if (age > ABANDONED_AFTER) return true;
  return holder.host === hostname() && !isRunning(holder.pid);
}

/** Removes an abandoned lock. It is renamed first, so that only one of several processes removes it. */
async function clear(file: string, text: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}.abandoned`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  const taken = await readFile(aside, 'utf8');
  // Another process may have removed the lock and acquired a new one before the rename: then this one is in use.
  if (taken !== text) await rename(aside, file);
  else await unlink(aside);
}

async function acquire(file: string, token: string): Promise<void> {
  const holder: Holder = { pid: process.pid, host: hostname(), token };
  const until = Date.now() + WAIT;
  for (;;) {
    const handle = await open(file, 'wx').catch((error: unknown) => {
      if (getCode(error) === 'EEXIST') return undefined;
      throw error;
    });
    if (handle) {
      try {
        await handle.writeFile(JSON.stringify(holder)).finally(() => handle.close());
      } catch (error) {
        // On a full disk: others must not wait for a lock without a process.
        await unlink(file);
        throw error;
      }
      return;
    }
    const found = await read(file);
    if (found && isAbandoned(found)) await clear(file, found.text);
    else if (Date.now() > until) {
      const other = getHolder(found?.text ?? '');
      throw new BrokenStore(`${file} is held by process ${other?.pid ?? '?'} on ${other?.host ?? '?'}; nothing was written.`, [
        'Run the command again when that process has ended; remove the file if it has.',
      ]);
    } else await sleep(PAUSE);
  }
}

/**
 * Runs `work` while no other process holds the same lock. A lock whose process was killed is taken over. `work` receives a check that
 * throws if the lock was lost, to be called right before the write.
 */
export async function withLock<T>(file: string, work: (check: () => Promise<void>) => Promise<T>): Promise<T> {
  const token = randomBytes(12).toString('hex');
  await mkdir(path.dirname(file), { recursive: true });
  await acquire(file, token);
  const isMine = async () => getHolder((await read(file))?.text ?? '')?.token === token;
  try {
    return await work(async () => {
      if (!(await isMine()))
        throw new BrokenStore(`${file} was taken over by another process; nothing was written. Run the command again.`);
    });
  } finally {
    if (await isMine()) await unlink(file).catch(() => undefined);
  }
}
