import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { eventCatalogNames, extensionPointNames, type RemoteManifest, type ShellManifest } from '@site-admin/contracts';
import { run } from '../cli';

/** A folder with builds and a store for tests, and the command line that uses them. */
export interface Harness {
  readonly folder: string;
  readonly registryFile: string;
  /** Runs one command line; returns its exit code and output. */
  remotes(...argv: string[]): Promise<{ readonly code: number; readonly output: string }>;
  registry(): Promise<string>;
  /** Writes the build of a remote; `change` alters its manifest afterwards. */
  build(part: string, options?: BuildOptions): Promise<void>;
  /** Writes the build of a shell. */
  shell(change?: Partial<ShellManifest>): Promise<void>;
  remove(): Promise<void>;
}

export interface HarnessOptions {
  /** The store; a folder when omitted. */
  readonly argv?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
}

export interface BuildOptions {
  readonly name?: string;
  readonly version?: string;
  /** Content of the entry. */
  readonly code?: string;
  readonly declaration?: Partial<RemoteManifest['declaration']>;
  readonly manifest?: Partial<RemoteManifest>;
  /** Unknown keys, for invalid manifests. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const getFile = (name: string, role: 'entry' | 'sync', text: string) => ({
  name,
  kind: name.endsWith('.js') ? ('script' as const) : ('style' as const),
  role,
  integrity: sha384(text),
  size: Buffer.byteLength(text),
  gzip: zlib.gzipSync(text, { level: 9 }).length,
  brotli: zlib.brotliCompressSync(text).length,
});

function createManifest(options: BuildOptions, files: RemoteManifest['files']): unknown {
  const { name = 'sample', version = '1.0.0', declaration, manifest, extra } = options;
  return {
    declaration: {
      name,
      title: 'Sample',
      version,
      contract: '^2.0.0',
      owner: 'sample team',
      pages: [],
      navigation: [],
      extensions: [],
      emits: [],
      listens: [],
      budget: { entryGzip: 9000, totalBrotli: 60_000 },
      ...declaration,
    },
    build: '0123456789ab',
    builtAt: '2026-01-02T03:04:05.000Z',
    commit: 'abcdef0123',
    container: `siteAdmin_${name}_0123456789ab`,
    expose: './remote',
    files,
    shared: { react: '^19.3.1' },
    ...manifest,
    ...extra,
  };
}

async function writeBuild(folder: string, options: BuildOptions): Promise<void> {
  const texts = {
    'entry.js': options.code ?? `// ${'entry '.repeat(300)}`,
    'styles.css': '@layer remote.sample { a { color: red } }',
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, 'entry.js.br'), zlib.brotliCompressSync(texts['entry.js']));
  await writeFile(path.join(folder, 'entry.js.gz'), zlib.gzipSync(texts['entry.js']));
  const files = [getFile('entry.js', 'entry', texts['entry.js']), getFile('styles.css', 'sync', texts['styles.css'])];
  await writeFile(path.join(folder, 'remote.manifest.json'), JSON.stringify(createManifest(options, files), null, 1));
}

async function writeShell(folder: string, change: Partial<ShellManifest>): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'main.js'), '// main');
  const manifest: ShellManifest = {
    build: '0123456789ab',
    builtAt: '2026-01-02T03:04:05.000Z',
    commit: '',
    contract: '2.0.0',
    provides: { react: '19.3.1' },
    events: eventCatalogNames,
    extensionPoints: extensionPointNames,
    files: [{ ...getFile('main.js', 'sync', '// main'), role: 'main' }],
    ...change,
  };
  await writeFile(path.join(folder, 'shell.manifest.json'), JSON.stringify(manifest));
}

/** Creates a folder with a shell that provides contract 2.0.0, recorded in the store at `store/`. */
export async function harness({
  argv: place = ['--store', 'store'],
  env = {},
  now = () => new Date('2026-02-03T04:05:06.000Z'),
}: HarnessOptions = {}): Promise<Harness> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-admin-delivery-'));
  const registryFile = path.join(folder, 'store/registry.json');
  const made: Harness = {
    folder,
    registryFile,
    async remotes(...argv) {
      const lines: string[] = [];
      const say = (line: string) => void lines.push(line);
      const code = await run([...argv, ...place], { folder, env, now, out: say, err: say });
      return { code, output: lines.join('\n') };
    },
    registry: () => readFile(registryFile, 'utf8'),
    build: (part, options = {}) => writeBuild(path.join(folder, part, 'dist'), options),
    shell: (change = {}) => writeShell(path.join(folder, 'shell/dist'), change),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  await made.shell();
  await made.remotes('host', 'shell');
  return made;
}
