import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNewerPhp } from './newer-php';

const plugin = path.join(__dirname, '../site-admin');
const files = [plugin, path.join(plugin, 'src')].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.php'))
    .map((name) => path.join(folder, name)),
);

const php = (...args: string[]) => spawnSync('php', args, { encoding: 'utf8', timeout: 60_000 });

/** Prints the errors of syntax. */
const lint = `foreach ( array_slice( $argv, 1 ) as $file ) try { token_get_all( file_get_contents( $file ), TOKEN_PARSE ); } catch ( ParseError $error ) { echo "$file: {$error->getMessage()}\\n"; }`;

const isInstalled = php('--version').status === 0;
if (!isInstalled) process.stdout.write('The tests of the WordPress plugin were skipped: there is no PHP.\n');

(isInstalled ? describe : describe.skip)('the WordPress plugin', () => {
  test('its unit tests pass', () => {
    const { stdout, stderr, status } = php(path.join(__dirname, 'run.php'));
    expect(stdout.split('\n').filter((line) => line.startsWith('not ok'))).toEqual([]);
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toContain('ok ');
  });

  test('its files are valid', () => {
    expect(php('-r', lint, '--', ...files)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });
});

test('its files need no PHP newer than 7.4', () => {
  expect(files.flatMap((file) => findNewerPhp(readFileSync(file, 'utf8')).map((newer) => [file, newer]))).toEqual([]);
});

test.each([
  'function a(int|string $x) {}',
  'function a(mixed $x) {}',
  'function a(): ?static {}',
  'function a($x,) {}',
  'class A { function __construct(private $a) {} }',
  'class A { readonly int $a; }',
  'function a($x = new A()) {}',
  'enum A { case B; }',
  '$a = match (1) { 1 => 2 };',
  '$a?->b;',
  '$a::class;',
  'a(b: 1);',
  '$a = strlen(...);',
  'try {} catch (E) {}',
  '$a = $b ?? throw new E();',
  'array_is_list($a);',
])('%s needs a newer one', (code) => {
  expect(findNewerPhp(`<?php ${code}`)).not.toEqual([]);
});

test('files and classes have the length and form of the other parts', () => {
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(`${path.basename(file)} ${Math.max(250, text.split('\n').length)}`).toBe(`${path.basename(file)} 250`);
    expect(text).toMatch(/^<\?php\n\/\*\*/);
  }
});

test('the header of the plugin, its readme and the project agree', () => {
  const root = path.join(plugin, '../..');
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const header = read('wordpress/site-admin/site-admin.php');
  const readme = read('wordpress/site-admin/readme.txt');
  const { version, license } = JSON.parse(read('package.json'));
  const get = (text: string, name: string) => new RegExp(`^(?: \\* )?${name}: +(.+)$`, 'm').exec(text)?.[1];
  const both = (name: string, other = name) => [get(header, name), get(readme, other)];

  expect(both('Version', 'Stable tag')).toEqual([version, version]);
  expect(readme).toContain(`\n= ${version} =\n`);
  expect(both('License')).toEqual([license, license]);
  const [uri, readmeUri] = both('License URI');
  expect(readmeUri).toBe(uri);
  expect([license, uri]).toEqual(['GPL-2.0-or-later', 'https://www.gnu.org/licenses/gpl-2.0.html']);
  expect(read('LICENSE')).toMatch(/^ +GNU GENERAL PUBLIC LICENSE\n +Version 2, June 1991\n/);
  for (const name of ['Requires at least', 'Requires PHP']) {
    const [own, other] = both(name);
    expect(own).toMatch(/^\d\.\d$/);
    expect(other).toBe(own);
  }
  expect(readme).toContain(`\n\n${get(header, 'Description')}\n\n== Description ==\n`);
  expect([...readme.matchAll(/^== (.+) ==$/gm)].map(([, section]) => section)).toEqual([
    ...['Description', 'Installation', 'Switching back', 'Frequently Asked Questions', 'Changelog'],
  ]);
});
