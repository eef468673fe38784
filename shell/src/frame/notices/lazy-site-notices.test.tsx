import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

let mockIsReachable = false;
jest.mock('./site-notices', () => {
  if (!mockIsReachable) throw new Error('The network is gone.');
  return jest.requireActual<object>('./site-notices');
});

/** The part that the page waits for, to avoid layout shifts. */
const holding = () => document.querySelector('[data-holding]');
const area = () => screen.getByRole('region', { name: 'Notices' });

test('a notice that is needed later does not hide the screen', async () => {
  const { services } = renderPage();
  act(() => services.site.setConnection({ ...services.site.connection.current, isStaging: true }));
  expect(within(area()).queryByText(/staging/)).not.toBeInTheDocument();
  expect(area().querySelector('[data-loading]')).not.toBeNull();
  expect(holding()).toBeNull();
  await waitFor(() => expect(area().querySelector('[data-loading]')).toBeNull());
});

test('if the site notices cannot be loaded, the page shows an error and its screen, and loads them on retry', async () => {
  const { user } = renderPage({ site: { initialState: { isDevVersion: true } } });
  expect(holding()).not.toBeNull();
  expect(await within(area()).findByText('Site notices could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText('content of dashboard')).toBeInTheDocument();
  expect(holding()).toBeNull();
  await user.click(within(area()).getByRole('button', { name: 'Try again' }));
  expect(await within(area()).findByText(/could not be loaded/)).toBeInTheDocument();
  mockIsReachable = true;
  await user.click(within(area()).getByRole('button', { name: 'Try again' }));
  expect(await within(area()).findByText(/development version/)).toBeInTheDocument();
  expect(within(area()).queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
