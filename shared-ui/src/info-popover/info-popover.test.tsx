import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockBox } from '../testing/mock-box';
import { expectAccessible } from '../testing/expect-accessible';
import { InfoPopover } from './info-popover';

afterEach(() => jest.restoreAllMocks());

test('SHELL-119 the info popover opens under its button by default, and announces whether it is open', async () => {
  mockBox('button', { left: 300, top: 300, width: 24, height: 24 });
  render(
    <InfoPopover
      label="About downtime monitoring"
      learnMoreHref="https://jetpack.com/redirect/?source=x"
      privacyHref="https://jetpack.com/p"
    >
      Checks your site every five minutes.
    </InfoPopover>,
  );
  const button = screen.getByRole('button', { name: 'About downtime monitoring' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const popover = screen.getByRole('dialog', { name: 'About downtime monitoring' });
  expect(popover.parentElement).toHaveAttribute('data-side', 'bottom');
  expect(popover).toHaveTextContent('Checks your site every five minutes.');
  expect(
    within(popover)
      .getAllByRole('link')
      .map((link) => link.getAttribute('target')),
  ).toEqual(['_blank', '_blank']);
  await expectAccessible();
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
