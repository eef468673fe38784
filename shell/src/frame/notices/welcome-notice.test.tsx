import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

const area = () => screen.getByRole('region', { name: 'Notices' });

function open(post: object, codes: object = {}) {
  const messageContent = { release_post_content: '', release_post_featured_image: null, release_post_title: '', ...post };
  const states = { messageCode: null, errorCode: null, errorDescription: null, messageContent, ...codes };
  return renderPage({ site: { initialState: { currentVersion: '11.6.1', jetpackStateNotices: states } } });
}

test('SHELL-093 a new version is announced with image and text of its release post, and the view is recorded', async () => {
  const { recorded } = open({
    release_post_content: '<p>All <strong>new</strong>.</p>',
    release_post_featured_image: 'https://example.org/new.png',
  });
  const heading = await within(area()).findByRole('heading', { name: 'New in Jetpack 11.6.1' });
  const notice = within(area()).getByRole('status');
  expect(notice).toContainElement(heading);
  expect(within(notice).getByRole('presentation')).toHaveAttribute('src', 'https://example.org/new.png');
  expect(within(notice).getByText('new').outerHTML).toBe('<strong>new</strong>');
  expect(recorded).toContainEqual({ name: 'jetpack_warm_welcome_view', properties: { version: '11.6.1' } });
});

test('SHELL-093 it has the title of the release post, a link to the editor and a dismiss button', async () => {
  const { user, services } = open({ release_post_title: 'Blocks for everybody' });
  expect(await within(area()).findByRole('heading', { name: 'Blocks for everybody' })).toBeInTheDocument();
  expect(within(area()).getByRole('link', { name: 'View editor' })).toHaveAttribute(
    'href',
    `${services.site.initial.adminUrl}post-new.php`,
  );
  await user.click(within(area()).getByRole('button', { name: 'Dismiss' }));
  expect(within(area()).queryByRole('heading')).not.toBeInTheDocument();
  expect(area()).toHaveFocus();
});

test('SHELL-093 it takes precedence over state codes', async () => {
  open({}, { messageCode: 'authorized', errorCode: 'cheatin' });
  expect(await within(area()).findByRole('heading', { name: 'New in Jetpack 11.6.1' })).toBeInTheDocument();
  expect(within(area()).queryByText(/fueled|Cheatin/)).not.toBeInTheDocument();
});
