import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtShell, removeFolders } from '../testing/folders';
import { testPassword, testSite, type TestSite } from '../testing/site';
import { runConformance } from './cli';
import { comparedScenarios, getWrites } from './writes/all';
import { writeOfRight } from './writes/rights';
import { declaredEndpoints } from '@site-admin/contracts';

let site: TestSite | undefined;
let server: Server | undefined;
afterEach(async () => {
  site?.app.server.closeAllConnections();
  await site?.close();
  server?.close();
  [site, server] = [undefined, undefined];
});

afterAll(removeFolders);

async function run(...args: string[]) {
  const text = { out: '', err: '' };
  const code = await runConformance(args, {
    out: (line) => void (text.out += line),
    err: (line) => void (text.err += line),
  });
  return { code, ...text };
}

const against = (address: string, scenario = 'connected', password = testPassword) =>
  ['--against', address, '--scenario', scenario, '--password', password] as const;

async function serve(status: number, body: string): Promise<string> {
  const started = createServer((_request, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
  server = started;
  await new Promise((resolve) => started.once('listening', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

test('modules, plugins and options are adopted, named without their values; then a site of the same kind responds the same', async () => {
  // With the page, whose nonce registers the site.
  site = await testSite({ scenario: 'unconnected', shell: builtShell() });
  site.db.run("INSERT INTO active_modules (slug, since) VALUES ('carousel', 0)");
  site.db.run("UPDATE plugins SET active = 1 WHERE slug = 'akismet'");
  site.db.run(`INSERT INTO module_options (name, value) VALUES ('wordpress_api_key', '"secret123"')`);
  const { code, out, err } = await run(...against(await site.listen(), 'unconnected'), '--writes', '--disposable');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^Unlike in the scenario unconnected: carousel is on, the plugin akismet is active, the option wordpress_api_key differs/,
  );
  expect(out).not.toContain('secret123');
  expect(out).toMatch(
    /\nReads: (\d+) of \1 responses are the same \(100\.0 %\)\.\nWrites, .*: (\d+) of \2 .*\nNothing differs\.$/,
  );
}, 60_000);

test.each([
  ['another scenario', 'connected', 'isRegistered: false there, true in the scenario'],
  ['an unknown scenario', 'connectd', 'There is no scenario connectd; there are connected, '],
])('%s is an error that names it', async (_what, scenario, message) => {
  site = await testSite({ scenario: 'unconnected' });
  const { code, err } = await run(...against(await site.listen(), scenario));
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('another version of Jetpack is an error that names both', async () => {
  site = await testSite({ scenario: 'dev-version' });
  const { code, err } = await run(...against(await site.listen()));
  expect([code, err]).toEqual([2, 'The site has Jetpack 11.7-a.3; the embedded site responds as 11.6.1 does.']);
});

test('a wrong password is an error that names the user', async () => {
  site = await testSite();
  const { code, err } = await run(...against(await site.listen(), 'connected', 'wrong'));
  expect(code).toBe(2);
  expect(err).toMatch(/^\w+ cannot sign in at http:.*: there is no such user, or the password is wrong\.$/);
});

test('an address that is no WordPress, or has no Jetpack, is an error', async () => {
  const html = await serve(200, '<html>');
  expect(await run(...against(html))).toMatchObject({ code: 2, err: expect.stringContaining('is not a WordPress') });
  server?.close();
  const other = await serve(404, '{"code":"rest_no_route"}');
  expect(await run(...against(other))).toMatchObject({ code: 2, err: `Jetpack is not active on ${other}.` });
  server?.close();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.once('close', resolve));
  expect(await run(...against(other))).toMatchObject({ code: 2, err: expect.stringContaining(`${other} does not respond: `) });
});

test('writes need a confirmation, and incomplete command lines print the usage', async () => {
  const writes = await run(...against('http://127.0.0.1:1'), '--writes');
  expect([writes.code, writes.err]).toEqual([
    2,
    '--writes changes the WordPress and ends its connection. Confirm with --disposable.',
  ]);
  expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('--against URL') });
  expect(await run('--no-such')).toMatchObject({ code: 2, err: expect.stringContaining("'--no-such'") });
  expect(await run(...against('localhost'))).toMatchObject({ code: 2, err: '--against localhost is not a URL.' });
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--disposable') });
});

test('users of all roles try a write for each right, and every scenario has writes', () => {
  const needed = new Set(declaredEndpoints().flatMap(({ method, right }) => (method === 'POST' ? [right] : [])));
  expect([...needed].filter((right) => !(right in writeOfRight))).toEqual([]);
  const sent = comparedScenarios.flatMap((scenario) => {
    const { writes, endings } = getWrites(scenario);
    expect(writes.length).toBeGreaterThan(40);
    return [...writes, ...endings];
  });
  for (const { path } of Object.values(writeOfRight)) {
    const users = new Set(sent.filter((write) => write.path === path).map(({ as = 'admin' }) => as));
    expect([path, users.size]).toEqual([path, 6]);
  }
});
