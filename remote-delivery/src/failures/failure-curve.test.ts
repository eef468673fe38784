import { getMaximum, getRate, toLine } from './failure-curve';

const curve = (...points: [users: number, failed: number][]) => ({
  version: '1.0.0',
  points: points.map(([users, failed]) => ({ at: '', users, failed })),
});

test.each([
  [10, 1, 0.1],
  [0, 0, 0],
  [0, 3, 0],
  [2, 3, 1],
])('%i users of which %i saw a failure are a rate of %f', (users, failed, rate) => {
  expect(getRate({ users, failed })).toBe(rate);
});

test('a line goes from the first interval at the left to the last at the right, higher for more failures', () => {
  expect(toLine(curve([10, 0], [10, 5], [10, 10]), 1)).toBe('0,60 120,30 240,0');
  expect(toLine(curve([10, 0]), 1)).toBe('0,60');
});

test('the scale ends at the highest rate, at 10 % or above', () => {
  expect(getMaximum([curve([100, 1])])).toBe(0.1);
  expect(getMaximum([curve([100, 1]), curve([10, 4])])).toBe(0.4);
});
