import { describeJetpackFolder, describeOnServers, describeWordPress } from './describe-wordpress';

jest.mock('./real-site', () => ({ kit: undefined, kitFolder: '/nowhere' }));
jest.mock('./wordpress-host', () => ({ findMissingPrograms: () => ['nginx', 'mariadbd'] }));
jest.mock('./jetpack-folder', () => ({ getJetpackFolderError: () => 'JETPACK_DIR names no Jetpack' }));

test('tests that miss what they need are skipped, with one line each', () => {
  const printed: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0);
  const skip = jest.spyOn(describe, 'skip').mockImplementation(() => {});
  for (const describeTests of [describeWordPress, describeOnServers, describeJetpackFolder]) describeTests('these', () => {});
  write.mockRestore();
  expect(skip).toHaveBeenCalledTimes(3);
  skip.mockRestore();
  expect(printed).toEqual([
    'The tests in a real WordPress were skipped: /nowhere has no kit (WORDPRESS_KIT).\n',
    'The tests on nginx, php-fpm and MariaDB were skipped: /nowhere has no kit (WORDPRESS_KIT).\n',
    'The tests with a Jetpack folder were skipped: JETPACK_DIR names no Jetpack.\n',
  ]);
});
