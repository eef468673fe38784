import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

let mockIsReachable = false;
jest.mock('./site-notices', () => {
  if (!mockIsReachable) throw new Error('The network is gone.');
  return jest.requireActual<object>('./site-notices');
});

const area = () => screen.getByRole('region', { name: 'Notices' });

test('where the notices about the site cannot be loaded, the page says so, goes on, and loads them on demand', async () => {
  const { user } = renderPage({ site: { initialState: { isDevVersion: true } } });
  expect(await within(area()).findByText('What there is to say about this site could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText('content of dashboard')).toBeInTheDocument();
  await user.click(within(area()).getByRole('button', { name: 'Try again' }));
  expect(await within(area()).findByText(/could not be loaded/)).toBeInTheDocument();
  mockIsReachable = true;
  await user.click(within(area()).getByRole('button', { name: 'Try again' }));
  expect(await within(area()).findByText(/development version/)).toBeInTheDocument();
  expect(within(area()).queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
