import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

const heading = () => screen.getByRole('heading', { level: 1 });

test.each([
  ['/disconnect', 'Stay connected'],
  ['/reconnect', 'Cancel'],
])(
  'SHELL-117 the dialog of %s leaves the page where it is, and gives the focus back to what led there',
  async (dialog, first) => {
    const { go, user } = renderPage({ at: '/dashboard' });
    const link = screen.getByRole('link', { name: 'About' });
    link.focus();
    go(dialog);
    expect(await screen.findByRole('button', { name: first })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(heading()).toHaveTextContent('Jetpack At A Glance Dashboard');
    await waitFor(() => expect(link).toHaveFocus());
    expect(window.scrollTo).not.toHaveBeenCalled();
  },
);

test('who came to a dialog by its address stands at the heading of the screen behind it once it is closed', async () => {
  const { user } = renderPage({ at: '/disconnect' });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(heading()).toHaveTextContent('Jetpack At A Glance Dashboard');
});
