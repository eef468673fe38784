import type { StatsRange, VisitsRow } from '@site-admin/contracts';
import { comparePeriods } from './compare-periods';
import { compareViews } from './comparison';
import { toPeriods } from './periods';

test.each<[number | undefined, number | undefined, number | undefined]>([
  [51, 34, 0.5],
  [17, 34, -0.5],
  [34, 34, 0],
  [0, 34, -1],
  [1003, 1000, 0.003],
  [100_001, 100_000, 0],
  [5, 0, undefined],
  [0, 0, undefined],
  [5, undefined, undefined],
  [undefined, 34, undefined],
  [-5, 34, undefined],
  [5, -34, undefined],
  [1e308, 1e-10, undefined],
])('%p views after %p are a change of %p', (views, before, change) => {
  expect(compareViews(views, before)?.change).toBe(change);
});

test.each<[string, StatsRange, VisitsRow[], object | undefined]>([
  [
    'days',
    'day',
    [
      ['2026-11-19', 33],
      ['2026-11-20', 66],
      ['2026-11-21', 1],
    ],
    { views: 66, before: 33, change: 1 },
  ],
  [
    'days across a month',
    'day',
    [
      ['2026-10-31', 10],
      ['2026-11-01', 5],
      ['2026-11-02', 9],
    ],
    { views: 5, before: 10, change: -0.5 },
  ],
  [
    'weeks',
    'week',
    [
      ['2026W11W02', 33],
      ['2026W11W09', 66],
      ['2026W11W16', 1],
    ],
    { views: 66, before: 33, change: 1 },
  ],
  [
    'months',
    'month',
    [
      ['2025-12-01', 10],
      ['2026-01-01', 5],
      ['2026-02-01', 9],
    ],
    { views: 5, before: 10, change: -0.5 },
  ],
  [
    'two periods alone',
    'day',
    [
      ['2026-11-20', 33],
      ['2026-11-21', 66],
    ],
    undefined,
  ],
  ['no period', 'day', [], undefined],
  [
    'a missing day',
    'day',
    [
      ['2026-11-18', 33],
      ['2026-11-20', 66],
      ['2026-11-21', 1],
    ],
    undefined,
  ],
  [
    'a missing month',
    'month',
    [
      ['2026-08-01', 33],
      ['2026-09-01', 66],
      ['2026-11-01', 1],
    ],
    undefined,
  ],
  [
    'nothing before',
    'day',
    [
      ['2026-11-19', 0],
      ['2026-11-20', 66],
      ['2026-11-21', 1],
    ],
    undefined,
  ],
])('the last complete periods are compared: %s', (_title, range, rows, comparison) => {
  expect(comparePeriods(toPeriods(rows), range)).toEqual(comparison);
});
