import { act, renderHook } from '@testing-library/react';
import { useHolding } from './use-holding';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the placeholder is kept for at most a second', () => {
  const { result } = renderHook(() => useHolding(true));
  act(() => jest.advanceTimersByTime(999));
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

test('the placeholder is not kept for a component that is wanted later', () => {
  const { result, rerender } = renderHook(({ isWanted }) => useHolding(isWanted), { initialProps: { isWanted: false } });
  rerender({ isWanted: true });
  expect(result.current).toBe(false);
});
