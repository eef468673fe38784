import { attributeErrors, type RemoteFolder } from './attribution';

const base = 'https://example.org/remotes';
const folders: readonly RemoteFolder[] = ['dashboard', 'settings'].map((remote) => ({
  remote,
  version: '1.0.0',
  folder: `${base}/${remote}/1.0.0/`,
}));

function createError(...files: string[]): Error {
  const error = new Error('x');
  error.stack = ['Error: x', ...files.map((file) => `    at f (${file}:1:1)`)].join('\n');
  return error;
}

const settingsFile = `${base}/settings/1.0.0/remote.js`;
const dashboardFile = `${base}/dashboard/1.0.0/remote.js`;
const shellFile = 'https://example.org/shell/main.js';

test.each<[string, Event, string | undefined]>([
  ['the file of the event', new ErrorEvent('error', { filename: settingsFile, message: 'x' }), 'settings'],
  ['a stack', new ErrorEvent('error', { filename: shellFile, error: createError(shellFile, settingsFile) }), 'settings'],
  [
    'the innermost frame of two remotes',
    new ErrorEvent('error', { filename: shellFile, error: createError(settingsFile, shellFile, dashboardFile) }),
    'settings',
  ],
  [
    'a rejected promise',
    Object.assign(new Event('unhandledrejection'), { reason: createError(dashboardFile, settingsFile) }),
    'dashboard',
  ],
  ['no remote', new ErrorEvent('error', { filename: shellFile, error: createError(shellFile) }), undefined],
  ['another version', new ErrorEvent('error', { filename: settingsFile.replace('1.0.0', '2.0.0') }), undefined],
])('an uncaught error is attributed by %s', (_what, event, expected) => {
  const onError = jest.fn<void, [RemoteFolder, unknown]>();
  const stop = attributeErrors({ window, getFolders: () => folders, onError });
  window.dispatchEvent(event);
  stop();
  expect(onError.mock.calls.map(([owner]) => owner.remote)).toEqual(expected === undefined ? [] : [expected]);
});

test('nothing is attributed after stopping', () => {
  const onError = jest.fn();
  attributeErrors({ window, getFolders: () => folders, onError })();
  window.dispatchEvent(new ErrorEvent('error', { filename: settingsFile, message: 'x' }));
  expect(onError).not.toHaveBeenCalled();
});
