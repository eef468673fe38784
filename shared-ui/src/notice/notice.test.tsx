import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible';
import { Notice } from './notice';

test('an error is announced assertively, everything else politely', () => {
  const { rerender } = render(<Notice status="is-error" text="It failed." />);
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  for (const status of ['is-info', 'is-success', 'is-warning'] as const) {
    rerender(<Notice status={status}>Said</Notice>);
    expect(screen.getByRole('status')).toHaveTextContent('Said');
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

test('a silent notice is not announced, but an error is', () => {
  const { rerender } = render(<Notice text="Saved." isSilent />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  rerender(<Notice text="Not saved." status="is-error" isSilent />);
  expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live');
});

test('it has a dismiss button only with onDismiss', async () => {
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
