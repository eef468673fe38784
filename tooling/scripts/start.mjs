/** `npm start`: installs when needed, builds what changed, publishes the remotes into the local store and serves the page. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, greetAndServe, publish } from './serving.mjs';
import { fail, install } from './toolbox.mjs';
import { findRemotes, root } from '../workspace.js';

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

const options = readOptions();
const data = path.resolve(root, options.data);
await install();
if (!(await build())) fail('The build failed; see the lines above.');
await publish(path.join(data, 'delivery'), findRemotes());
await greetAndServe({ ...options, pollSeconds: undefined }, data);
