import { render, screen, within } from '@testing-library/react';
import { PageBoundary } from './page-error';

function Broken(): never {
  throw new Error('The masthead failed.');
}

test('a render error of the frame shows its message, a reload button and a support link', () => {
  // React logs every error that a boundary catches.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  logged.mockRestore();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded');
  expect(alert.getByText(/The masthead failed\./)).toBeInTheDocument();
  expect(alert.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(alert.getByRole('link', { name: /Contact support/ })).toBeInTheDocument();
});
