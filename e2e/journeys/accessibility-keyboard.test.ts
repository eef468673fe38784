import { eventually } from '../eventually';
import { focused, focusOn, pressOn, tabTo } from '../keyboard';
import { switchScenario, disconnectDialog } from '../pages/connection';
import { commentsToggle, saveButton } from '../pages/discussion';
import { notices, getRoute, screenHeading, settled, tab } from '../pages/frame';
import { question } from '../pages/question';
import { stepTitle } from '../pages/recommendations';
import { waitUntilIdle, goTo } from '../screens';
import { siteUnderTest } from '../visits';

/** No test of this file uses a mouse. */
const site = siteUnderTest({ environment: 'development' });

const visit = async (scenario: string, route = '/dashboard') => {
  const { page } = await site.visit(route, { arrange: (opened) => switchScenario(opened, scenario) });
  await waitUntilIdle(page);
  return page;
};

test('skip the menu, go to another part, toggle a switch, and see where the focus is', async () => {
  const page = await visit('connected');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await screenHeading(page).textContent()).toBe('Jetpack At A Glance Dashboard');
  await pressOn(page, 'My Plan');
  await focusOn(page, 'Jetpack My Plan');

  await page.goto('/wp-admin/admin.php?page=jetpack#/discussion');
  await page.reload();
  await settled(page);
  const toggle = commentsToggle(page);
  const before = await toggle.isChecked();
  await tabTo(page, 'Let visitors use');
  await page.keyboard.press('Space');
  await page.getByText('Updated settings').waitFor();
  expect(await toggle.isChecked()).toBe(!before);
});

test('connect a site: from its connect screen over the provider and back', async () => {
  const page = await visit('unconnected');
  await pressOn(page, 'Set up Jetpack');
  await page.waitForURL(/\/jetpack\.authorize\//);
  await pressOn(page, 'Approve');
  await page.waitForURL(/\/wp-admin\/admin\.php\?page=jetpack/);
  await settled(page);
  expect(await tab(page, 'My Plan').count()).toBe(1);
});

test('SHELL-117 disconnect, from the link that opens the dialog to the last step; Escape returns to that link at the same scroll position', async () => {
  const page = await visit('connected');
  await pressOn(page, 'Manage site connection');
  const dialog = disconnectDialog(page, 'Disconnect this site?');
  await focusOn(page, 'Stay connected');
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  // The focus cycles inside it.
  for (const name of ['Disconnect', 'Learn what the connection does', 'Contact support', 'Stay connected']) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain(name);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await focusOn(page, 'Manage site connection');
  expect(getRoute(page)).toBe('/dashboard');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.keyboard.press('Enter');
  await focusOn(page, 'Stay connected');
  await pressOn(page, 'Disconnect');
  await focusOn(page, 'No, thanks');
  await pressOn(page, 'Tell us why');
  await disconnectDialog(page, 'Why did you disconnect?').waitFor();
  // One element of a group has the focus; the arrow keys choose.
  for (let down = 0; down < 5; down += 1) await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'Another reason' }).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('It was only a try.');
  await pressOn(page, 'Submit');
  await focusOn(page, 'Back to my website');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Set up Jetpack' }).waitFor();
  await focusOn(page, 'Set up Jetpack');
  expect(await screenHeading(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
});

test('dismiss a notice: the focus stays where it was', async () => {
  const page = await visit('licensing-error');
  await pressOn(page, 'Dismiss');
  await notices(page).getByText('The license could not be attached').waitFor({ state: 'detached' });
  expect(await notices(page).evaluate((area) => area === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('At a Glance');
});

test('developer tools: open, choose, close, and return to the button', async () => {
  const page = await visit('dev-version');
  await pressOn(page, 'Dev Tools');
  const tools = page.getByRole('region', { name: 'Developer tools' });
  await tools.waitFor();
  await tabTo(page, 'Actual');
  await page.keyboard.press('ArrowDown');
  expect(await tools.getByRole('radio', { name: 'Admin (master)' }).isChecked()).toBe(true);
  await tabTo(page, 'Close', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tools.waitFor({ state: 'detached' });
  await focusOn(page, 'Dev Tools');
});

test('the recommendations: from the tab into the first step, and on to the next', async () => {
  const page = await visit('connected');
  await pressOn(page, 'Recommendations');
  await focusOn(page, 'Jetpack Recommendations');
  await waitUntilIdle(page);
  const first = await stepTitle(page).innerText();
  await tabTo(page, 'This is an e-commerce site');
  await page.keyboard.press('Space');
  expect(await page.getByRole('checkbox', { name: 'This is an e-commerce site' }).isChecked()).toBe(true);
  await pressOn(page, 'Continue');
  await page.waitForFunction((title) => document.querySelector('main h2')?.textContent !== title, first);
});

test('SHELL-117 SHELL-119 overlays return the focus: an explanation, the folded tabs, search, the question before leaving', async () => {
  const page = await visit('connected');
  await pressOn(page, 'About Downtime monitoring');
  await page.getByRole('dialog', { name: 'About Downtime monitoring' }).waitFor();
  await page.keyboard.press('Escape');
  await focusOn(page, 'About Downtime monitoring');

  await page.setViewportSize({ width: 480, height: 900 });
  await goTo(page, '/discussion');
  await pressOn(page, 'Discussion');
  await tab(page, 'Traffic')
    .or(page.getByRole('link', { name: 'Traffic' }))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await focusOn(page, 'Discussion');
  await pressOn(page, 'Search for a Jetpack feature');
  await page.keyboard.type('zebra');
  await page.getByText('No search results found for').waitFor();
  await page.keyboard.press('Escape');
  await focusOn(page, 'Search for a Jetpack feature');

  const intro = page.getByLabel('Comment form introduction');
  if (await intro.isDisabled()) {
    await tabTo(page, 'Let visitors use');
    await page.keyboard.press('Space');
    await page.getByText('Updated settings').waitFor();
  }
  // The toast comes some frames before the field is enabled; a disabled field takes no focus.
  await eventually(async () => expect(await intro.isEnabled()).toBe(true));
  await intro.focus();
  await page.keyboard.type('!');
  // The question is only asked for an edit the page has processed.
  await eventually(async () => expect(await saveButton(page).first().isEnabled()).toBe(true));
  await page.evaluate(() => void (window.location.hash = '#/security'));
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  // The focus is restored once the dialog is gone.
  await eventually(async () => expect(await intro.evaluate((field) => field === document.activeElement)).toBe(true));
});
