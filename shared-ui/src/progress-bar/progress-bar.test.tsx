import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { ProgressBar } from './progress-bar';

test.each([
  [14, undefined, '14'],
  [5000, 10000, '50'],
  [300, undefined, '100'],
  [-1, undefined, '0'],
  [1, 0, '0'],
])('%d of %s shows as %s %%', (value, total, shown) => {
  render(<ProgressBar label="Progress" value={value} total={total} />);
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', shown);
});

test('is accessible', async () => {
  render(<ProgressBar label="Storage" value={1} total={3} valueText="1 of 3 GB" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3 GB');
  await expectAccessible();
});
