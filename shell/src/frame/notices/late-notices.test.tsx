import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

let mockIsReachable = false;
jest.mock('./site-notices', () => {
  if (!mockIsReachable) throw new Error('The network is gone.');
  return jest.requireActual<object>('./site-notices');
});

/** What holds the screen back, so that it does not move under the reader. */
const holding = () => document.querySelector('[data-holding]');
const area = () => screen.getByRole('region', { name: 'Notices' });

test('what there is to say only later holds back no screen that somebody reads', async () => {
  const { services } = renderPage();
  act(() => services.site.setConnection({ ...services.site.connection.current, isStaging: true }));
  expect(within(area()).queryByText(/staging/)).not.toBeInTheDocument();
  expect(area().querySelector('[data-loading]')).not.toBeNull();
  expect(holding()).toBeNull();
  await waitFor(() => expect(area().querySelector('[data-loading]')).toBeNull());
});

test('where the notices about the site cannot be loaded, the page says so, goes on, and loads them on demand', async () => {
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
