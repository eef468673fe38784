import { screen, waitFor, within } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import { renderRemote, type SiteOptions } from '@site-admin/contracts/testing';
import * as remote from '../../index';

const at = '/discussion';
const question = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

async function open(site: SiteOptions = { modules: { comments: true } }) {
  const page = renderRemote(remote, { at, site });
  await page.ready;
  return page;
}

const introduction = () => screen.getByLabelText('Comment form introduction');
const saveButton = () => screen.getByRole('button', { name: /^Sav/ });
const toggle = (name: RegExp | string) => screen.getByRole('switch', { name });
const bodies = (page: Awaited<ReturnType<typeof open>>) => page.site.callsOf(updateSettings).map(({ body }) => body);

test('SET-045 the Discussion tab has the cards Comments and Subscriptions', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Comments' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Subscriptions' })).toBeVisible();
});

test('SET-046 the comment form has its toggle, an introduction and a colour scheme of light, dark or transparent', async () => {
  const page = await open();
  await page.user.clear(introduction());
  await page.user.type(introduction(), 'Say hello');
  const scheme = screen.getByLabelText('Color scheme');
  expect(
    within(scheme)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value),
  ).toEqual(['light', 'dark', 'transparent']);
  await page.user.selectOptions(scheme, 'dark');
  await page.user.click(saveButton());
  expect(bodies(page)).toEqual([{ highlander_comment_form_prompt: 'Say hello', jetpack_comment_form_color_scheme: 'dark' }]);
  await page.user.click(toggle(/Let visitors use a WordPress.com/));
  expect(bodies(page).at(-1)).toEqual({ comments: false });
});

test.each([
  ['Enable pop-up business cards over commenters’ Gravatars.', { 'gravatar-hovercards': true }],
  ['Enable comment likes.', { 'comment-likes': true }],
  ['Enable Markdown use for comments.', { markdown: true, wpcom_publish_comments_with_markdown: true }],
])('SET-047 "%s" saves its own option', async (name, body) => {
  const page = await open({ modules: { 'gravatar-hovercards': false, 'comment-likes': false, markdown: false } });
  await page.user.click(toggle(name));
  expect(bodies(page)).toEqual([body]);
});

test('SET-047 Markdown in comments takes the module off with it unless posts use it', async () => {
  const settings = { wpcom_publish_comments_with_markdown: true, wpcom_publish_posts_with_markdown: false };
  const page = await open({ modules: { markdown: true }, settings });
  await page.user.click(toggle('Enable Markdown use for comments.'));
  expect(bodies(page)).toEqual([{ markdown: false, wpcom_publish_comments_with_markdown: false }]);
});

test('SET-050 Subscriptions has its toggle and the two options for the comment form', async () => {
  const page = await open({ modules: { subscriptions: true }, settings: { stb_enabled: true, stc_enabled: false } });
  await page.user.click(toggle(/subscribe to site/));
  await page.user.click(toggle(/subscribe to comments/));
  await page.user.click(toggle(/Let visitors subscribe/));
  expect(bodies(page)).toEqual([{ stb_enabled: false }, { stc_enabled: true }, { subscriptions: false }]);
});

describe('SET-052 the link to the email subscribers', () => {
  test('is there for a linked user while the module is active', async () => {
    await open({ modules: { subscriptions: true } });
    expect(screen.getByRole('link', { name: /View your Email Subscribers/ })).toHaveAttribute(
      'href',
      expect.stringContaining('source=calypso-people-email-followers'),
    );
  });
  test.each([
    ['the module is off', { modules: { subscriptions: false } }],
    ['the user is not linked', { linked: false, owner: false, modules: { subscriptions: true } }],
  ])('is not there when %s', async (_case, site) => {
    await open(site);
    expect(screen.queryByRole('link', { name: /View your Email Subscribers/ })).toBeNull();
  });
});

describe('SET-053 the prompt to connect', () => {
  const prompt = 'Connect to manage your subscriptions settings.';
  test('shows to who is not linked, and leads to the connection screen', async () => {
    await open({ linked: false, owner: false });
    expect(screen.getByRole('link', { name: prompt })).toHaveAttribute('href', '#/connect-user?feature=Subscriptions');
  });
  test.each([
    ['the user is linked', {}],
    ['the site is offline', { connection: 'offline', linked: false }],
  ] as const)('does not show when %s', async (_case, site) => {
    await open(site);
    expect(screen.queryByText(prompt)).toBeNull();
  });
});

