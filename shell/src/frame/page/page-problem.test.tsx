import { render, screen, within } from '@testing-library/react';
import { PageBoundary } from './page-problem';

function Broken(): never {
  throw new Error('The masthead fell off.');
}

test('what breaks in the frame itself is told in words, with the ways on, never a blank page', () => {
  // React tells the console of every error a boundary catches.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  told.mockRestore();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded');
  expect(alert.getByText(/The masthead fell off\./)).toBeInTheDocument();
  expect(alert.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(alert.getByRole('link', { name: /Contact support/ })).toBeInTheDocument();
});
