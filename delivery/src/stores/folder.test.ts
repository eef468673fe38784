import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { harness } from '../testing/harness';
import { testStore } from '../testing/store-contract';
import { folderStore } from './folder';
import { writeWhole } from './write-file';

const source = path.join(__dirname, '..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-admin-store-'));
});
afterEach(async () => {
  // A failed test must not leave a running writer.
  await Promise.all(running.splice(0).map((stop) => stop()));
  await rm(folder, { recursive: true, force: true });
});

const running: (() => Promise<unknown>)[] = [];

const lockFile = () => path.join(folder, 'registry.lock');

/** Runs a separate process, like a CI job; resolves with its output when it ends. */
function start(file: string, argv: readonly string[], cwd: string) {
  const child = spawn(process.execPath, ['--import', require.resolve('tsx'), path.join(source, file), ...argv], { cwd });
  let output = '';
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      output += String(bytes);
      listeners.splice(0).forEach((report) => report());
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  running.push(() => {
    child.kill('SIGKILL');
    return ended;
  });
  const spoke = () => new Promise<void>((resolve) => listeners.push(resolve));
  return { ended, spoke, output: () => output, kill: () => child.kill('SIGKILL') };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

testStore(async () => {
  const place = await mkdtemp(path.join(folder, 'store-'));
  return { store: folderStore(place), open: () => folderStore(place), argv: ['--store', place], env: {} };
});

test('jobs that publish at the same time lose none of their updates', async () => {
  const at = await harness();
  const names = ['alpha', 'beta', 'gamma', 'delta'];
  for (const name of names) await at.build(`remote-${name}`, { name });
  const jobs = names.map((name) => start('main.ts', ['publish', `remote-${name}`, '--promote', '--store', 'store'], at.folder));
  expect(await Promise.all(jobs.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
  const { remotes, revision } = JSON.parse(await at.registry());
  expect(names.map((name) => remotes[name]?.active)).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.0']);
  expect(revision).toBe(1 + 2 * names.length);
  await at.remove();
}, 60_000);

test('a writer killed at any moment leaves a valid registry, no confirmed write is lost, and the next one continues', async () => {
  const store = folderStore(folder);
  for (let round = 0; round < 8; round += 1) {
    const writer = start('fixtures/keep-writing.ts', [folder], folder);
    await writer.spoke();
    await sleep(round * 7);
    writer.kill();
    await writer.ended;
    const lastSaid = Number(writer.output().trim().split('\n').at(-1));
    const found = await store.readRegistry();
    const { count, end } = JSON.parse(found?.text ?? '');
    expect(end).toBe(count);
    expect(count).toBeGreaterThanOrEqual(lastSaid);
    await store.swapRegistry(found?.tag, JSON.stringify({ count: count + 1, end: count + 1 }));
    expect(await readdir(folder)).toEqual(['registry.json']);
  }
}, 60_000);

test('a read while another process writes always returns a complete registry', async () => {
  const store = folderStore(folder);
  const writer = start('fixtures/keep-writing.ts', [folder], folder);
  await writer.spoke();
  const seen = new Set<number>();
  while (seen.size < 6) {
    const { count, end } = JSON.parse((await store.readRegistry())?.text ?? '');
    expect(end).toBe(count);
    seen.add(count);
  }
  writer.kill();
  await writer.ended;
}, 60_000);

test('a running process keeps its lock; a dead one, one without an id, and a very old lock do not', async () => {
  const store = folderStore(folder);
  const lock = (pid: number, host: string) => JSON.stringify({ pid, host, token: 'x' });
  await writeFile(lockFile(), lock(process.pid, hostname()));
  const waiting = store.swapRegistry(undefined, 'one');
  await sleep(200);
  expect(await store.readRegistry()).toBeUndefined();
  await rm(lockFile());
  await waiting;

  const minuteAgo = new Date(Date.now() - 60_000);
  const abandoned: [string, Date][] = [
    [lock(2 ** 22 + 1, hostname()), new Date()],
    ['', minuteAgo],
    [lock(1, 'another-machine'), minuteAgo],
  ];
  for (const [text, when] of abandoned) {
    await writeFile(lockFile(), text);
    await utimes(lockFile(), when, when);
    await store.swapRegistry((await store.readRegistry())?.tag, `after ${text}`);
    expect(await readdir(folder)).toEqual(['registry.json']);
  }
});

test('a failed write leaves the old file and no other', async () => {
  const file = path.join(folder, 'file');
  await writeWhole(file, 'old');
  await expect(writeWhole(file, 'new', { beforeRename: () => Promise.reject(new Error('the lock was lost')) })).rejects.toThrow(
    'the lock was lost',
  );
  expect(await readFile(file, 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['file']);
});
