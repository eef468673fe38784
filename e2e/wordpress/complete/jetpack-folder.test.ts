import { describeJetpackFolder } from '../../../wordpress/tests/real-site/describe-wordpress';
import { eventually } from '../../eventually';
import { settled } from '../../pages/frame';
import { checkRow } from '../../roles/check-row';
import { offline } from '../../roles/role-table';
import { startWithJetpack } from '../start-site';
import { wordPressUnderTest } from '../wordpress-under-test';

describeJetpackFolder('with the Jetpack of JETPACK_DIR, in Offline Mode', () => {
  const site = wordPressUnderTest(startWithJetpack);

  test('an administrator sees what the role table lists, on every route', async () => {
    for (const row of offline.slice(0, 1)) await checkRow(await site.visit('/dashboard', row), row);
  });

  test('a module is switched in the database; an editor has no page', async () => {
    const page = await site.visit('/writing');
    await settled(page);
    const isActive = () => site.readOption('jetpack_active_modules').includes('"copy-post"');
    const wasActive = isActive();
    await page.getByRole('switch', { name: /^Enable the option to copy entire posts/ }).click();
    await eventually(() => expect(isActive()).toBe(!wasActive), 20_000);
    expect((await site.fetch('/wp-admin/admin.php?page=jetpack', {}, 'editor')).status).toBe(403);
  });
});
