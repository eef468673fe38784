import { screen, waitFor } from '@testing-library/dom';
import { getSettings, updateSettings } from '@site-admin/contracts';
import type { RenderedRemote } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../testing/open-settings';

const withComments = { modules: { comments: true, 'comment-likes': false } };
const introduction = () => screen.getByLabelText('Comment form introduction');
const saveButton = () => screen.getByRole('button', { name: /^Sav/ });
const errors = (page: RenderedRemote) =>
  page.notices.current.filter(({ status }) => status === 'is-error').map(({ text }) => text);

const bad: readonly [string, (page: RenderedRemote) => void, string][] = [
  [
    'is refused',
    ({ site }) => site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'The text is too long.' }),
    'The text is too long.',
  ],
  [
    'fails on the server',
    ({ site }) => site.failOnce(updateSettings, { status: 500, code: 'internal_error', message: 'Out of memory.' }),
    'Out of memory.',
  ],
  [
    'times out',
    ({ site }) => site.breakOnce(updateSettings, 'timeout'),
    'The site took too long to respond. Please check whether it was saved, then try again.',
  ],
  ['gets an HTML page', ({ site }) => site.breakOnce(updateSettings, 'html'), 'An error occurred. Please try again.'],
  [
    'does not reach the site',
    ({ site }) => site.breakOnce(updateSettings, 'no response'),
    'Your site could not be reached. Please check your network and try again.',
  ],
];

describe.each(bad)('a request that %s', (_how, breakOnce, reason) => {
  test('keeps what was typed, and shows the reason in the form and in a notice', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    await page.user.clear(introduction());
    await page.user.type(introduction(), 'Typed with care');
    breakOnce(page);
    await page.user.click(saveButton());
    expect(await screen.findByText(reason)).toBeVisible();
    expect(errors(page)).toEqual([`Error updating settings. ${reason}`]);
    expect(introduction()).toHaveValue('Typed with care');
    await page.user.click(saveButton());
    expect(await screen.findByRole('button', { name: 'Save settings' })).toBeDisabled();
    expect(screen.queryByText(reason)).toBeNull();
    expect(introduction()).toHaveValue('Typed with care');
  });

  test('reverts its switch, and the changes waiting behind it are sent', async () => {
    const page = await openSettings('/discussion', { site: withComments });
    page.site.respond(getSettings, { ...page.site.initial.settings, 'gravatar-hovercards': true });
    const release = page.site.hold(updateSettings);
    await page.user.click(toggle('Enable comment likes'));
    await page.user.click(toggle(/business cards/));
    breakOnce(page);
    release();
    await waitFor(() => expect(savedBy(page)).toHaveLength(2));
    expect(errors(page)).toEqual([`Error updating settings. ${reason}`]);
    await waitFor(() => expect(toggle('Enable comment likes')).not.toBeChecked());
    await waitFor(() => expect(toggle(/business cards/)).not.toHaveAttribute('aria-busy'));
    expect(savedBy(page)[1]).toHaveProperty('gravatar-hovercards');
  });
});
