import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { notices, settled } from '../pages/frame';
import { callApi } from '../pages/site-api';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

async function open(route: string): Promise<Page> {
  const { page } = await site.visit(route);
  await settled(page);
  return page;
}

const getSwitch = (page: Page, name: string | RegExp) => page.getByRole('switch', { name });

async function stored(page: Page, ...names: string[]): Promise<unknown[]> {
  const { body } = await callApi(page, 'GET', 'settings');
  return names.map((name) => Object(body)[name]);
}

const accelerator = ['photon', 'photon-cdn', 'tiled-gallery', 'tiled_galleries'];

test('SET-058 SET-061 the site accelerator switches all its parts, and the site stores them', async () => {
  const page = await open('/performance');
  const master = getSwitch(page, 'Enable site accelerator');
  expect(await master.isChecked()).toBe(true);
  await master.click();
  await notices(page).getByText('Site accelerator is no longer speeding up your site!').waitFor();
  // Static files were off, and are left as they are; galleries are switched with the images.
  expect(await stored(page, ...accelerator)).toEqual([false, false, false, false]);
  await master.click();
  await notices(page).getByText('Site accelerator is now speeding up your site!').waitFor();
  expect(await stored(page, ...accelerator)).toEqual([true, true, true, true]);
});

test('SET-115 an address for posts by email is created and replaced, and is the same after a reload', async () => {
  const page = await open('/writing');
  const address = page.getByLabel('Send your new posts to this email address');
  await page.getByRole('button', { name: 'Create address' }).click();
  await notices(page).getByText('Regenerated Post by Email address.').waitFor();
  const first = await address.inputValue();
  expect(first).toMatch(/@post\./);
  await page.getByRole('button', { name: 'Regenerate address' }).click();
  await eventually(async () => expect(await address.inputValue()).not.toBe(first));
  const second = await address.inputValue();
  await page.reload();
  await settled(page);
  expect(await address.inputValue()).toBe(second);
});

test('SET-108 testimonials reload the page, and are on after it', async () => {
  const page = await open('/writing');
  await page.evaluate(() => Object.assign(window, { isBeforeReload: true }));
  await getSwitch(page, 'Testimonials').click();
  await eventually(async () => expect(await page.evaluate(() => 'isBeforeReload' in window)).toBe(false));
  await settled(page);
  expect(await getSwitch(page, 'Testimonials').isChecked()).toBe(true);
  expect(await stored(page, 'custom-content-types', 'jetpack_testimonial', 'jetpack_portfolio')).toEqual([true, true, false]);
});

test('SET-106 the color of the carousel is saved with its button, and kept', async () => {
  const page = await open('/writing');
  const color = page.getByLabel('Carousel color scheme');
  await color.selectOption('White');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await eventually(async () => expect(await stored(page, 'carousel_background_color')).toEqual(['white']));
  await page.reload();
  await settled(page);
  expect(await color.inputValue()).toBe('white');
});
