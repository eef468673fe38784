import { createFakeHealth } from '../../../testing/manifests';
import { createFederation } from './federation';
import type { FederationRuntime, ScriptMaker } from './federation-runtime';
import { verifySignature } from './verify-signature';

const entry = 'https://example.org/remotes/a/entry.js';
const container = { name: 'sa_a', entry, scripts: new Map([[entry, 'sha384-x']]) };

/** Creates a federation with a fake runtime. */
function setUp(loadRuntimeFails = 0, load: FederationRuntime['load'] = (id) => Promise.resolve(() => ({ id })), keys?: unknown) {
  const registered: unknown[] = [];
  const makers: ScriptMaker[] = [];
  const runtime: FederationRuntime = {
    registerRemote: (remote, force) => void registered.push({ ...remote, force }),
    load: (id) => load(id),
    verifySignature,
  };
  let fails = loadRuntimeFails;
  const loadRuntime = jest.fn((makeScript: ScriptMaker) => {
    makers.push(makeScript);
    fails -= 1;
    return fails >= 0 ? Promise.reject(new Error('The runtime failed to load.')) : Promise.resolve(runtime);
  });
  const federation = createFederation(
    document,
    5000,
    new Map(),
    { keys, subtle: undefined, health: createFakeHealth() },
    loadRuntime,
  );
  const script = (url: string) => makers[0]?.(url);
  return { federation, registered, loadRuntime, script };
}

test('a script of the manifest is added with its hash and a timeout', async () => {
  const { federation, script } = setUp();
  await expect(federation.load(container)).resolves.toEqual({ id: 'sa_a/remote' });
  expect(script(entry)).toEqual({ script: expect.any(HTMLScriptElement), timeout: 5000 });
  expect(script(entry)).toMatchObject({ script: { src: entry, integrity: 'sha384-x', crossOrigin: 'anonymous' } });
});

test('a script of no manifest is refused', async () => {
  const { federation, script } = setUp();
  await federation.load(container);
  expect(() => script('https://example.org/remotes/a/other.js')).toThrow('No manifest contains');
  expect(() => script(`${entry}?v=2`)).toThrow('No manifest contains');
});

test('a container whose manifest has a bad signature is not loaded', async () => {
  const { federation, registered } = setUp(0, undefined, []);
  const signed = { name: 'a', version: '1.0.0', integrity: 'sha384-x', signature: undefined };
  await expect(federation.load(container, signed)).rejects.toMatchObject({ phase: 'manifest' });
  expect(registered).toEqual([]);
});

test('only a container that is loaded again is registered by force', async () => {
  const { federation, registered } = setUp();
  await federation.load(container);
  await federation.load(container);
  expect(registered).toMatchObject([{ name: 'sa_a', entryGlobalName: 'sa_a', type: 'var', force: false }, { force: true }]);
});

test('the runtime is loaded once, with the first remote; a failed load is retried', async () => {
  const { federation, loadRuntime } = setUp(1);
  expect(loadRuntime).not.toHaveBeenCalled();
  await expect(federation.load(container)).rejects.toThrow('The runtime failed to load.');
  await expect(Promise.all([federation.load(container), federation.load(container)])).resolves.toHaveLength(2);
  expect(loadRuntime).toHaveBeenCalledTimes(2);
});

/** Dispatches the error event of a script that throws, which precedes its load event. */
const throwIn = (filename: string) =>
  window.dispatchEvent(new ErrorEvent('error', { filename, error: new TypeError('x is undefined') }));

test('code that throws is distinguished from code that fails to load', async () => {
  const started = { name: 'RemoteError', phase: 'mount', message: 'It failed while starting: x is undefined' };
  const throwingModule = setUp(0, () => Promise.resolve(() => Promise.reject(new TypeError('x is undefined'))));
  await expect(throwingModule.federation.load(container)).rejects.toMatchObject(started);
  const throwingEntry = setUp(0, () => {
    throwIn(entry);
    return Promise.reject(new Error('Nothing came of it.'));
  });
  await expect(throwingEntry.federation.load(container)).rejects.toMatchObject(started);
  const missing = setUp(0, () => {
    throwIn('https://example.org/third-party.js');
    return Promise.reject(new Error('Nothing came of it.'));
  });
  await expect(missing.federation.load(container)).rejects.toThrow('Nothing came of it.');
});
