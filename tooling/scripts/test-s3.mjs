/**
 * `npm run test:s3`: runs the tests of the object store, after installing one (Ceph, from Debian) if it is missing. With `--faults` also
 * those with three replicas and two page servers, of which parts are killed; they take some minutes.
 */
import { spawnSync } from 'node:child_process';
import { fail, install, readCommandLine, run } from './toolbox.mjs';

const packages = ['ceph-mon', 'ceph-osd', 'radosgw'];
const isInstalled = (program) => spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

const { values } = readCommandLine('npm run test:s3 -- [--faults]', { options: { faults: { type: 'boolean', default: false } } });
await install();
if (!packages.every(isInstalled)) {
  console.log('Installing the object store (about 320 MB) …');
  const code = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
  if (code !== 0) fail(`Install ${packages.join(', ')} as root: apt-get install ${packages.join(' ')}`);
}
const paths = ['delivery/src/stores', ...(values.faults ? ['delivery/src/faults'] : [])];
const env = { ...process.env, ...(values.faults && { SITE_ADMIN_FAULTS: '1' }) };
process.exitCode = await run(process.execPath, ['node_modules/jest/bin/jest.js', ...paths, '--selectProjects', 'unit-node'], {
  env,
});
