import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/expect-accessible';
import { LoadError } from './load-error';

function Example() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <section>
      <h2>Stats</h2>
      {isLoaded ? <p>41 views</p> : <LoadError onRetry={() => setLoaded(true)}>Stats could not be loaded.</LoadError>}
    </section>
  );
}

test('"Try again" calls onRetry, and the focus moves to the heading once the error is gone', async () => {
  render(<Example />);
  expect(screen.getByRole('alert')).toHaveTextContent('Stats could not be loaded.');
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('41 views')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Stats' })).toHaveFocus();
});

test('while retrying the button is busy; a warning is announced politely', () => {
  render(
    <LoadError status="is-warning" isRetrying onRetry={() => undefined}>
      Discounts could not be loaded.
    </LoadError>,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Discounts could not be loaded.');
});

test('without onRetry there is no button', () => {
  render(<LoadError>Stats could not be loaded.</LoadError>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
