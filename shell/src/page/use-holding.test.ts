import { act, renderHook } from '@testing-library/react';
import { useHolding } from './use-holding';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the page waits a second for a part of the start, no longer', () => {
  const { result } = renderHook(() => useHolding(true));
  act(() => jest.advanceTimersByTime(999));
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test('a part that is wanted later is not waited for', () => {
  const { result, rerender } = renderHook(({ isWanted }) => useHolding(isWanted), { initialProps: { isWanted: false } });
  rerender({ isWanted: true });
  expect(result.current).toBe(false);
});
