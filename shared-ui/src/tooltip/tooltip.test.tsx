import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { Tooltip } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = () => (
  <Tooltip text="The last 48 hours">
    <button>Chart</button>
  </Tooltip>
);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('SHELL-119 a tooltip shows 100 ms after hover, describes its control, and hides when the pointer leaves', () => {
  render(shown());
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button);
  wait(99);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('The last 48 hours');
  expect(button).toHaveAccessibleDescription('The last 48 hours');
  fireEvent.pointerLeave(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('SHELL-119 a tooltip shows on focus too, and Escape hides it without moving focus', () => {
  render(shown());
  const button = screen.getByRole('button');
  act(() => button.focus());
  wait(100);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  expect(button).toHaveFocus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button).toHaveFocus();
});

test('is accessible', async () => {
  render(shown());
  act(() => screen.getByRole('button').focus());
  wait(100);
  jest.useRealTimers();
  await expectAccessible();
});
