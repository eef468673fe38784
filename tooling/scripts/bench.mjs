/** `npm run bench [-- --rounds N --skip-builds --check]`: installs when needed, builds what changed, and measures the page. */
import { build } from './serving.mjs';
import { chromium, fail, install, run } from './toolbox.mjs';
import { benchBrowsers } from '../chromium.js';
import { root } from '../workspace.js';

await install();
const env = { ...process.env, CHROMIUM_PATH: await chromium(benchBrowsers) };
if (!(await build())) fail('The build failed; see the lines above.');
process.exitCode = await run(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)], { cwd: root, env });
