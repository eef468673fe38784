import { screen, waitFor } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import { openSettings, savedBy, toggle } from '../testing/open-settings';

const withComments = { modules: { comments: true } };
const question = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';
const introduction = () => screen.getByLabelText('Comment form introduction');
const saveButton = () => screen.getByRole('button', { name: /^Sav/ });

describe('a form of the settings', () => {
  test('SET-011 an edit is held back until it is saved', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    await page.user.type(introduction(), '!');
    const { highlander_comment_form_prompt } = page.site.initial.settings;
    expect(introduction()).toHaveValue(`${highlander_comment_form_prompt}!`);
    expect(page.site.getCalls(updateSettings)).toEqual([]);
    expect(saveButton()).toBeEnabled();
  });

  test('SET-012 ENT-021 the button is disabled with nothing changed, and shows "Saving…" while it is being saved', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    expect(saveButton()).toBeDisabled();
    expect(saveButton()).toHaveTextContent('Save settings');
    await page.user.type(introduction(), '!');
    const release = page.site.hold(updateSettings);
    await page.user.click(saveButton());
    expect(saveButton()).toHaveTextContent('Saving…');
    await page.user.click(saveButton());
    expect(page.site.getCalls(updateSettings)).toHaveLength(1);
    release();
    expect(await screen.findByRole('button', { name: 'Save settings' })).toBeDisabled();
  });

  test('SET-013 after a save the edits are gone, the settings are fetched again and leaving opens no dialog', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    await page.user.type(introduction(), '!');
    await page.user.click(saveButton());
    expect(await screen.findByRole('button', { name: 'Save settings' })).toBeDisabled();
    const paths = page.site.calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths.slice(paths.indexOf('POST settings') + 1)).toContain('GET settings');
    page.navigation.go('/writing');
    expect(page.navigation.questions).toEqual([]);
  });

  test('all values of a save are undone in one request', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    const { highlander_comment_form_prompt, jetpack_comment_form_color_scheme } = page.site.initial.settings;
    await page.user.type(introduction(), '!');
    await page.user.selectOptions(screen.getByLabelText('Color scheme'), 'dark');
    await page.user.click(saveButton());
    await waitFor(() => expect(page.notices.current[0]).toMatchObject({ status: 'is-success', action: { label: 'Undo' } }));
    const action = page.notices.current[0]?.action;
    if (action && 'onClick' in action) action.onClick();
    await waitFor(() => expect(introduction()).toHaveValue(highlander_comment_form_prompt));
    expect(savedBy(page)).toEqual([
      { highlander_comment_form_prompt: `${highlander_comment_form_prompt}!`, jetpack_comment_form_color_scheme: 'dark' },
      { highlander_comment_form_prompt, jetpack_comment_form_color_scheme },
    ]);
    expect(saveButton()).toBeDisabled();
  });

  test('SET-014 a failed save keeps what was typed, shows why, and a retry can succeed', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    await page.user.clear(introduction());
    await page.user.type(introduction(), 'Do not lose me');
    page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'The database is read-only.' });
    await page.user.click(saveButton());
    expect(page.notices.current[0]).toMatchObject({
      status: 'is-error',
      text: 'Error updating settings. The database is read-only.',
    });
    expect(introduction()).toHaveValue('Do not lose me');
    expect(saveButton()).toBeEnabled();
    await page.user.click(saveButton());
    expect(await screen.findByRole('button', { name: 'Save settings' })).toBeDisabled();
    expect(introduction()).toHaveValue('Do not lose me');
  });

  test('SET-015 ENT-021 leaving with unsaved edits asks; staying keeps them, leaving drops them', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    const mounted = await page.ready;
    expect(mounted.canUnload()).toBe('yes');
    await page.user.type(introduction(), '!');
    expect(mounted.canUnload()).toBe('dirty');
    page.navigation.setLeaveChoice('stay');
    page.navigation.go('/writing');
    expect(page.navigation.questions).toEqual([question]);
    expect(page.navigation.at).toBe('/discussion');
    expect(saveButton()).toBeEnabled();
    page.navigation.setLeaveChoice('leave');
    page.navigation.go('/writing');
    expect(page.navigation.at).toBe('/writing');
    await waitFor(() => expect(mounted.canUnload()).toBe('yes'));
  });

  test('comments switched off with unsaved text: the text can be discarded', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    await page.user.type(introduction(), '!');
    await page.user.click(toggle(/Let visitors use a WordPress.com/));
    expect(introduction()).toBeDisabled();
    await page.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(introduction()).toHaveValue(page.site.initial.settings.highlander_comment_form_prompt);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(introduction().closest('form')).toHaveFocus();
    page.navigation.go('/writing');
    expect(page.navigation.questions).toEqual([]);
  });

  test('an edit back to the stored value is no edit', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    await page.user.type(introduction(), '!');
    await page.user.type(introduction(), '{Backspace}');
    expect(saveButton()).toBeDisabled();
  });
});
