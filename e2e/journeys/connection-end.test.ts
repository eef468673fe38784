import type { Page } from 'playwright-core';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { switchScenario, disconnectDialog, notice, setUpButton } from '../pages/connection';
import { outlet, getRoute, settled, tabLabels } from '../pages/frame';
import { respondAsProvider, pressToConnect } from '../pages/provider';
import { siteUnderTest, type VisitOptions } from '../visits';

const site = siteUnderTest({ environment: 'development' });

const survey = '**/wpcom/v2/marketing/feedback-survey';
const reasons = ['troubleshooting', 'not-working', 'slowed-down-site', 'buggy', 'what-does-it-do', 'another-reason'];

const press = (page: Page, step: string, name: string) =>
  disconnectDialog(page, step).getByRole('button', { name, exact: true }).click();

/** Opens the dialog over the dashboard of a site in the given scenario. */
async function openDialog(scenario = 'connected', { arrange, ...options }: VisitOptions = {}) {
  const visit = await site.visit('/disconnect', {
    ...options,
    arrange: async (page) => {
      await switchScenario(page, scenario);
      await arrange?.(page);
    },
  });
  await disconnectDialog(visit.page, 'Disconnect this site?').waitFor();
  await settled(visit.page);
  return visit;
}

test('SHELL-004 DASH-094 DASH-096 the dialog lists what the site loses; only its buttons and Escape close it, without a change', async () => {
  const { page, calls } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, 'connected') });
  await settled(page);
  await page.getByRole('link', { name: 'Manage site connection' }).click();
  const dialog = disconnectDialog(page, 'Disconnect this site?');
  await eventually(async () => expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(2));
  expect(getRoute(page)).toBe('/disconnect');
  expect(await dialog.getByRole('listitem').first().innerText()).toMatch(/^Jetpack Stats\s+Visitors counted\s*[\d,]+$/);
  expect(await outlet(page, 'dashboard').count()).toBe(1);
  expect(await violations(page)).toEqual([]);

  await page.mouse.click(20, 880);
  expect(await dialog.isVisible()).toBe(true);
  expect(
    await dialog.getByRole('button', { name: 'Stay connected' }).evaluate((button) => button === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(getRoute(page)).toBe('/dashboard');
  await page.getByRole('link', { name: 'Manage site connection' }).click();
  await press(page, 'Disconnect this site?', 'Stay connected');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await settled(page);
  expect(await tabLabels(page)).toContain('My Plan');
  expect(calls.of('POST connection')).toEqual([]);
});

