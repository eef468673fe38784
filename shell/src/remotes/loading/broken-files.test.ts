import { testResponse } from '../../testing/test-response';
import { watchBrokenFiles, type BrokenFile } from './broken-files';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(respond: (url: string, init: RequestInit) => Promise<Response>) {
  const broken: BrokenFile[] = [];
  const fetch = jest.fn(respond);
  Object.assign(window, { fetch });
  const stop = watchBrokenFiles({
    window,
    isRemoteFile: (url) => url.includes('/remotes/'),
    onBroken: (file) => broken.push(file),
  });
  return { broken, fetch, stop };
}

function failing(url: string) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = url;
  script.integrity = 'sha384-x';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

const chunk = 'https://example.org/remotes/a/1.js';

/** As a browser fetches a file that does not match its hash. */
const fetchModified = (_url: string, { integrity }: RequestInit) =>
  integrity ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(testResponse(''));

test.each<[string, (url: string, init: RequestInit) => Promise<Response>, number]>([
  ['was modified', fetchModified, 1],
  ['is missing', () => Promise.resolve(testResponse('', { status: 404 })), 1],
  ['is intact on the second request', () => Promise.resolve(testResponse('')), 0],
  ['cannot be fetched, as the network is down', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('a chunk that failed to load and %s', async (_what, respond, count) => {
  const { broken, fetch, stop } = setUp(respond);
  failing(chunk);
  await settle();
  expect(fetch).toHaveBeenCalledWith(chunk, expect.objectContaining({ integrity: 'sha384-x' }));
  expect(broken).toHaveLength(count);
  stop();
});

test('a chunk that was requested without a network is checked again when it fails again', async () => {
  let isOnline = false;
  const { broken, stop } = setUp((...request) => (isOnline ? fetchModified(...request) : Promise.reject(new TypeError('x'))));
  failing(chunk);
  await settle();
  isOnline = true;
  failing(chunk);
  await settle();
  expect(broken).toHaveLength(1);
  stop();
});

test('files outside the folders of remotes are ignored', async () => {
  const { fetch, stop } = setUp(() => Promise.reject(new TypeError('x')));
  failing('https://example.org/other.js');
  stop();
  failing(chunk);
  await settle();
  expect(fetch).not.toHaveBeenCalled();
});
