import { act, render, screen } from '@testing-library/react';
import { raw } from '../testing/raw';
import { breakpoints, defaultWidth, isWithinBreakpoint, useBreakpoint, getWindowWidth } from './breakpoints';

afterEach(() => jest.restoreAllMocks());

test('SHELL-132 the breakpoints are 480, 660, 800, 960, 1040, 1280 and 1400 px, and a page without a window counts as 769 wide', () => {
  expect(breakpoints).toEqual([480, 660, 800, 960, 1040, 1280, 1400]);
  expect(defaultWidth).toBe(769);

  expect(getWindowWidth(undefined)).toBe(769);
  expect(isWithinBreakpoint('660px-800px', getWindowWidth(undefined))).toBe(true);
  expect(isWithinBreakpoint('>800px', getWindowWidth(undefined))).toBe(false);
});

test('SHELL-132 "up to" includes the width itself, "above" excludes it', () => {
  expect(isWithinBreakpoint('<480px', 480)).toBe(true);
  expect(isWithinBreakpoint('<480px', 481)).toBe(false);
  expect(isWithinBreakpoint('>480px', 480)).toBe(false);
  expect(isWithinBreakpoint('>480px', 481)).toBe(true);
  expect(isWithinBreakpoint('480px-660px', 480)).toBe(false);
  expect(isWithinBreakpoint('480px-660px', 660)).toBe(true);
});

test('SHELL-133 an undefined breakpoint logs a warning and does not throw', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const unknown of ['<500px', '480px', '100px-660px', '']) {
    expect(isWithinBreakpoint(raw(unknown), 100)).toBe(false);
  }
  expect(warn).toHaveBeenCalledTimes(4);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Undefined breakpoint'), '<500px');
});

test('a component re-renders when the window is resized', () => {
  const Shown = () => <p>{useBreakpoint('<480px') ? 'phone' : 'desk'}</p>;
  const width = window.innerWidth;
  render(<Shown />);
  expect(screen.getByText('desk')).toBeInTheDocument();
  window.innerWidth = 400;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(screen.getByText('phone')).toBeInTheDocument();
  window.innerWidth = width;
});
