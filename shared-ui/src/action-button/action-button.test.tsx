import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { ActionButton } from './action-button';

test('SHELL-129 a failed action shows "An error occurred. Please try again." by default, or its own text', async () => {
  const { rerender } = render(<ActionButton label="Set up Jetpack" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<ActionButton label="Set up Jetpack" error />);
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  await expectAccessible();
  rerender(<ActionButton label="Set up Jetpack" error="The site is asleep." />);
  expect(screen.getByRole('alert')).toHaveTextContent('The site is asleep.');
});
