import { waitFor } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import { openSettings, savedBy, toggle } from '../testing/open-settings';

const withComments = { modules: { comments: true } };

describe('SET-018 update notices', () => {
  test('progress, then success for 2000 ms', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    await page.user.click(toggle('Enable comment likes'));
    expect(page.notices.shown.map(({ text, status, duration }) => [text, status, duration])).toEqual([
      ['Updating settings…', 'is-info', undefined],
      ['Updated settings', 'is-success', 2000],
    ]);
  });
  test('an error shows why, and the switch goes back', async () => {
    const page = await openSettings('/discussion', { site: { modules: { 'comment-likes': false } } });
    page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'No.' });
    await page.user.click(toggle('Enable comment likes'));
    expect(page.notices.current[0]).toMatchObject({ status: 'is-error', text: 'Error updating settings. No.' });
    expect(toggle('Enable comment likes')).not.toBeChecked();
  });
  test('ERR-022 without a response the reason is a sentence, not the name of an error', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    page.site.networkError(updateSettings);
    await page.user.click(toggle('Enable comment likes'));
    expect(page.notices.current[0]).toMatchObject({
      status: 'is-error',
      text: 'Error updating settings. Your site could not be reached. Please check your network and try again.',
    });
  });
});

test('a single switch can be undone from its notice', async () => {
  const page = await openSettings('/discussion', { site: { modules: { 'comment-likes': false } } });
  await page.user.click(toggle('Enable comment likes'));
  await waitFor(() => expect(page.notices.current[0]).toMatchObject({ status: 'is-success', action: { label: 'Undo' } }));
  const action = page.notices.current[0]?.action;
  if (action && 'onClick' in action) action.onClick();
  await waitFor(() => expect(toggle('Enable comment likes')).not.toBeChecked());
  expect(savedBy(page)).toEqual([{ 'comment-likes': true }, { 'comment-likes': false }]);
});
