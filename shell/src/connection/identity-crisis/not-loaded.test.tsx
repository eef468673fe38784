import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

let isReachable = false;
jest.mock('./identity-crisis-panel', () => {
  if (!isReachable) throw new Error('Loading the chunk failed.');
  return jest.requireActual<object>('./identity-crisis-panel');
});

test("a notice is shown when the panel's chunk fails to load, and a retry can succeed", async () => {
  const connectionStatus = { isActive: true, isRegistered: true, isInIdentityCrisis: true };
  const { user } = renderPage({ site: { initialState: { connectionStatus } } });
  expect(await screen.findByText(/The available options could not be loaded/)).toBeVisible();
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Start fresh' })).toBeVisible();
});
