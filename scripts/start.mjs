/**
 * `npm start`: installs when needed, builds what changed, publishes the remotes into the local store and serves the page.
 *
 *   npm start -- --port 8080 --data .data --scenario connected --password P
 *
 * A build that was not published before goes live; a remote that ops rolled back or replaced stays as they left it.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { fail, install, root, run } from './toolbox.mjs';

const remotes = ['remote-dashboard', 'remote-settings', 'remote-recommendations', 'remote-licensing'];
const usage = 'npm start -- [--port N] [--data FOLDER] [--scenario NAME] [--password P]';

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '8080' },
        data: { type: 'string', default: '.data' },
        scenario: { type: 'string' },
        password: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return fail(`${error.message}\n${usage}`);
  }
}

const program = (part, ...args) => ['--import', 'tsx', `${part}/src/main.ts`, ...args];

/** Puts the builds into the store the server reads. */
async function publish(store) {
  const delivery = (...args) =>
    run(process.execPath, program('delivery', ...args, '--store', store), { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const args of [['init'], ['host', 'shell/dist'], ['publish', ...remotes, '--snapshot', '--promote-new']]) {
    if ((await delivery(...args)) !== 0) fail(`The remotes could not be published into ${store}; the lines above say why.`);
  }
}

function greet({ ready, scenario, password }) {
  const secret = password ?? 'the password it was made with';
  console.log(`
  The page:  ${ready}/wp-admin/admin.php?page=jetpack
  Sign in:   admin (owner), admin2, editor, author, contributor or subscriber
  Password:  ${secret}
  Site:      ${scenario}

  Stop with Ctrl+C.`);
}

/** Serves until it is stopped; the first line of output is what it says of itself. */
function serve({ port, scenario, password }, data) {
  const args = program(
    'site-server',
    ...['--port', port, '--data', data, '--environment', 'development'],
    ...(scenario === undefined ? [] : ['--scenario', scenario]),
    ...(password === undefined ? [] : ['--password', password]),
  );
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout });
  lines.once('line', (line) => greet({ password, ...JSON.parse(line) }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}

const options = readOptions();
const data = path.resolve(root, options.data);
await install();
if ((await run(process.execPath, ['scripts/build.mjs'])) !== 0) fail('The build failed; the lines above say why.');
await publish(path.join(data, 'delivery'));
serve(options, data);
