/**
 * Bundles the server into one JavaScript file and returns how to start it with little memory: without a compiler in the process, and with
 * freed memory returned to the system. `node site-server/compile.mjs` prints that as JSON.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = import.meta.dirname ?? path.dirname(fileURLToPath(import.meta.url));
const file = path.join(folder, 'dist/server.js');

/** Replaces `__dirname` by the folder of each source file, since files next to the sources are located with it. */
const sourceDirname = {
  name: 'source-dirname',
  setup({ onLoad }) {
    onLoad({ filter: /site-server\/src\/.*\.ts$/ }, ({ path: source }) => ({
      contents: readFileSync(source, 'utf8').replaceAll('__dirname', JSON.stringify(path.dirname(source))),
      loader: 'ts',
    }));
  },
};

/** Takes about half a second. Returns the arguments for Node and the environment to start the server with. */
export async function compile() {
  // Imported late: a fresh checkout installs its packages first.
  const { build } = await import('esbuild');
  await build({
    entryPoints: [path.join(folder, 'src/main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['libsql'],
    sourcemap: true,
    logLevel: 'error',
    plugins: [sourceDirname],
  });
  return {
    // Small young generation: the garbage of a request is collected early.
    args: ['--enable-source-maps', '--max-semi-space-size=8', '--max-old-space-size=256', file],
    // Variables of glibc; other systems ignore them. Checking a password allocates 16 MB, which would otherwise stay allocated.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '262144', MALLOC_MMAP_THRESHOLD_: '1048576' },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await compile()));
