import { screen, waitFor, within } from '@testing-library/dom';
import { getSettings } from '@site-admin/contracts';
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
