import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { openDatabase } from './db/open';
import { createSite, scenarios } from './scenarios/create';
import { removeFolders, temporaryFolder } from './testing/folders';
import { bundleProgram } from './testing/program';

afterAll(removeFolders);

let runProgram: ReturnType<typeof bundleProgram>;
beforeAll(() => {
  runProgram = bundleProgram();
});

/** Runs the program with wrong arguments. Returns its exit code and standard error. */
function run(...args: string[]): Promise<{ code: number | null; reported: string }> {
  const child = runProgram(args, { cwd: path.resolve(__dirname, '../..'), stdio: ['ignore', 'ignore', 'pipe'] });
  let reported = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (reported += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, reported })));
}

test.each([
  [['--port', 'eighty'], '--port eighty is not a port'],
  [['--environment', 'staging'], '--environment staging is neither development nor production.'],
  [['--scenario', 'moon'], 'There is no scenario moon: choose one of connected, unconnected, connected-security'],
  [['--write-delay', 'long'], '--write-delay long: choose a whole number from 0 to 60000.'],
  [['--remotes-base', 'javascript:1'], '--remotes-base javascript:1: choose an address such as'],
  [['--speed', '9'], "Unknown option '--speed'"],
])(
  '%j is refused with a clear message',
  async (args, word) => {
    const folder = temporaryFolder();
    const { code, reported } = await run('--data', path.join(folder, 'data'), ...args);
    expect(code).toBe(1);
    expect(reported).toContain(word);
    expect(reported).not.toContain('    at ');
    expect(existsSync(path.join(folder, 'data/site.sqlite'))).toBe(false);
  },
  20_000,
);

test('a folder with another scenario is not changed', async () => {
  const folder = temporaryFolder();
  const db = openDatabase(path.join(folder, 'site.sqlite'));
  const scenario = scenarios.get('offline');
  if (scenario) createSite(db, scenario, { now: Date.now(), password: 'x', cost: 16 });
  db.close();
  const { code, reported } = await run('--data', folder, '--scenario', 'connected', '--port', '0');
  expect(code).toBe(1);
  expect(reported).toContain('already contains the scenario "offline"');
}, 20_000);

test('operators are administrators of the site', async () => {
  const { code, reported } = await run('--data', temporaryFolder(), '--operators', 'admin,editor', '--port', '0');
  expect(code).toBe(1);
  expect(reported).toBe('--operators admin,editor: name administrators of this site; editor is none.\n');
}, 20_000);

test('a new site has users of all five roles, and a password that is not stored', () => {
  const db = openDatabase(':memory:');
  const scenario = scenarios.get('connected');
  if (!scenario) throw new Error('No scenario connected.');
  const { password } = createSite(db, scenario, { now: Date.now(), cost: 16 });
  expect(password.length).toBeGreaterThanOrEqual(12);
  // The generated password of a new site.
  const other = openDatabase(':memory:');
  expect(createSite(other, scenario, { now: Date.now(), cost: 16 }).password).not.toBe(password);
});

test('a port in use is reported in one sentence', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const { code, reported } = await run('--data', temporaryFolder(), '--port', String(port));
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  expect(reported).toBe(`Port ${port} is in use by another program. Choose another with --port, or 0 for any free one.\n`);
}, 20_000);

test.each([
  ['a file', (at: string) => writeFileSync(at, 'x'), /is a file, not a folder\. Choose another with --data\.\n$/],
  [
    'a folder with an invalid database',
    (at: string) => {
      mkdirSync(at);
      writeFileSync(path.join(at, 'site.sqlite'), 'no database, but long enough to be looked into'.repeat(30));
    },
    /^site\.sqlite in the data folder is not a database\. .*\n$/,
  ],
  [
    'a folder with a folder in place of the database',
    (at: string) => mkdirSync(path.join(at, 'site.sqlite'), { recursive: true }),
    /^site\.sqlite in the data folder cannot be opened\. .*\n$/,
  ],
])(
  'as data folder %s is refused in one sentence',
  async (_what, make, sentence) => {
    const data = path.join(temporaryFolder(), 'data');
    make(data);
    const { code, reported } = await run('--data', data, '--port', '0');
    expect(code).toBe(1);
    expect(reported).toMatch(sentence);
    expect(reported.trim().split('\n')).toHaveLength(1);
  },
  20_000,
);
