import { screen, waitFor } from '@testing-library/dom';
import { getSettings, updateSettings, type Settings } from '@site-admin/contracts';
import type { RenderedRemote } from '@site-admin/contracts/testing';
import { openSettings, savedBy } from '../testing/open-settings';

const site = { modules: { comments: true } };
const introduction = () => screen.getByLabelText('Comment form introduction');
const scheme = () => screen.getByLabelText('Color scheme');
const saveButton = () => screen.getByRole('button', { name: /^Sav/ });

/** Edits both fields of the form. */
async function openEdited() {
  const page = await openSettings('/discussion', { site });
  await page.user.clear(introduction());
  await page.user.type(introduction(), 'Say <b>hello</b>');
  await page.user.selectOptions(scheme(), 'dark');
  return page;
}

/** What the site has stored from now on. */
const store = ({ site: { respond, initial } }: RenderedRemote, changes: Partial<Settings>) =>
  respond(getSettings, { ...initial.settings, ...changes });

/** The site refuses the introduction, and stores the rest. */
function refuseIntroduction(page: RenderedRemote) {
  const message = ' highlander_comment_form_prompt: No HTML.';
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message });
  store(page, { jetpack_comment_form_color_scheme: 'dark' });
}

test('a refused value stays typed, with the message at its field; the rest is saved and clean', async () => {
  const page = await openEdited();
  refuseIntroduction(page);
  await page.user.click(saveButton());
  await waitFor(() => expect(introduction()).toHaveFocus());
  expect(introduction()).toBeInvalid();
  expect(introduction()).toHaveAccessibleDescription(/No HTML\.$/);
  expect(introduction()).toHaveValue('Say <b>hello</b>');
  expect(scheme()).not.toBeInvalid();
  expect(screen.getAllByText(/No HTML/)).toHaveLength(1);
  expect(page.notices.current[0]?.text).toBe('Error updating settings. No HTML.');
  expect(savedBy(page)).toHaveLength(1);

  await page.user.clear(introduction());
  expect(introduction()).not.toBeInvalid();
  await page.user.type(introduction(), 'Say hello');
  await page.user.click(saveButton());
  await waitFor(() => expect(savedBy(page)).toHaveLength(2));
  expect(savedBy(page)[1]).toEqual({ highlander_comment_form_prompt: 'Say hello' });
});

test('a value that fails the validation of the request does not keep the others from being saved', async () => {
  const page = await openEdited();
  page.site.failOnce(updateSettings, {
    status: 400,
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): highlander_comment_form_prompt',
    data: { status: 400, params: { highlander_comment_form_prompt: 'The introduction must be a string.' } },
  });
  store(page, { jetpack_comment_form_color_scheme: 'dark' });
  await page.user.click(saveButton());
  await waitFor(() => expect(introduction()).toHaveAccessibleDescription(/must be a string\.$/));
  expect(savedBy(page)).toEqual([
    { highlander_comment_form_prompt: 'Say <b>hello</b>', jetpack_comment_form_color_scheme: 'dark' },
    { jetpack_comment_form_color_scheme: 'dark' },
  ]);
  expect(introduction()).toHaveValue('Say <b>hello</b>');
  expect(saveButton()).toBeEnabled();
});

test('the message goes with the edit when it is discarded', async () => {
  const page = await openEdited();
  refuseIntroduction(page);
  await page.user.click(saveButton());
  await waitFor(() => expect(introduction()).toBeInvalid());
  await page.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(introduction()).not.toBeInvalid();
  expect(introduction()).toHaveValue(page.site.initial.settings.highlander_comment_form_prompt);
  expect(scheme()).toHaveValue('dark');
});

test('a failure that names no option is shown in the header, and the fields stay valid', async () => {
  const page = await openEdited();
  page.site.failOnce(updateSettings, { status: 500, code: 'internal_error', message: 'Out of memory.' });
  await page.user.click(saveButton());
  expect(await screen.findByText('Out of memory.')).toBeVisible();
  expect(introduction()).not.toBeInvalid();
  expect(scheme()).toHaveValue('dark');
});
