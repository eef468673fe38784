import { violations } from '../axe';
import { eventually } from '../eventually';
import { notices, settled } from '../pages/frame';
import { seoCard } from '../pages/traffic';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

test('SET-079 SET-080 SET-082 titles are composed by keyboard, previewed while typed, and stored without tags', async () => {
  const { page, calls } = await site.visit('/traffic');
  await settled(page);
  const card = seoCard(page);
  const toggle = card.getByRole('switch', { name: 'Customize your SEO settings' });
  if (!(await toggle.isChecked())) await toggle.click();
  const front = card.getByRole('combobox', { name: 'Front page' });
  await eventually(async () => expect(await front.isEnabled()).toBe(true));
  calls.forget();

  await front.focus();
  await page.keyboard.type('😀 <b>[sit');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' [post_title]');
  expect(await front.inputValue()).toBe('😀 <b>[site_name] [post_title]');
  expect(calls.of('POST settings')).toEqual([]);
  await card.getByLabel('Front page description').fill('All\tabout it');
  expect(await card.getByRole('figure').count()).toBe(3);
  for (const preview of await card.getByRole('figure').all()) {
    await preview.getByText('[post_title]').waitFor();
    await preview.getByText('All about it').waitFor();
  }

  await card.getByRole('button', { name: 'Save settings' }).click();
  await eventually(async () => expect(await notices(page).innerText()).toContain('Updated settings'));
  await page.reload();
  await settled(page);
  expect(await front.inputValue()).toBe('😀 [site_name] [post_title]');
});
