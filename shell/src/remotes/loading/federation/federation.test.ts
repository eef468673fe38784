import { createFederation } from './federation';
import type { FederationRuntime, ScriptMaker } from './federation-runtime';

const entry = 'https://example.org/remotes/a/entry.js';
const container = { name: 'sa_a', entry, scripts: new Map([[entry, 'sha384-x']]) };

/** The federation runtime is another's; what it is asked for, and what it is handed, is ours. */
function setUp(bringFails = 0, load: FederationRuntime['load'] = (id) => Promise.resolve(() => ({ id }))) {
  const registered: unknown[] = [];
  const makers: ScriptMaker[] = [];
  const runtime: FederationRuntime = {
    registerRemote: (remote, isAgain) => void registered.push({ ...remote, isAgain }),
    load: (id) => load(id),
  };
  let fails = bringFails;
  const bring = jest.fn((makeScript: ScriptMaker) => {
    makers.push(makeScript);
    fails -= 1;
    return fails >= 0 ? Promise.reject(new Error('The runtime did not come.')) : Promise.resolve(runtime);
  });
  const federation = createFederation(document, 5000, bring);
  const script = (url: string) => makers[0]?.(url);
  return { federation, registered, bring, script };
}

test('a script the manifest knows is added with its hash and a time limit', async () => {
  const { federation, script } = setUp();
  await expect(federation.load(container)).resolves.toEqual({ id: 'sa_a/remote' });
  expect(script(entry)).toEqual({ script: expect.any(HTMLScriptElement), timeout: 5000 });
  expect(script(entry)).toMatchObject({ script: { src: entry, integrity: 'sha384-x', crossOrigin: 'anonymous' } });
});

test('a script no manifest knows is refused', async () => {
  const { federation, script } = setUp();
  await federation.load(container);
  expect(() => script('https://example.org/remotes/a/other.js')).toThrow('No manifest knows');
  expect(() => script(`${entry}?v=2`)).toThrow('No manifest knows');
});

test('only a container that is loaded again is registered by force', async () => {
  const { federation, registered } = setUp();
  await federation.load(container);
  await federation.load(container);
  expect(registered).toMatchObject([{ name: 'sa_a', entryGlobalName: 'sa_a', type: 'var', isAgain: false }, { isAgain: true }]);
});

test('the runtime is brought with the first remote, once; one that did not come is asked for again', async () => {
  const { federation, bring } = setUp(1);
  expect(bring).not.toHaveBeenCalled();
  await expect(federation.load(container)).rejects.toThrow('The runtime did not come.');
  await expect(Promise.all([federation.load(container), federation.load(container)])).resolves.toHaveLength(2);
  expect(bring).toHaveBeenCalledTimes(2);
});

/** As the browser does when a script throws, before it says that the script has come. */
const throwIn = (filename: string) =>
  window.dispatchEvent(new ErrorEvent('error', { filename, error: new TypeError('x is undefined') }));

test('code that came and threw is told from code that did not come', async () => {
  const started = { name: 'RemoteError', phase: 'mount', message: 'It failed while starting: x is undefined' };
  const ofModule = setUp(0, () => Promise.resolve(() => Promise.reject(new TypeError('x is undefined'))));
  await expect(ofModule.federation.load(container)).rejects.toMatchObject(started);
  const ofEntry = setUp(0, () => {
    throwIn(entry);
    return Promise.reject(new Error('Nothing came of it.'));
  });
  await expect(ofEntry.federation.load(container)).rejects.toMatchObject(started);
  const missing = setUp(0, () => {
    throwIn('https://example.org/somebody-elses.js');
    return Promise.reject(new Error('Nothing came of it.'));
  });
  await expect(missing.federation.load(container)).rejects.toThrow('Nothing came of it.');
});
