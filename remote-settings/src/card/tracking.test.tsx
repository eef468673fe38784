import { screen, waitFor } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import type { RenderedRemote } from '@site-admin/contracts/testing';
import { openSettings, toggle } from '../testing/open-settings';

const events = ({ analytics }: RenderedRemote) =>
  analytics.recorded
    .filter(({ name }) => /_toggle$|_submit$/.test(name))
    .map(({ name, properties }) => [name.replace('jetpack_wpa_', ''), properties]);

describe('SET-117 one event per action', () => {
  test('a module, an option and a form of the Discussion tab', async () => {
    const page = await openSettings('/discussion', {
      site: { modules: { comments: true, 'comment-likes': false, markdown: false } },
    });
    await page.user.click(toggle('Enable comment likes'));
    await page.user.click(toggle('Enable Markdown in comments'));
    await page.user.type(screen.getByLabelText('Comment form introduction'), '!');
    await page.user.selectOptions(screen.getByLabelText('Color scheme'), 'dark');
    await page.user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(events(page)).toHaveLength(3));
    expect(events(page)).toEqual([
      ['module_toggle', { module: 'comment-likes', toggled: 'on' }],
      ['settings_toggle', { module: 'markdown', setting: 'wpcom_publish_comments_with_markdown', toggled: 'on' }],
      ['settings_form_submit', { form: 'comments' }],
    ]);
  });

  test('the site accelerator, which switches several modules', async () => {
    const page = await openSettings('/performance', { site: { modules: { photon: false, 'photon-cdn': false } } });
    await page.user.click(toggle(/site accelerator/i));
    await waitFor(() => expect(events(page)).toEqual([['module_toggle', { module: 'photon', toggled: 'on' }]]));
  });

  test('a form that is refused in part is submitted once', async () => {
    const page = await openSettings('/discussion', { site: { modules: { comments: true } } });
    await page.user.type(screen.getByLabelText('Comment form introduction'), '!');
    await page.user.selectOptions(screen.getByLabelText('Color scheme'), 'dark');
    page.site.failOnce(updateSettings, {
      status: 400,
      code: 'rest_invalid_param',
      message: 'Invalid parameter(s): highlander_comment_form_prompt',
      data: { status: 400, params: { highlander_comment_form_prompt: 'Not a text.' } },
    });
    await page.user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Not a text.')).toBeVisible();
    expect(events(page)).toEqual([['settings_form_submit', { form: 'comments' }]]);
  });
});
