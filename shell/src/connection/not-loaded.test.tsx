import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

let isReachable = false;
const mockReachable = (name: string) => {
  if (!isReachable) throw new Error('Loading the chunk failed.');
  return jest.requireActual<object>(name);
};
jest.mock('./connect-screen', () => mockReachable('./connect-screen'));
jest.mock('./reconnect-dialog', () => mockReachable('./reconnect-dialog'));
beforeEach(() => {
  isReachable = false;
});

test('an error replaces a connect screen whose chunk fails to load; a retry can succeed', async () => {
  const { user } = renderPage({ site: { connection: 'unconnected' } });
  expect(await screen.findByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeVisible();
});

test('/reconnect shows a notice on the dashboard when its chunk fails to load; a retry can succeed', async () => {
  const { go } = renderPage({ at: '/reconnect' });
  expect(await screen.findByText(/The dialog could not be loaded/)).toBeVisible();
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
  isReachable = true;
  go('/reconnect');
  expect(await screen.findByRole('dialog', { name: 'Reconnect Jetpack' })).toBeVisible();
});
