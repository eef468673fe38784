import { median, p95, spread } from './figures';

test('the median of an odd number of values is the one in the middle, of an even number the mean of two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('median of no values');
});

test('a spread contains minimum, median and maximum', () => {
  expect(spread([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
});

test('the 95th percentile is a value that was measured', () => {
  expect(p95(Array.from({ length: 30 }, (_none, at) => 30 - at))).toBe(29);
  expect(p95([7])).toBe(7);
  expect(() => p95([])).toThrow('percentile of no values');
});
