import { getJetpackFolderError } from './jetpack-folder';
import { kit, kitFolder } from './real-site';
import { findMissingPrograms } from './wordpress-host';

type Describe = (name: string, tests: () => void) => void;

/** Returns `describe`, which prints the reason and skips the tests if there is one. */
const describeUnless =
  (getReason: () => string | undefined, what: string): Describe =>
  (name, tests) => {
    const reason = getReason();
    if (reason === undefined) return describe(name, tests);
    process.stdout.write(`The tests ${what} were skipped: ${reason}.\n`);
    describe.skip(name, tests);
  };

const getKitError = () => (kit === undefined ? `${kitFolder} has no kit (WORDPRESS_KIT)` : undefined);

function getServersError(): string | undefined {
  const missing = findMissingPrograms();
  return missing.length === 0 ? undefined : `${missing.join(', ')} are not installed`;
}

/** Describes tests in a real WordPress. */
export const describeWordPress = describeUnless(getKitError, 'in a real WordPress');

/** Describes tests in a real WordPress on nginx, php-fpm and MariaDB. */
export const describeOnServers = describeUnless(() => getKitError() ?? getServersError(), 'on nginx, php-fpm and MariaDB');

/** Describes tests with the Jetpack of JETPACK_DIR, on the same servers. */
export const describeJetpackFolder = describeUnless(() => getJetpackFolderError() ?? getServersError(), 'with a Jetpack folder');
