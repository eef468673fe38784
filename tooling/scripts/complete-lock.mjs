/**
 * Adds to package-lock.json the optional binaries of other systems that a registry may not carry.
 *
 * `npm ci` refuses a lock that lacks an optional dependency some package names, and npm leaves out of the lock what the
 * registry at hand does not have. A bare entry (version, os, cpu) is enough: npm skips it on every other system.
 * Run it after each `npm install` that changes the lock; the unit test beside it says when that was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32', 'wasm32'];
const CPUS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el'];

/** The os and cpu fields npm would have read from the package itself, told by its name. */
function systemOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.find((system) => words.includes(system)) ?? 'none';
  const cpu = CPUS.find((word) => words.some((part) => part === word || part.startsWith(word)));
  return { os: [os === 'wasm32' ? 'none' : os], ...(cpu ? { cpu: [cpu] } : {}) };
}

/** The entries `lock` lacks, by their place in it. */
export function missingEntries(lock) {
  const missing = {};
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const known = Object.keys(lock.packages).some(
        (at) => at === `node_modules/${name}` || at === `${place}/node_modules/${name}`,
      );
      if (!known) missing[`node_modules/${name}`] = { version: version.replace(/^[\^~]/, ''), optional: true, ...systemOf(name) };
    }
  }
  return missing;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const names = Object.keys(missing);
  if (process.argv.includes('--check')) {
    if (names.length > 0)
      console.error(`package-lock.json lacks ${names.join(', ')}: run node tooling/scripts/complete-lock.mjs`);
    process.exitCode = names.length > 0 ? 1 : 0;
  } else {
    const packages = Object.fromEntries(Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
    console.log(`${names.length} entries added to package-lock.json`);
  }
}