test('DASH-094 DASH-096 DASH-097 DASH-099 a site with few benefits shows a general list, with its plan and the other plugins; after a refusal it stays connected', async () => {
  const few = [{ name: 'a', title: 'A', description: '', value: 1 }];
  const { page } = await openDialog('connected-security', {
    arrange: async (opened) => {
      await opened.route('**/jetpack/v4/site/benefits*', (route) =>
        route.fulfill({ json: { code: 'success', data: JSON.stringify(few) } }),
      );
      await opened.route('**/jetpack/v4/connection/plugins*', (route) =>
        route.fulfill({
          json: [
            { name: 'Jetpack', slug: 'jetpack' },
            { name: 'Shop', slug: 'shop' },
          ],
        }),
      );
    },
  });
  const dialog = disconnectDialog(page, 'Disconnect this site?');
  await dialog.getByText('Daily backups of your site').waitFor();
  await eventually(async () => expect((await dialog.getByRole('list').last().innerText()).trim()).toBe('Shop'));
  expect(await dialog.getByRole('list').first().getByRole('listitem').count()).toBe(5);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const refusal = { status: 400, json: { code: 'disconnect_failed', message: 'Not tonight.' } };
  await page.route(/\/jetpack\/v4\/connection(\?|$)/, (route) => held.then(() => route.fulfill(refusal)));
  await press(page, 'Disconnect this site?', 'Disconnect');
  await page.keyboard.press('Escape');
  expect(await dialog.getByRole('button', { name: 'Stay connected' }).isDisabled()).toBe(true);
  letGo();
  await dialog.getByText('The site could not be disconnected. Not tonight.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await outlet(page, 'dashboard').getByText('You are the Jetpack owner.').waitFor();
});

test('DASH-095 DASH-098 DASH-101 DASH-102 DASH-103 DASH-104 DASH-105 DASH-106 DASH-107 disconnecting, and why: one call, one survey response to the provider, and the connect screen', async () => {
  const { page, calls } = await openDialog();
  const asked: unknown[] = [];
  page.on(
    'request',
    (request) => request.url().includes('feedback-survey') && request.method() === 'POST' && asked.push(request.postDataJSON()),
  );
  calls.forget();
  await press(page, 'Disconnect this site?', 'Disconnect');
  await disconnectDialog(page, 'Your site is disconnected').waitFor();
  expect(calls.of('POST connection')).toMatchObject([{ body: { isActive: false } }]);
  expect(await violations(page)).toEqual([]);
  // While the dialog is open, the page behind it is unchanged; the linked user is known already.
  await outlet(page, 'dashboard').getByText('account to use every Jetpack feature on this site').waitFor({ state: 'attached' });
  expect(calls.of('GET connection')).toEqual([]);

  await press(page, 'Your site is disconnected', 'Tell us why');
  const question = disconnectDialog(page, 'Why did you disconnect?');
  expect(await question.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).toEqual(
    reasons,
  );
  const submit = question.getByRole('button', { name: 'Submit' });
  expect(await submit.isDisabled()).toBe(true);
  await question.getByRole('radio', { name: 'Another reason' }).check();
  const words = question.getByRole('textbox', { name: 'Tell us more' });
  await words.fill('x'.repeat(999));
  await words.press('End');
  await words.pressSequentially('yz');
  expect(await words.inputValue()).toBe(`${'x'.repeat(999)}y`);
  expect(await violations(page)).toEqual([]);
  await submit.click();

  await press(page, 'Thank you!', 'Back to my website');
  await setUpButton(page).waitFor();
  expect(getRoute(page)).toBe('/dashboard');
  await notice(page, 'This site has been disconnected.').waitFor();
  const why = { response: 'another-reason', text: `${'x'.repeat(999)}y` };
  expect(asked).toEqual([
    { site_id: 123456789, user_id: 987654321, survey_id: 'jetpack-plugin-disconnect', survey_responses: { 'why-cancel': why } },
  ]);
  await eventually(() => expect(calls.names).toEqual(expect.arrayContaining(['GET connection', 'GET connection/url'])));
  await page.reload();
  await setUpButton(page).waitFor();
  expect(calls.of('POST connection')).toHaveLength(1);
});

test('DASH-105 DASH-106 DASH-110 a failed survey ends with the same thanks; a text is sent with the last reason only; and the site can be connected again', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { page } = await openDialog('connected', {
    arrange: (opened) => opened.route(survey, (route) => held.then(() => route.fulfill({ status: 500, body: 'no' }))),
  });
  await press(page, 'Disconnect this site?', 'Disconnect');
  await press(page, 'Your site is disconnected', 'Tell us why');
  const question = disconnectDialog(page, 'Why did you disconnect?');
  await question.getByRole('radio', { name: 'Another reason' }).check();
  await question.getByRole('textbox').fill('Not to be sent');
  await question.getByRole('radio', { name: 'It slowed down my site' }).check();
  expect(await question.getByRole('textbox').count()).toBe(0);
  const request = page.waitForRequest(survey);
  await question.getByRole('button', { name: 'Submit' }).click();
  const { survey_responses: sent } = (await request).postDataJSON();
  expect(sent).toEqual({ 'why-cancel': { response: 'slowed-down-site', text: null } });
  expect(await question.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).toBe('true');
  letGo();
  await disconnectDialog(page, 'Thank you!').waitFor();
  await page.keyboard.press('Escape');
  await setUpButton(page).waitFor();

  // A new connection is possible without a reload.
  await pressToConnect(page, 'Set up Jetpack');
  await respondAsProvider(page, 'approve');
  await settled(page);
  await notice(page, "You're fueled up").waitFor();
  await outlet(page, 'dashboard').getByText('You are the Jetpack owner.').waitFor();
});

test('DASH-101 DASH-109 SHELL-004 a site without known accounts shows no survey; a user that may not disconnect gets no dialog', async () => {
  const { page } = await openDialog('site-connected');
  await press(page, 'Disconnect this site?', 'Disconnect');
  const done = disconnectDialog(page, 'Your site is disconnected');
  await done.getByRole('button', { name: 'Back to my website' }).waitFor();
  expect(await done.getByRole('button', { name: 'Tell us why' }).count()).toBe(0);
  await press(page, 'Your site is disconnected', 'Back to my website');
  await setUpButton(page).waitFor();

  await switchScenario(page, 'connected-linked');
  const editor = await site.visit('/disconnect', { as: 'editor' });
  await settled(editor.page);
  expect(getRoute(editor.page)).toBe('/dashboard');
  expect(await editor.page.getByRole('dialog').count()).toBe(0);
  expect(await editor.page.getByRole('link', { name: 'Manage site connection' }).count()).toBe(0);
});
