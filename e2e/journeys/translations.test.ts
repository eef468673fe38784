import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../eventually';
import { writeLanguagePack } from '../language-packs';
import { statsCard, total } from '../pages/dashboard';
import { settled, tabLabels } from '../pages/frame';
import { siteUnderTest } from '../visits';

const languages = mkdtempSync(path.join(tmpdir(), 'site-admin-languages-'));
writeLanguagePack(languages, 'he_IL', {
  mo: { 'At a Glance': ['במבט חטוף'], 'Best overall day': ['היום הטוב ביותר'] },
  json: { 'My Plan': ['התוכנית שלי'], Plans: [''], '%s view': ['צפייה %s', '%s צפיות'] },
});
afterAll(() => rmSync(languages, { recursive: true, force: true }));

const site = siteUnderTest({ scenario: 'right-to-left', languages });

test('a page in Hebrew has the texts and plurals of the language packs, dates in Hebrew, and English where a translation is missing', async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  expect((await tabLabels(page)).slice(0, 3)).toEqual(['במבט חטוף', 'התוכנית שלי', 'Plans']);
  expect(await page.evaluate(() => document.dir)).toBe('rtl');
  await eventually(async () => expect(await statsCard(page).innerText()).toMatch(/\d+ [א-ת]+ 20\d\d/));
  expect(await total(page, 'היום הטוב ביותר').innerText()).toMatch(/^\d+ צפיות$/);
});
