import { brotliCompressSync } from 'node:zlib';
import { RevisionConflict } from '../errors';
import type { Store } from '../stores/store';
import { harness } from './harness';

/** A new, empty store. */
export interface TestStore {
  readonly store: Store;
  /** Opens it again, as another process does. */
  open(): Store;
  /** Options and environment with which the command opens it. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const count = (text: string | undefined) => (text === undefined ? 0 : Number(JSON.parse(text).count));

/** Adds one to the count in the registry, as often as it takes. */
async function increment(store: Store): Promise<void> {
  const found = await store.readRegistry();
  const next = JSON.stringify({ count: count(found?.text) + 1, by: Math.random() });
  await store.swapRegistry(found?.tag, next).catch((error: unknown) => {
    if (error instanceof RevisionConflict) return increment(store);
    throw error;
  });
}

/** Declares the tests that every kind of store passes. */
export function testStore(create: () => Promise<TestStore>): void {
  test('writes only over what was read: the second of two writers gets a conflict, and nothing of the first is lost', async () => {
    const { store } = await create();
    expect(await store.readRegistry()).toBeUndefined();
    await store.swapRegistry(undefined, '"one"');
    const seen = await store.readRegistry();
    await store.swapRegistry(seen?.tag, '"two"');
    await expect(store.swapRegistry(seen?.tag, '"three"')).rejects.toBeInstanceOf(RevisionConflict);
    await expect(store.swapRegistry(undefined, '"four"')).rejects.toBeInstanceOf(RevisionConflict);
    expect((await store.readRegistry())?.text).toBe('"two"');
  });

  test('of 20 writers at once exactly one wins, the first time and later', async () => {
    const { store, open } = await create();
    for (let round = 0; round < 3; round += 1) {
      const seen = await store.readRegistry();
      const writing = Array.from({ length: 20 }, (_none, at) => open().swapRegistry(seen?.tag, `"${round} writer ${at}"`));
      const results = await Promise.allSettled(writing);
      const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(lost).toHaveLength(19);
      for (const reason of lost) expect(reason).toBeInstanceOf(RevisionConflict);
      const winner = results.findIndex(({ status }) => status === 'fulfilled');
      expect((await store.readRegistry())?.text).toBe(`"${round} writer ${winner}"`);
    }
  });

  test('a counter of 5 writers loses no increment', async () => {
    const { store, open } = await create();
    const writers = Array.from({ length: 5 }, open);
    await Promise.all(
      writers.map(async (writer) => {
        for (let each = 0; each < 6; each += 1) await increment(writer);
      }),
    );
    expect(count((await store.readRegistry())?.text)).toBe(30);
  });

  test('an unchanged registry is returned again without its text being read', async () => {
    const { store } = await create();
    await store.swapRegistry(undefined, '"one"');
    const known = await store.readRegistry();
    expect(await store.readRegistry(known)).toBe(known);
    await store.swapRegistry(known?.tag, '"two"');
    expect(await store.readRegistry(known)).toMatchObject({ text: '"two"' });
  });

  test('files are returned byte by byte, compressed ones too, and removed by folder', async () => {
    const { store } = await create();
    const files = { 'remotes/a/1.0.0-x/e.js': Buffer.from('é'), 'remotes/a/1.0.0-x/e.js.br': brotliCompressSync('é') };
    for (const [address, bytes] of Object.entries(files)) await store.putFile(address, bytes);
    await store.putFile('remotes/a/1.0.0-xy/e.js', Buffer.from('other'));
    for (const [address, bytes] of Object.entries(files)) expect(await store.getFile(address)).toEqual(bytes);
    expect(await store.getFile('remotes/a/none.js')).toBeUndefined();
    await store.removeFolder('remotes/a/1.0.0-x');
    await store.removeFolder('remotes/none');
    expect(await store.getFile('remotes/a/1.0.0-x/e.js')).toBeUndefined();
    expect(await store.getFile('remotes/a/1.0.0-xy/e.js')).toEqual(Buffer.from('other'));
  });

  test.each(['registry.json', 'remotes', 'remotes/../registry.json', '../x', 'remotes/../../x', '/etc/passwd'])(
    'the address %s is outside the folders, and refused',
    async (address) => {
      const { store } = await create();
      await expect(store.putFile(address, Buffer.from('x'))).rejects.toThrow('is outside');
      await expect(store.getFile(address)).rejects.toThrow('is outside');
      await expect(store.removeFolder(address)).rejects.toThrow('is outside');
    },
  );

  test('the command publishes, promotes, rolls back, withdraws, prunes and verifies', async () => {
    const { argv, env, store } = await create();
    const at = await harness({ argv, env });
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await at.build('remote-sample', { version, code: `// ${version} ${'entry '.repeat(300)}` });
      expect((await at.remotes('publish', 'remote-sample', '--promote')).output).toContain('and is live');
    }
    expect((await at.remotes('rollback', 'sample', '--as', 'Ada')).output).toContain('sample 1.1.0 is live again');
    expect((await at.remotes('withdraw', 'sample', '1.2.0', '--reason', 'x')).code).toBe(0);
    expect((await at.remotes('prune', '--keep', '1')).output).toBe('sample 1.0.0 is removed.');
    expect((await at.remotes('verify')).output).toBe('Every published version is intact (2).');
    expect((await at.remotes('history')).output).toContain('by Ada');
    expect(JSON.parse((await store.readRegistry())?.text ?? '')).toMatchObject({
      revision: 10,
      remotes: { sample: { active: '1.1.0' } },
    });
    await at.remove();
  });
}
