import { createFederation, type FederationRuntime } from './federation';

jest.mock('@module-federation/enhanced/runtime', () => ({}));

function setUp() {
  type Plugin = Parameters<FederationRuntime['register']>[0];
  const plugins: Plugin[] = [];
  const registered: unknown[] = [];
  const runtime: FederationRuntime = {
    register: (plugin) => void plugins.push(plugin),
    registerRemote: (remote, isAgain) => void registered.push({ ...remote, isAgain }),
    load: jest.fn((id: string) => Promise.resolve({ id })),
  };
  const federation = createFederation(document, 5000, runtime);
  const hook = plugins[0]?.createScript;
  const script = (url: string) => hook?.({ url } as Parameters<NonNullable<typeof hook>>[0]);
  return { federation, registered, script };
}

const entry = 'https://example.org/remotes/a/entry.js';
const container = { name: 'sa_a', entry, scripts: new Map([[entry, 'sha384-x']]) };

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
