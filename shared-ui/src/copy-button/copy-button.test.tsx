import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expect-accessible';
import { CopyButton } from './copy-button';

afterEach(() => jest.useRealTimers());

test('SHELL-123 after copying it shows "Copied!" for 4000 ms, restarted by a second press', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  // The clipboard resolves after the click: without act React would render and restart the timer whenever the machine has time.
  const press = (name: string) => act(() => user.click(screen.getByRole('button', { name })));
  render(<CopyButton text="https://example.org/sitemap.xml" />);
  await press('Copy');
  expect(await navigator.clipboard.readText()).toBe('https://example.org/sitemap.xml');
  act(() => jest.advanceTimersByTime(3000));
  await press('Copied!');
  act(() => jest.advanceTimersByTime(3999));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

test('without a clipboard API it copies by selection and restores focus', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) copied.push(field.value);
    return true;
  };
  render(<CopyButton text="abc" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toHaveFocus();
  expect(copied).toEqual(['abc']);
  expect(document.querySelector('textarea')).toBeNull();
  await expectAccessible();
});
