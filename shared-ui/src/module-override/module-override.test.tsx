import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible';
import { ModuleOverrideBanner, ModuleOverrideNote, ModuleOverrideToggle } from './module-override';

const help = 'https://jetpack.com/redirect/?source=jetpack-support-control-panel';

test.each([
  ['active', 'This feature has been enabled by a site administrator.', true],
  ['inactive', 'This feature has been disabled by a site administrator.', false],
  ['network', 'This feature is being managed by a site administrator.', true],
])('SHELL-130 a feature overridden "%s" says so with Learn more, and its toggle cannot be used', async (override, text, isOn) => {
  render(<ModuleOverrideToggle label="Protect" override={override} checked learnMoreHref={help} />);
  const toggle = screen.getByRole('switch', { name: 'Protect' });
  expect(toggle).toHaveAttribute('aria-disabled', 'true');
  expect(toggle).toHaveAttribute('aria-checked', String(isOn));
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-checked', String(isOn));
  expect(screen.getByRole('dialog')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: /Learn more/ })).toHaveAttribute('href', help);
  await expectAccessible();
});

test('SHELL-130 the note stands alone too', () => {
  render(<ModuleOverrideNote override="active" learnMoreHref={help} />);
  expect(screen.getByText(/enabled by a site administrator/)).toHaveTextContent('Learn more');
});

test('a card may be replaced by a banner that names the feature', async () => {
  render(<ModuleOverrideBanner name="Google Analytics" learnMoreHref={help} />);
  expect(screen.getByText(/Google Analytics has been disabled by a site administrator\./)).toHaveTextContent('Learn more');
  await expectAccessible();
});
