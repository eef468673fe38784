/** Shared by `npm start` and `npm run dev`: building, publishing into a store, serving the page from it. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { compile } from '../../site-server/compile.mjs';
import { fail, run } from './toolbox.mjs';
import { root } from '../workspace.js';

const program = (part, ...args) => ['--import', 'tsx', `${part}/src/main.ts`, ...args];

/** Exit code of the `remotes` command for a change that a freeze refuses. */
const frozen = 5;

/** Builds the named parts, or all; returns whether that succeeded. Parts that are up to date are skipped. */
export const build = async (...parts) => (await run(process.execPath, ['tooling/scripts/build.mjs', ...parts])) === 0;

/**
 * Publishes builds into the server's store. With `--promote` they go live; with `--promote-new` only those that were not published before,
 * and other remotes are not changed.
 */
export async function publish(store, parts, promotion = '--promote-new') {
  const quietly = { stdio: ['ignore', 'ignore', 'inherit'] };
  for (const args of [
    // Forced: remotes that are incompatible with the new shell are published again by the next command.
    ['host', 'shell/dist', '--force'],
    ['publish', ...parts, '--snapshot', promotion],
  ]) {
    const code = await run(process.execPath, program('delivery', ...args, '--store', store), quietly);
    if (code === frozen) console.warn('The registry is frozen: the versions that are live stay live.');
    else if (code !== 0) fail(`The remotes could not be published into ${store}; see the lines above.`);
  }
}

function greet({ ready, provider, scenario, environment, password, gallery }) {
  console.log(`
  The page:  ${ready}/wp-admin/admin.php?page=jetpack
  Sign in:   admin (owner), admin2, editor, author, contributor or subscriber
  Password:  ${password ?? 'as chosen or printed when this site was created'}
  Site:      ${scenario}${environment === 'development' ? ', in development' : ''}
  Provider:  ${provider}/operator (accounts, plans, checkout and licenses of the embedded site)${gallery === undefined ? '' : `\n  Gallery:   ${ready}/gallery`}

  Stop with Ctrl+C.`);
}

/**
 * Returns the command line of the server for options by name, without the undefined ones. Faults, scenarios to switch and overrides by address
 * exist in development only, so production is the default.
 */
export const getServerArguments = (options) =>
  Object.entries({ environment: 'production', ...options }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );

/** Serves until it is stopped, and ends with the server. Prints the address, and then the server's log. */
export async function greetAndServe(options) {
  const { password, gallery } = options;
  const { args, env } = await compile();
  const server = spawn(process.execPath, [...args, ...getServerArguments(options)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: server.stdout });
  lines.once('line', (first) => {
    greet({ password, gallery, ...JSON.parse(first) });
    // Further lines are the server's log, as JSON.
    lines.on('line', (line) => console.log(JSON.parse(line).msg));
  });
  process.on('SIGINT', () => server.kill('SIGINT'));
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 0));
}
