/**
 * Makes the server one file of JavaScript, and says how to start it lean: without a compiler on board, and with memory
 * given back to the system. `node site-server/compile.mjs` prints that as JSON.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = import.meta.dirname ?? path.dirname(fileURLToPath(import.meta.url));
const file = path.join(folder, 'dist/server.js');

/** Files beside the sources are found from where the source lies, not from the one file all are put into. */
const whereTheSourceLies = {
  name: 'where-the-source-lies',
  setup({ onLoad }) {
    onLoad({ filter: /site-server\/src\/.*\.ts$/ }, ({ path: source }) => ({
      contents: readFileSync(source, 'utf8').replaceAll('__dirname', JSON.stringify(path.dirname(source))),
      loader: 'ts',
    }));
  },
};

/** Half a second. Answers the arguments for Node and the environment to start the server with. */
export async function compile() {
  // Only now: who starts from a fresh copy installs first.
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
    plugins: [whereTheSourceLies],
  });
  return {
    // Small young generation: what a request leaves behind is collected early instead of kept around.
    args: ['--enable-source-maps', '--max-semi-space-size=8', '--max-old-space-size=256', file],
    // Of glibc; other systems do not know them. Checking a password takes 16 MB, which it would keep for later otherwise.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '262144', MALLOC_MMAP_THRESHOLD_: '1048576' },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await compile()));
