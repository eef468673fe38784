import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { confirmation } from './testing/open-dialog';

let isReachable = false;
jest.mock('./disconnect-over-page', () => {
  if (!isReachable) throw new Error('Loading the chunk failed.');
  return jest.requireActual<object>('./disconnect-over-page');
});

test("a notice is shown when the dialog's chunk fails to load; a retry can succeed", async () => {
  const { go } = renderPage({ at: '/disconnect' });
  expect(await screen.findByText(/The dialog could not be loaded/)).toBeVisible();
  await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
  isReachable = true;
  go('/disconnect');
  expect(await confirmation()).toBeVisible();
});
