import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/expect-accessible';
import { Toggle, type ToggleProps } from './toggle';

function Example(props: Partial<ToggleProps>) {
  const [isOn, setIsOn] = useState(false);
  return <Toggle label="Downtime monitoring" checked={isOn} onChange={setIsOn} {...props} />;
}

const toggle = () => screen.getByRole('switch', { name: 'Downtime monitoring' });

test('SHELL-118 Enter, Space and a click on it or its label toggle it', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(toggle()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(toggle()).toBeChecked();
  await userEvent.keyboard(' ');
  expect(toggle()).not.toBeChecked();
  await userEvent.click(toggle());
  expect(toggle()).toBeChecked();
  await userEvent.click(screen.getByText('Downtime monitoring'));
  expect(toggle()).not.toBeChecked();
  await expectAccessible();
});

test('SHELL-118 a disabled toggle with a reason shows it when pressed, and does not change', async () => {
  const onChange = jest.fn();
  render(<Example disabled disabledReason="Unavailable in Offline Mode" onChange={onChange} />);
  expect(toggle()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toHaveTextContent('Unavailable in Offline Mode');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(toggle());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('SHELL-118 a disabled toggle without a reason ignores presses', async () => {
  const onChange = jest.fn();
  render(<Example disabled onChange={onChange} />);
  await userEvent.click(toggle());
  expect(toggle()).toBeDisabled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('a busy toggle keeps focus and ignores presses', async () => {
  const onChange = jest.fn();
  render(<Example busy onChange={onChange} hint="Checks every five minutes" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(toggle()).toHaveFocus();
  expect(toggle()).toHaveAttribute('aria-busy', 'true');
  expect(toggle()).toHaveAccessibleDescription('Checks every five minutes');
  expect(onChange).not.toHaveBeenCalled();
});

test('a hidden label still names it', async () => {
  render(<Example isLabelHidden />);
  expect(toggle()).toBeInTheDocument();
  await expectAccessible();
});

test('an error is announced, describes it and makes it invalid', async () => {
  render(<Example hint="Checks every five minutes" error="Not in your plan." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not in your plan.');
  expect(toggle()).toBeInvalid();
  expect(toggle()).toHaveAccessibleDescription('Checks every five minutes Not in your plan.');
  await expectAccessible();
});
