import { createScriptPolicy } from './script-policy';

const shellFolder = 'https://example.org/site-admin/shell/';
const listed = 'https://example.org/site-admin/remotes/a/1.0.0-abc/chunk.js';

beforeAll(() => void Reflect.set(globalThis, '__webpack_public_path__', shellFolder));
afterAll(() => void Reflect.deleteProperty(globalThis, '__webpack_public_path__'));

/** Returns the policy the page would create. */
function createPolicy() {
  const createPolicy = jest.fn<unknown, Parameters<NonNullable<Window['trustedTypes']>['createPolicy']>>();
  const page = Object.assign(Object.create(window), { document, trustedTypes: { createPolicy } });
  createScriptPolicy(page).set(listed, 'sha384-x');
  const [[name, options]] = createPolicy.mock.calls as [[string, (typeof createPolicy.mock.calls)[0][1]]];
  expect(name).toBe('default');
  return options;
}

test.each([
  [`${shellFolder}versions.0123.js`, true],
  [listed, true],
  ['https://example.org/site-admin/remotes/b/../a/1.0.0-abc/chunk.js', true],
  [`${listed}?v=2`, false],
  [`${shellFolder}../remotes/a/1.0.0-abc/other.js`, false],
  [`${shellFolder.replace('https:', 'http:')}versions.js`, false],
  ['//evil.example/site-admin/shell/versions.js', false],
  ['https://evil.example/#https://example.org/site-admin/shell/', false],
  ['data:text/javascript,1', false],
  ['blob:https://example.org/1', false],
])('the script %s is allowed: %s', (url, isAllowed) => {
  expect(createPolicy().createScriptURL(url)).toBe(isAllowed ? new URL(url).href : undefined);
});

test('text becomes HTML only in a document that runs no script, and never a script', () => {
  const policy = createPolicy();
  expect(policy.createHTML('<b>1</b>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<b>1</b>');
  for (const sink of ['Element innerHTML', 'Document write', 'HTMLIFrameElement srcdoc', 'Range createContextualFragment'])
    expect(policy.createHTML('<b>1</b>', 'TrustedHTML', sink)).toBeUndefined();
  expect(policy).not.toHaveProperty('createScript');
});

test('a browser without Trusted Types, and a host with a default policy of its own, are left as they are', () => {
  expect(() => createScriptPolicy(window)).not.toThrow();
  const createPolicy = () => {
    throw new TypeError('Policy with name default already exists.');
  };
  const page = Object.assign(Object.create(window), { document, trustedTypes: { createPolicy } });
  expect(() => createScriptPolicy(page)).not.toThrow();
});
