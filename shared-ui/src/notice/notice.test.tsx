import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible';
import { Notice } from './notice';

test('an error interrupts, everything else waits for a pause', () => {
  const { rerender } = render(<Notice status="is-error" text="It failed." />);
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  for (const status of ['is-info', 'is-success', 'is-warning'] as const) {
    rerender(<Notice status={status}>Said</Notice>);
    expect(screen.getByRole('status')).toHaveTextContent('Said');
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

test('what somebody else reads out is not read out twice; an error reads itself out', () => {
  const { rerender } = render(<Notice text="Saved." isSilent />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  rerender(<Notice text="Not saved." status="is-error" isSilent />);
  expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live');
});

test('it is dismissed only where it can be', async () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<Notice text="Done." />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Notice text="Done." onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('its action is a button or a link', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Notice text="Connection Error" action={{ label: 'Restore Connection', onClick }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Restore Connection' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(
    <Notice text="Connection Error" action={{ label: 'Contact support', href: 'https://jetpack.com/redirect/?source=x' }} />,
  );
  expect(screen.getByRole('link', { name: /Contact support/ })).toHaveAttribute('target', '_blank');
  await expectAccessible();
});
