import { getJetpackFolderError } from './jetpack-folder';
import { kit, kitFolder } from './real-site';
import { findMissingPrograms } from './wordpress-host';

/** Returns `describe`, or after a line with the reason `describe.skip`. */
function describeUnless(reason: string | undefined, what: string): typeof describe {
  if (reason === undefined) return describe;
  process.stdout.write(`The tests ${what} were skipped: ${reason}.\n`);
  return describe.skip;
}

const noKit = kit === undefined ? `${kitFolder} has no kit (WORDPRESS_KIT)` : undefined;

function getServersError(): string | undefined {
  const missing = findMissingPrograms();
  return missing.length === 0 ? undefined : `${missing.join(', ')} are not installed`;
}

/** Describes tests in a real WordPress. */
export const describeWordPress = describeUnless(noKit, 'in a real WordPress');

/** Describes tests in a real WordPress on nginx, php-fpm and MariaDB. */
export const describeOnServers = (name: string, tests: () => void): void =>
  describeUnless(noKit ?? getServersError(), 'on nginx, php-fpm and MariaDB')(name, tests);

/** Describes tests with the Jetpack of JETPACK_DIR, on the same servers. */
export const describeJetpackFolder = (name: string, tests: () => void): void =>
  describeUnless(getJetpackFolderError() ?? getServersError(), 'with a Jetpack folder')(name, tests);
