import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { ExternalLink, Link } from './link';

test('SHELL-128 a link to the product redirect host opens a new tab with noopener, and announces it', async () => {
  render(<Link href="https://jetpack.com/redirect/?source=jetpack-support">Support</Link>);
  const link = screen.getByRole('link', { name: 'Support (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
  await expectAccessible();
});

test('SHELL-128 a link inside the page opens no new tab', () => {
  render(
    <>
      <Link href="#/settings">Settings</Link>
      <Link href="https://jetpack.com/support">Elsewhere</Link>
    </>,
  );
  for (const name of ['Settings', 'Elsewhere']) expect(screen.getByRole('link', { name })).not.toHaveAttribute('target');
});

test('ExternalLink always opens a new tab, and isExternal false never does', () => {
  render(
    <>
      <ExternalLink href="https://example.org/">Out</ExternalLink>
      <Link href="https://jetpack.com/redirect/?source=x" isExternal={false}>
        Here
      </Link>
    </>,
  );
  expect(screen.getByRole('link', { name: /Out/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Here' })).not.toHaveAttribute('target');
});
