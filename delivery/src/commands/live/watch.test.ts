import { createServer, type Server } from 'node:http';
import { harness, type Harness } from '../../testing/harness';

let at: Harness;
let site: Server;
let origin: string;
let reads: number;
/** Open pages that the site counts; undefined for a site that does not. */
let running: object[] | undefined;

/** Mounts of 1.0.0 that the site reports, one entry for each read. */
const mounts = [5, 6, 6, 9];

beforeEach(async () => {
  reads = 0;
  running = undefined;
  site = createServer((request, response) => {
    if (request.url === '/wp-login.php') {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        const isKnown = body === 'log=admin&pwd=right';
        response.writeHead(isKnown ? 302 : 200, isKnown ? { 'set-cookie': 'session=s; Path=/' } : {}).end();
      });
    } else if (request.headers.cookie !== 'session=s') response.writeHead(401).end();
    else if (request.url?.includes('rest-nonce')) response.end('nonce');
    else {
      const entry = { remote: 'sample', version: '1.0.0', phase: 'mount' };
      const count = mounts[Math.min(reads, mounts.length - 1)];
      reads += 1;
      const others = [
        { ...entry, version: '0.9.0', outcome: 'ok', count: 100 },
        { ...entry, outcome: 'failed', count: reads > 1 ? 1 : 0 },
      ];
      response.end(JSON.stringify({ counts: [{ ...entry, outcome: 'ok', count }, ...others], stopped: [], running }));
    }
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  at = await harness({ env: { SITE_ADMIN_USER: 'admin', SITE_ADMIN_PASSWORD: 'right' } });
  await at.build('remote-sample');
  await at.remotes('publish', 'remote-sample');
});
afterEach(async () => {
  await at.remove();
  await new Promise((resolve) => site.close(resolve));
});

test('promote --watch prints how many pages mount the version after the promotion, and how many fail', async () => {
  const { code, output } = await at.remotes('promote', 'sample', '1.0.0', '--watch', origin, '--seconds', '0.2');
  expect(code).toBe(0);
  expect(output.split('\n')).toEqual([
    'sample 1.0.0 is live (before: none; revision 3).',
    'Pages that mounted it: 1. Failures reported: 1.',
  ]);
  const json = await at.remotes('promote', 'sample', '1.0.0', '--watch', origin, '--seconds', '0', '--json');
  expect(JSON.parse(json.output).result.pages).toEqual({ mounted: 0, failed: 0 });
});

test('promote --watch prints how many open pages swapped, and how many wait for unsaved work, where the site counts them', async () => {
  const page = { remote: 'sample', source: 'wanted', waiting: 0 };
  running = [
    { ...page, version: '1.0.0', pages: 3 },
    { ...page, version: '1.0.0', source: 'override', pages: 1 },
    { ...page, version: '0.9.0', pages: 4, waiting: 2 },
    { ...page, remote: 'other', version: '1.0.0', pages: 9, waiting: 9 },
  ];
  const { output } = await at.remotes('promote', 'sample', '1.0.0', '--watch', origin, '--seconds', '0');
  expect(output.split('\n')[1]).toBe('Open pages that run it: 4 of 8. Waiting for unsaved work: 2. Failures reported: 1.');
  const json = await at.remotes('promote', 'sample', '1.0.0', '--watch', origin, '--seconds', '0', '--json');
  expect(JSON.parse(json.output).result.pages.open).toEqual({ swapped: 4, all: 8, waiting: 2 });
});

test.each([
  ['an address', 'nowhere', {}, 2, '--watch: expected the address of a site, found "nowhere".'],
  ['an account', undefined, { SITE_ADMIN_USER: 'admin' }, 2, 'set SITE_ADMIN_USER and SITE_ADMIN_PASSWORD'],
  ['the right password', undefined, { SITE_ADMIN_USER: 'admin', SITE_ADMIN_PASSWORD: 'x' }, 1, 'refused the account admin.'],
  ['a site that responds', 'http://127.0.0.1:1', undefined, 1, 'http://127.0.0.1:1 does not respond.'],
])('promote --watch without %s promotes nothing', async (_what, address, env, code, sentence) => {
  const account = env ?? { SITE_ADMIN_USER: 'admin', SITE_ADMIN_PASSWORD: 'right' };
  const other = await harness({ env: account as Record<string, string> });
  await other.build('remote-sample');
  await other.remotes('publish', 'remote-sample');
  const found = await other.remotes('promote', 'sample', '1.0.0', '--watch', address ?? origin);
  expect(found).toMatchObject({ code, output: expect.stringContaining(sentence) });
  expect(JSON.parse(await other.registry()).remotes.sample.active).toBeNull();
  await other.remove();
});
