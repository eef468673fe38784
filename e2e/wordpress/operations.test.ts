import type { Locator, Page, Request } from 'playwright-core';
import { eventually } from '../eventually';
import { writeLanguagePack } from '../language-packs';
import { marked } from '../marks';
import { accountButton, disconnectDialog, setUpButton } from '../pages/connection';
import { statsCard, total } from '../pages/dashboard';
import { commentsToggle, introduction, saveButton } from '../pages/discussion';
import { getRoute, settled, shownVersion, tab, tabLabels } from '../pages/frame';
import { chooseSiteTypes } from '../pages/recommendations';
import { goTo } from '../screens';
import { describeWordPress } from '../../wordpress/tests/real-site/describe-wordpress';
import { pressThreeSwitches } from './three-switches';
import { wordPressUnderTest } from './wordpress-under-test';

describeWordPress('in wp-admin', () => {
  const site = wordPressUnderTest();
  const becomes = (page: Page, version: string) =>
    eventually(async () => expect(await shownVersion(page, 'dashboard')).toBe(version), 15_000);

  test('three switches pressed at once are all stored', async () => {
    await site.reset('connected');
    const page = await site.visit('/dashboard');
    await settled(page);
    await pressThreeSwitches(page, site);
  });

  test('writes are stored, and another user sees them after a reload', async () => {
    await site.reset('connected');
    const [page, other] = await Promise.all([site.visit('/dashboard'), site.visit('/discussion', { as: 'admin2' })]);
    await Promise.all([settled(page), settled(other)]);
    expect(await introduction(other).inputValue()).not.toBe('Say something kind');
    const agencies = page.getByRole('region', { name: "Manage your clients' sites with ease" });
    await agencies.getByRole('button', { name: /^Dismiss/ }).click();
    await goTo(page, '/recommendations/site-type');
    await chooseSiteTypes(page, 'This is a personal site');
    await eventually(() => expect(getRoute(page)).not.toBe('/recommendations/site-type'));
    await goTo(page, '/discussion');
    if (!(await commentsToggle(page).isChecked())) await commentsToggle(page).click();
    await eventually(async () => expect(await introduction(page).isEnabled()).toBe(true));
    await introduction(page).fill('Say something kind');
    await saveButton(page).click();
    await eventually(() => {
      expect(site.readOption('dismiss_dash_agencies_learn_more')).toBe('1');
      expect(site.readOption('jetpack_active_modules')).toContain('"comments"');
      expect(site.readOption('highlander_comment_form_prompt')).toBe('Say something kind');
      expect(site.readOption('jetpack_options')).toMatch(/"site-type-personal";b:1/);
      expect(site.readOption('jetpack_options')).not.toContain('"not-started"');
    }, 20_000);
    await other.reload();
    await settled(other);
    expect(await commentsToggle(other).isChecked()).toBe(true);
    expect(await introduction(other).inputValue()).toBe('Say something kind');
  });

  test('open pages of two users apply promotion, rollback, a canary for one of them, disabling and withdrawal; a broken version falls back', async () => {
    await site.reset('connected');
    site.publish('dashboard', marked('1.1.0'));
    site.publish('dashboard', {
      version: '1.2.0',
      edit: ({ role }, text) => (role === 'entry' ? `throw new Error('Thrown at once.');\n${text}` : text),
    });
    const visit = (as: string) => site.visit('/dashboard', { as, allowErrors: true });
    const [manager, editor] = await Promise.all([visit('admin'), visit('editor')]);
    const pages = [manager, editor];
    await Promise.all(pages.map(settled));
    const all = (version: string) => Promise.all(pages.map((page) => becomes(page, version)));
    await all('1.0.0');
    site.remotes('promote', 'dashboard', '1.1.0');
    await all('1.1.0');
    site.remotes('rollback', 'dashboard');
    await all('1.0.0');
    site.remotes('canary', 'dashboard', '1.1.0', '--percent', '100', '--cohort', 'managers');
    await becomes(manager, '1.1.0');
    await editor.reload();
    await becomes(editor, '1.0.0');
    site.remotes('disable', 'dashboard', '--reason', 'The numbers are wrong today.');
    for (const page of pages) await page.getByText('The numbers are wrong today.').waitFor();
    site.remotes('enable', 'dashboard');
    await becomes(manager, '1.1.0');
    await becomes(editor, '1.0.0');
    site.remotes('withdraw', 'dashboard', '1.1.0', '--reason', 'It counts twice.');
    await all('1.0.0');
    site.remotes('promote', 'dashboard', '1.2.0');
    const page = await site.visit('/dashboard', { allowErrors: true });
    await becomes(page, '1.0.0');
    await tab(page, 'At a Glance').waitFor();
    site.remotes('promote', 'dashboard', '1.0.0');
  });

  test("a page in the user's language has the texts and plurals of Jetpack's language packs, its dates, and English for the rest", async () => {
    await site.reset('connected');
    writeLanguagePack(site.languages, 'de_DE', {
      mo: { 'At a Glance': ['Auf einen Blick'], 'Best overall day': ['Bester Tag'] },
      json: { 'My Plan': ['Mein Tarif'], Plans: [''], '%s view': ['%s Aufruf', '%s Aufrufe'] },
    });
    writeLanguagePack(site.languages, 'he_IL', {
      mo: { 'At a Glance': ['במבט חטוף'], 'Best overall day': ['היום הטוב ביותר'] },
      json: { 'My Plan': ['התוכנית שלי'], '%s view': ['צפייה', '%s צפיות'] },
    });
    const check = async (locale: string, [first = '', second = '', day = '']: readonly string[], views: RegExp, date: RegExp) => {
      const page = await site.visit('/dashboard', { query: `user_locale=${locale}` });
      await settled(page);
      expect((await tabLabels(page)).slice(0, 3)).toEqual([first, second, 'Plans']);
      await eventually(async () => expect(await total(page, day).innerText()).toMatch(views));
      expect(await statsCard(page).innerText()).toMatch(date);
    };
    await Promise.all([
      check('de_DE', ['Auf einen Blick', 'Mein Tarif', 'Bester Tag'], /^\d+ Aufrufe$/, /Oktober \d/),
      check('he_IL', ['במבט חטוף', 'התוכנית שלי', 'היום הטוב ביותר'], /^\d+ צפיות$/, /אוקטובר \d/),
    ]);
  });

  test('connecting a site and an account leads to the provider; disconnecting stores that the site is not connected', async () => {
    const leave = async (page: Page, button: Locator) => {
      const isLeaving = (request: Request) =>
        request.isNavigationRequest() && request.frame() === page.mainFrame() && new URL(request.url()).origin !== site.base;
      const leaves = page.waitForRequest(isLeaving);
      await button.click();
      expect((await leaves).url()).toContain('jetpack.wordpress.com/jetpack.authorize/1/');
    };
    await site.reset('unconnected');
    const page = await site.visit('/dashboard');
    await leave(page, setUpButton(page));
    expect(site.readOption('jetpack_private_options')).toContain('blog_token');

    await site.reset('connected');
    const unlinked = await site.visit('/connect-user', { as: 'admin2' });
    await leave(unlinked, accountButton(unlinked));
    // Calls in flight fail: the site is no longer registered.
    const owner = await site.visit('/disconnect', { allowErrors: true });
    await owner.getByRole('button', { name: 'Disconnect', exact: true }).click();
    await eventually(() => expect(site.readOption('jetpack_private_options')).not.toContain('blog_token'), 20_000);
    await disconnectDialog(owner, 'Your site is disconnected').waitFor();
  });
});
