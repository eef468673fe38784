import { toPeriods } from './periods';

test('DASH-088 a week with W between its parts becomes the date of its first day', () => {
  expect(toPeriods([['2022W11W28', 16, 9]])).toEqual([{ startDate: '2022-11-28', startsAt: Date.UTC(2022, 10, 28), views: 16 }]);
});

test('days and months keep their dates and their order', () => {
  const periods = toPeriods([
    ['2026-10-23', 25, 15],
    ['2026-11-01', 64],
  ]);
  expect(periods.map(({ startDate, views }) => [startDate, views])).toEqual([
    ['2026-10-23', 25],
    ['2026-11-01', 64],
  ]);
});

test('a row whose period is not a date makes no bar', () => {
  expect(toPeriods([['soon', 4]])).toEqual([]);
  expect(toPeriods([['2026-13-41', 4]])).toEqual([]);
});

test('a period that is repeated makes one bar, with its last number', () => {
  const rows: [string, number][] = [
    ['2026-10-23', 25],
    ['2026-10-23', 26],
  ];
  expect(toPeriods(rows).map(({ views }) => views)).toEqual([26]);
});
