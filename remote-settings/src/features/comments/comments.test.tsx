import { screen, waitFor, within } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const withComments = { modules: { comments: true } };
const introduction = () => screen.getByLabelText('Comment form introduction');
const saveButton = () => screen.getByRole('button', { name: /^Sav/ });

test('SET-045 the Discussion tab has the cards Comments and Subscriptions', async () => {
  await openSettings('/discussion', { site: withComments });
  expect(screen.getByRole('region', { name: 'Comments' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Subscriptions' })).toBeVisible();
});

test('SET-046 the comment form has its toggle, an introduction and a color scheme of light, dark or transparent', async () => {
  const page = await openSettings('/discussion', { site: withComments });
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
  expect(savedBy(page)).toEqual([{ highlander_comment_form_prompt: 'Say hello', jetpack_comment_form_color_scheme: 'dark' }]);
  await page.user.click(toggle(/Let visitors use a WordPress.com/));
  expect(savedBy(page).at(-1)).toEqual({ comments: false });
});

test.each([
  ['Enable pop-up business cards over commenters’ Gravatars', { 'gravatar-hovercards': true }],
  ['Enable comment likes', { 'comment-likes': true }],
  ['Enable Markdown in comments', { markdown: true, wpcom_publish_comments_with_markdown: true }],
])('SET-047 "%s" saves its own option', async (name, body) => {
  const page = await openSettings('/discussion', {
    site: { modules: { 'gravatar-hovercards': false, 'comment-likes': false, markdown: false } },
  });
  await page.user.click(toggle(name));
  expect(savedBy(page)).toEqual([body]);
});

test('SET-047 Markdown in comments takes the module off with it unless posts use it', async () => {
  const settings = { wpcom_publish_comments_with_markdown: true, wpcom_publish_posts_with_markdown: false };
  const page = await openSettings('/discussion', { site: { modules: { markdown: true }, settings } });
  await page.user.click(toggle('Enable Markdown in comments'));
  expect(savedBy(page)).toEqual([{ markdown: false, wpcom_publish_comments_with_markdown: false }]);
});

describe('SET-049 Markdown in comments', () => {
  const markdown = () => toggle('Enable Markdown in comments');
  const isLocked = () => markdown().hasAttribute('disabled') || markdown().getAttribute('aria-disabled') === 'true';
  const settings = { wpcom_publish_comments_with_markdown: true };

  test.each([
    ['is not overridden', false as const, false],
    ['is overridden inactive', 'inactive', true],
    ['is overridden active', 'active', false],
  ])('while Markdown %s', async (_case, override, locked) => {
    await openSettings('/discussion', { site: { modules: { markdown: { activated: true, override } }, settings } });
    expect(isLocked()).toBe(locked);
  });

  test('while the form is saved', async () => {
    const page = await openSettings('/discussion', { site: { modules: { comments: true, markdown: true } } });
    await page.user.type(introduction(), '!');
    expect(isLocked()).toBe(false);
    page.site.hold(updateSettings);
    await page.user.click(saveButton());
    expect(isLocked()).toBe(true);
  });
});

describe('SET-048 introduction and color scheme are disabled', () => {
  const areDisabled = () => [introduction(), screen.getByLabelText('Color scheme')].map((field) => field.matches(':disabled'));

  test.each<[string, SiteOptions, boolean]>([
    ['while comments are on', { modules: { comments: true } }, false],
    ['while comments are off', { modules: { comments: false } }, true],
    ['offline', { modules: { comments: true }, connection: 'offline' }, true],
    ['where comments are overridden active', { modules: { comments: { activated: true, override: 'active' } } }, false],
  ])('%s: %3$s', async (_case, site, isDisabled) => {
    await openSettings('/discussion', { site });
    expect(areDisabled()).toEqual([isDisabled, isDisabled]);
  });

  test('while the form is saved', async () => {
    const page = await openSettings('/discussion', { site: { modules: { comments: true } } });
    await page.user.type(introduction(), '!');
    const release = page.site.hold(updateSettings);
    await page.user.click(saveButton());
    expect(areDisabled()).toEqual([true, true]);
    release();
    await waitFor(() => expect(areDisabled()).toEqual([false, false]));
  });
});

test('SET-048 offline, the comments switch is off and shows why, and its form is disabled', async () => {
  const page = await openSettings('/discussion', { site: { connection: 'offline', modules: { comments: true } } });
  const comments = toggle(/Let visitors use a WordPress.com/);
  expect(comments).not.toBeChecked();
  expect(comments).toHaveAccessibleDescription('Unavailable in Offline Mode');
  await page.user.click(comments);
  expect(introduction()).toBeDisabled();
  expect(savedBy(page)).toEqual([]);
});
