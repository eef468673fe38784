import { screen, waitFor, within } from '@testing-library/dom';
import { getSettings, updateSettings } from '@site-admin/contracts';
import { openSettings, savedBy } from '../testing/open-settings';

const introduction = () => screen.getByLabelText('Comment form introduction');
const saveButton = () => screen.getByRole('button', { name: 'Save settings' });
const dialog = () => screen.findByRole('dialog', { name: 'These settings were changed elsewhere' });

/** Types a text, while another tab saves another one. */
async function openConflict() {
  const page = await openSettings('/discussion', { site: { modules: { comments: true } } });
  await page.user.clear(introduction());
  await page.user.type(introduction(), 'Mine');
  page.site.respond(getSettings, { ...page.site.initial.settings, highlander_comment_form_prompt: 'Theirs' });
  page.shell.resources.refresh(getSettings);
  await waitFor(() => expect(page.shell.settings.value('highlander_comment_form_prompt')).toBe('Theirs'));
  await page.user.click(saveButton());
  await dialog();
  return page;
}

test('saving over a value that was changed elsewhere asks first, and can go on', async () => {
  const page = await openConflict();
  expect(savedBy(page)).toEqual([]);
  await page.user.click(within(await dialog()).getByRole('button', { name: 'Save my values' }));
  await waitFor(() => expect(savedBy(page)).toEqual([{ highlander_comment_form_prompt: 'Mine' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a value another user saved since this page fetched the settings is found when saving, and each newer one asks again', async () => {
  const page = await openSettings('/discussion', { site: { modules: { comments: true } } });
  await page.user.type(introduction(), '!');
  const saveElsewhere = (text: string) =>
    page.site.respond(getSettings, { ...page.site.initial.settings, highlander_comment_form_prompt: text });
  saveElsewhere('Theirs');
  await page.user.click(saveButton());
  expect(await dialog()).toHaveTextContent(/On the siteTheirs/);
  saveElsewhere('Theirs again');
  await page.user.click(within(await dialog()).getByRole('button', { name: 'Save my values' }));
  await waitFor(async () => expect(await dialog()).toHaveTextContent(/On the siteTheirs again/));
  expect(savedBy(page)).toEqual([]);
  await page.user.click(within(await dialog()).getByRole('button', { name: 'Save my values' }));
  await waitFor(() => expect(savedBy(page)).toHaveLength(1));
});

test('where the settings cannot be fetched, the cached ones decide', async () => {
  const page = await openSettings('/discussion', { site: { modules: { comments: true } } });
  await page.user.type(introduction(), '!');
  page.site.networkError(getSettings);
  await page.user.click(saveButton());
  await waitFor(() => expect(savedBy(page)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an edit that begins before a save is confirmed is no conflict with it', async () => {
  const page = await openSettings('/discussion', { site: { modules: { comments: true } } });
  await page.user.type(introduction(), '!');
  const releaseSave = page.site.hold(updateSettings);
  await page.user.click(saveButton());
  await waitFor(() => expect(savedBy(page)).toHaveLength(1));
  const releaseSettings = page.site.hold(getSettings);
  releaseSave();
  await waitFor(() => expect(introduction()).toBeEnabled());
  await page.user.type(introduction(), '?');
  releaseSettings();
  await waitFor(() => expect(page.shell.settings.watch(['highlander_comment_form_prompt']).current.pending).toEqual([]));
  await page.user.click(saveButton());
  await waitFor(() => expect(savedBy(page)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the newer value can be taken instead', async () => {
  const page = await openConflict();
  await page.user.click(within(await dialog()).getByRole('button', { name: 'Use the values on the site' }));
  expect(introduction()).toHaveValue('Theirs');
  expect(saveButton()).toBeDisabled();
  expect(savedBy(page)).toEqual([]);
});

test('closing the question changes nothing', async () => {
  const page = await openConflict();
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(introduction()).toHaveValue('Mine');
  expect(saveButton()).toBeEnabled();
});

test('the question shows both values of each changed option by its label, and keeps the other edits', async () => {
  const page = await openSettings('/discussion', { site: { modules: { comments: true } } });
  await page.user.clear(introduction());
  await page.user.type(introduction(), 'Mine');
  await page.user.selectOptions(screen.getByLabelText('Color scheme'), 'dark');
  page.site.respond(getSettings, { ...page.site.initial.settings, highlander_comment_form_prompt: '<b>Theirs</b>' });
  page.shell.resources.refresh(getSettings);
  await waitFor(() => expect(page.shell.settings.value('highlander_comment_form_prompt')).toBe('<b>Theirs</b>'));
  await page.user.click(saveButton());
  const [item, ...others] = within(await dialog()).getAllByRole('listitem');
  expect(item).toHaveTextContent(/^Comment form introductionYoursMineOn the site<b>Theirs<\/b>$/);
  expect(others).toEqual([]);

  await page.user.click(within(await dialog()).getByRole('button', { name: 'Use the values on the site' }));
  expect(introduction()).toHaveValue('<b>Theirs</b>');
  await page.user.click(saveButton());
  await waitFor(() => expect(savedBy(page)).toEqual([{ jetpack_comment_form_color_scheme: 'dark' }]));
});
