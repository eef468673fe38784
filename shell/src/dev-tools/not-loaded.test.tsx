import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

let isReachable = false;
jest.mock('./dev-tools', () => {
  if (!isReachable) throw new Error('Loading the chunk failed.');
  return jest.requireActual<object>('./dev-tools');
});

test('a notice is shown when the chunk of the developer tools fails to load; a retry can succeed', async () => {
  const { user } = renderPage({ site: { initialState: { isDevVersion: true } } });
  await user.click(screen.getByRole('button', { name: 'Dev Tools' }));
  expect(await screen.findByText('The developer tools could not be loaded.')).toBeVisible();
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Dev Tools' }));
  expect(await screen.findByRole('region', { name: 'Developer tools' })).toBeVisible();
});