describe('saving what was typed', () => {
  test('SET-011 an edit is held back until it is saved', async () => {
    const page = await open();
    await page.user.type(introduction(), '!');
    expect(page.site.callsOf(updateSettings)).toEqual([]);
    expect(saveButton()).toBeEnabled();
  });

  test('SET-012 ENT-021 the button is disabled with nothing changed, and says "Saving…" while it is being saved', async () => {
    const page = await open();
    expect(saveButton()).toBeDisabled();
    expect(saveButton()).toHaveTextContent('Save settings');
    await page.user.type(introduction(), '!');
    const release = page.site.hold(updateSettings);
    await page.user.click(saveButton());
    expect(saveButton()).toHaveTextContent('Saving…');
    await page.user.click(saveButton());
    expect(page.site.callsOf(updateSettings)).toHaveLength(1);
    release();
    expect(await screen.findByRole('button', { name: 'Save settings' })).toBeDisabled();
  });

  test('SET-013 after a save the edits are gone, the settings are fetched again and leaving asks nothing', async () => {
    const page = await open();
    await page.user.type(introduction(), '!');
    await page.user.click(saveButton());
    expect(await screen.findByRole('button', { name: 'Save settings' })).toBeDisabled();
    const paths = page.site.calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths.slice(paths.indexOf('POST settings') + 1)).toContain('GET settings');
    page.navigation.go('/writing');
    expect(page.navigation.asked).toEqual([]);
  });

  test('SET-014 a failed save keeps what was typed, says why, and a second try can succeed', async () => {
    const page = await open();
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
    const page = await open();
    const mounted = await page.ready;
    expect(mounted.canUnload()).toBe('yes');
    await page.user.type(introduction(), '!');
    expect(mounted.canUnload()).toBe('dirty');
    page.navigation.answerWith('stay');
    page.navigation.go('/writing');
    expect(page.navigation.asked).toEqual([question]);
    expect(page.navigation.at).toBe('/discussion');
    expect(saveButton()).toBeEnabled();
    page.navigation.answerWith('leave');
    page.navigation.go('/writing');
    expect(page.navigation.at).toBe('/writing');
    await waitFor(() => expect(mounted.canUnload()).toBe('yes'));
  });

  test('an edit back to the stored value is no edit', async () => {
    const page = await open();
    await page.user.type(introduction(), '!');
    await page.user.type(introduction(), '{Backspace}');
    expect(saveButton()).toBeDisabled();
  });
});

describe('SET-018 update notices', () => {
  test('progress, then success for 2000 ms', async () => {
    const page = await open();
    await page.user.click(toggle('Enable comment likes.'));
    expect(page.notices.shown.map(({ text, status, duration }) => [text, status, duration])).toEqual([
      ['Updating settings…', 'is-info', undefined],
      ['Updated settings', 'is-success', 2000],
    ]);
  });
  test('an error says why, and the switch goes back', async () => {
    const page = await open({ modules: { 'comment-likes': false } });
    page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'No.' });
    await page.user.click(toggle('Enable comment likes.'));
    expect(page.notices.current[0]).toMatchObject({ status: 'is-error', text: 'Error updating settings. No.' });
    expect(toggle('Enable comment likes.')).not.toBeChecked();
  });
  test('ERR-022 without an answer the reason is a sentence, not the name of an error', async () => {
    const page = await open();
    page.site.networkError(updateSettings);
    await page.user.click(toggle('Enable comment likes.'));
    expect(page.notices.current[0]).toMatchObject({
      status: 'is-error',
      text: 'Error updating settings. The site could not be reached. Please check your network and try again.',
    });
  });
});

test('a comment toggle offline is off and says why when it is clicked', async () => {
  const page = await open({ connection: 'offline', modules: { comments: true } });
  const comments = toggle(/Let visitors use a WordPress.com/);
  expect(comments).not.toBeChecked();
  await page.user.click(comments);
  expect(await screen.findByText('Unavailable in Offline Mode.')).toBeVisible();
  expect(page.site.callsOf(updateSettings)).toEqual([]);
});
