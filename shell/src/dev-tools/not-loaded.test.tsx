import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

let isReachable = false;
jest.mock('./dev-tools', () => {
  if (!isReachable) throw new Error('Loading the chunk failed.');
  return jest.requireActual<object>('./dev-tools');
});

test('without their code the developer tools stay closed and the page says so; the next press can succeed', async () => {
  const { user } = renderPage({ site: { initialState: { isDevVersion: true } } });
  await user.click(screen.getByRole('button', { name: 'Dev Tools' }));
  expect(await screen.findByText('The developer tools could not be loaded.')).toBeVisible();
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Dev Tools' }));
  expect(await screen.findByRole('region', { name: 'Developer tools' })).toBeVisible();
});
