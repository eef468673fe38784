import { screen, within } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { cardNames, openSettings, savedBy, toggle } from '../../testing/open-settings';

const allOff = { photon: false, 'photon-cdn': false, 'tiled-gallery': false, 'lazy-images': false };
const open = (modules: SiteOptions['modules'] = allOff, site: SiteOptions = {}) =>
  openSettings('/performance', { site: { ...site, modules } });
const master = () => toggle('Enable site accelerator');

test('SET-054 the Performance tab has the sections Search, Performance & speed, and Media with VideoPress', async () => {
  await open();
  expect(cardNames()).toEqual(['Search', 'Performance & speed', 'Media']);
  expect(screen.getByRole('heading', { name: 'VideoPress' })).toBeVisible();
});

test('SET-058 the master switch turns all parts on, and off again', async () => {
  const page = await open();
  const all = (isOn: boolean) => ({ photon: isOn, 'tiled-gallery': isOn, tiled_galleries: isOn, 'photon-cdn': isOn });
  await page.user.click(master());
  expect(savedBy(page)).toEqual([all(true)]);
  expect(await screen.findByRole('switch', { name: 'Enable site accelerator', busy: false })).toBeChecked();
  await page.user.click(master());
  expect(savedBy(page)).toEqual([all(true), all(false)]);
});

test('SET-058 a part overridden inactive is left out, and shows why it is off', async () => {
  const page = await open({ ...allOff, photon: { activated: false, override: 'inactive' } });
  await page.user.click(master());
  expect(savedBy(page)).toEqual([{ 'photon-cdn': true }]);
  expect(toggle('Speed up image load times')).toHaveAccessibleDescription(
    /This feature has been disabled by a site administrator\./,
  );
});

test('SET-058 with nothing to switch, the master switch is locked and shows why', async () => {
  const page = await open({ ...allOff, photon: { activated: true, override: 'active' } });
  await page.user.click(master());
  expect(master()).toBeChecked();
  expect(master()).toHaveAccessibleDescription(/This feature has been enabled by a site administrator\./);
  expect(savedBy(page)).toEqual([]);
});

test('SET-058 with both parts overridden inactive there is no master switch', async () => {
  await open({ ...allOff, photon: { override: 'inactive' }, 'photon-cdn': { override: 'inactive' } });
  expect(screen.queryByRole('switch', { name: 'Enable site accelerator' })).toBeNull();
});

test('the master switch is disabled while a search shows one of its parts only', async () => {
  const page = await openSettings('/performance?term=asset', { site: { modules: allOff } });
  expect(screen.queryByRole('switch', { name: 'Speed up image load times' })).toBeNull();
  await page.user.click(master());
  expect(await screen.findByText('The site accelerator can be switched where both of its parts are shown.')).toBeVisible();
  expect(savedBy(page)).toEqual([]);
});

test.each([
  [false, { photon: true, 'tiled-gallery': true, tiled_galleries: true }],
  [true, { photon: false, 'tiled-gallery': false, tiled_galleries: false }],
])('SET-059 the switch of images, on: %s, switches galleries together with it', async (isOn, body) => {
  const page = await open({ ...allOff, photon: isOn, 'tiled-gallery': isOn });
  await page.user.click(toggle('Speed up image load times'));
  expect(savedBy(page)).toEqual([body]);
});

test('the switch of static files switches them alone', async () => {
  const page = await open();
  await page.user.click(toggle('Speed up static file load times'));
  expect(savedBy(page)).toEqual([{ 'photon-cdn': true }]);
});

test('SET-060 offline, images are off and show it, and the master switch leaves them out', async () => {
  const page = await open({ ...allOff, photon: true }, { connection: 'offline' });
  const images = toggle('Speed up image load times');
  expect(images).not.toBeChecked();
  expect(images).toHaveAccessibleDescription('Unavailable in Offline Mode');
  await page.user.click(images);
  expect(savedBy(page)).toEqual([]);
  await page.user.click(master());
  expect(savedBy(page)).toEqual([{ 'photon-cdn': true }]);
});

describe('SET-061 the notices of the site accelerator', () => {
  test.each([
    [false, 'Enabling Site accelerator…', 'Site accelerator is now speeding up your site!'],
    [true, 'Disabling site accelerator…', 'Site accelerator is no longer speeding up your site!'],
  ])('on: %s, the change succeeds', async (isOn, progress, success) => {
    const page = await open({ ...allOff, 'photon-cdn': isOn });
    const release = page.site.hold(updateSettings);
    await page.user.click(master());
    expect(page.notices.current.map(({ text }) => text)).toEqual([progress]);
    release();
    await screen.findByRole('switch', { name: 'Enable site accelerator', busy: false });
    expect(page.notices.current.map(({ text }) => text)).toEqual([success]);
  });

  test.each([
    [false, 'Error enabling Site accelerator. some_updated'],
    [true, 'Error disabling site accelerator. some_updated'],
  ])('on: %s, the change fails with a code', async (isOn, text) => {
    const page = await open({ ...allOff, 'photon-cdn': isOn });
    page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: '' });
    await page.user.click(master());
    await screen.findByRole('switch', { name: 'Enable site accelerator', busy: false });
    expect(page.notices.current).toMatchObject([{ status: 'is-error', text }]);
    expect(master()).toHaveAttribute('aria-checked', String(isOn));
  });
});

test('SET-062 lazy images save their module', async () => {
  const page = await open();
  const card = within(screen.getByRole('region', { name: 'Performance & speed' }));
  await page.user.click(card.getByRole('switch', { name: 'Enable Lazy Loading for images' }));
  expect(savedBy(page)).toEqual([{ 'lazy-images': true }]);
});
