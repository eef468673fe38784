import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const plugin = path.join(__dirname, '../site-admin');
const files = [plugin, path.join(plugin, 'src')].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.php'))
    .map((name) => path.join(folder, name)),
);

const php = (...args: string[]) => spawnSync('php', args, { encoding: 'utf8', timeout: 60_000 });

/** Prints the tokens of a file that PHP 7.4 does not have. */
const newerSyntax = `
  $newer = array( 'T_MATCH', 'T_ENUM', 'T_READONLY', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_ATTRIBUTE' );
  foreach ( token_get_all( file_get_contents( $argv[1] ) ) as $token ) {
    if ( is_array( $token ) && in_array( token_name( $token[0] ), $newer, true ) ) echo "$token[1] in line $token[2]\\n";
  }`;

const isInstalled = php('--version').status === 0;
if (!isInstalled) process.stdout.write('The tests of the WordPress plugin were skipped: there is no PHP.\n');

(isInstalled ? describe : describe.skip)('the WordPress plugin', () => {
  test('its unit tests pass', () => {
    const { stdout, stderr, status } = php(path.join(__dirname, 'run.php'));
    expect(stdout.split('\n').filter((line) => line.startsWith('not ok'))).toEqual([]);
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toContain('ok ');
  });

  test.each(files.map((file) => [path.relative(plugin, file), file]))(
    '%s is valid PHP without syntax newer than 7.4',
    (_, file) => {
      expect(php('-l', file)).toMatchObject({ status: 0, stderr: '' });
      expect(php('-r', newerSyntax, file).stdout).toBe('');
    },
  );
});

test('files and classes have the length and form of the other parts', () => {
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(`${path.basename(file)} ${Math.max(250, text.split('\n').length)}`).toBe(`${path.basename(file)} 250`);
    expect(text).toMatch(/^<\?php\n\/\*\*/);
  }
});
