import { periodsOf } from './periods';

test('DASH-088 a week comes with W between its parts and is read as the date of its first day', () => {
  expect(periodsOf([['2022W11W28', 16, 9]])).toEqual([{ startDate: '2022-11-28', startsAt: Date.UTC(2022, 10, 28), views: 16 }]);
});

test('days and months are read as they come, in their order', () => {
  const periods = periodsOf([
    ['2026-10-23', 25, 15],
    ['2026-11-01', 64],
  ]);
  expect(periods.map(({ startDate, views }) => [startDate, views])).toEqual([
    ['2026-10-23', 25],
    ['2026-11-01', 64],
  ]);
});

test('a row whose period is no date makes no bar', () => {
  expect(periodsOf([['soon', 4]])).toEqual([]);
  expect(periodsOf([['2026-13-41', 4]])).toEqual([]);
});
