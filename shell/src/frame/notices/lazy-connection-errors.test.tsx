import type { ConnectionError } from '@site-admin/contracts';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

let mockIsReachable = false;
jest.mock('./connection-error-notices', () => {
  if (!mockIsReachable) throw new Error('The network is gone.');
  return jest.requireActual<object>('./connection-error-notices');
});

const broken: ConnectionError = { action: 'reconnect', code: 'connection_error', message: 'The token is gone.' };

test('if the connection errors cannot be loaded, the page shows that there is one, and loads them on retry', async () => {
  const { act, services, user } = renderPage();
  const area = within(screen.getByRole('region', { name: 'Notices' }));
  act(() => services.site.setConnection({ ...services.site.connection.current, errors: [broken] }));
  expect(await area.findByText('There seems to be a problem with your website.')).toBeInTheDocument();
  mockIsReachable = true;
  await user.click(area.getByRole('button', { name: 'Try again' }));
  expect(await area.findByText('The token is gone.')).toBeInTheDocument();
});
