import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { Age } from './age';

const at = Date.UTC(2026, 10, 20, 12);
const toText = (age: string) => `Updated ${age}`;

test('it shows the age and has the time for machines; a later age is not announced', async () => {
  const { rerender } = render(<Age at={at} now={at} locale="en_US" toText={toText} />);
  const age = screen.getByText('Updated now');
  expect(age).toHaveAttribute('datetime', '2026-11-20T12:00:00.000Z');
  rerender(<Age at={at} now={at + 120_000} locale="en_US" toText={toText} />);
  expect(age).toHaveTextContent('Updated 2 minutes ago');
  expect(age.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  await expectAccessible();
});
