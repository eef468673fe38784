import { describeOnServers } from '../../../wordpress/tests/real-site/describe-wordpress';
import { waitUntilIdle } from '../../screens';
import { startOnServers } from '../start-site';
import { pressThreeSwitches } from '../three-switches';
import { wordPressUnderTest } from '../wordpress-under-test';

describeOnServers('on nginx, php-fpm and MariaDB', () => {
  const site = wordPressUnderTest(startOnServers);

  test('three switches pressed at once are all stored, five times', async () => {
    const page = await site.visit('/dashboard');
    for (let run = 0; run < 5; run += 1) {
      await waitUntilIdle(page);
      await pressThreeSwitches(page, site);
    }
  });
});
