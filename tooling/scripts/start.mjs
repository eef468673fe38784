/** `npm start`: installs when needed, builds what changed, publishes the remotes into the local store and serves the page. */
import path from 'node:path';
import { build, greetAndServe, publish } from './serving.mjs';
import { fail, install, readCommandLine } from './toolbox.mjs';
import { findRemotes, root } from '../workspace.js';

const usage =
  'npm start -- [--port N] [--data FOLDER] [--scenario NAME] [--password P] [--environment development] [--remotes-base URL] [--operators LOGIN,…] [--webhooks FILE]';

const { values: options } = readCommandLine(usage, {
  options: {
    port: { type: 'string', default: '8080' },
    data: { type: 'string', default: '.data' },
    scenario: { type: 'string' },
    password: { type: 'string' },
    environment: { type: 'string', default: 'production' },
    'remotes-base': { type: 'string' },
    operators: { type: 'string' },
    webhooks: { type: 'string' },
  },
});
const data = path.resolve(root, options.data);
await install();
if (!(await build())) fail('The build failed; see the lines above.');
const keys = await publish(path.join(data, 'delivery'), findRemotes());
await greetAndServe({ ...options, ...keys, data });
