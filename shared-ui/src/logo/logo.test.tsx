import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { Logo } from './logo';

test('has its name once, with and without the wordmark', async () => {
  const { rerender } = render(<Logo />);
  expect(screen.getByText('Jetpack')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  await expectAccessible();
  rerender(<Logo isMarkOnly size={24} />);
  expect(screen.getByRole('img', { name: 'Jetpack' })).toHaveAttribute('height', '24');
  await expectAccessible();
});
