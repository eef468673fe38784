import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible';
import { SettingRow, type SettingRowProps } from './setting-row';

const onChange = jest.fn();
const show = (props: Partial<SettingRowProps> = {}) =>
  render(<SettingRow label="Monitor your site" checked={false} onChange={onChange} {...props} />);
const toggle = () => screen.getByRole('switch', { name: 'Monitor your site' });

beforeEach(() => onChange.mockReset());

test('a setting is toggled, and the info button explains it', async () => {
  show({ about: { name: 'Monitor', text: 'Checks every five minutes.', learnMoreHref: 'https://example.org/help' } });
  await userEvent.click(toggle());
  expect(onChange).toHaveBeenCalledWith(true);
  await userEvent.click(screen.getByRole('button', { name: 'About Monitor' }));
  expect(screen.getByText('Checks every five minutes.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Learn more/ })).toHaveAttribute('href', 'https://example.org/help');
  await expectAccessible();
});

test('SHELL-130 an unavailable setting shows the reason and the action, and cannot be toggled', async () => {
  const unavailable = { text: 'Connect your account to use this feature.', action: { label: 'Connect', href: '#/connect-user' } };
  show({ unavailable });
  expect(screen.getByText(/Connect your account to use this feature\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user');
  await userEvent.tab();
  expect(toggle()).toHaveFocus();
  expect(toggle()).toHaveAttribute('aria-disabled', 'true');
  expect(toggle()).toHaveAccessibleDescription('Connect your account to use this feature. Connect');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(toggle());
  expect(onChange).not.toHaveBeenCalled();
  await expectAccessible();
});

test('a reason without an action renders no link', () => {
  show({ unavailable: { text: 'Unavailable in Offline Mode' }, hint: 'Checks every five minutes.' });
  expect(toggle()).toHaveAccessibleDescription('Unavailable in Offline Mode');
  expect(screen.queryByRole('link')).toBeNull();
});
