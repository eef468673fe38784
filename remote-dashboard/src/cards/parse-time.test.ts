import { parseTime } from './parse-time';

const at = Date.UTC(2026, 10, 20, 12);

test.each<[number | string | undefined, number | undefined]>([
  [at / 1000, at],
  [String(at / 1000), at],
  ['2026-11-20T12:00:00Z', at],
  ['2026-11-20T12:00:00.000+00:00', at],
  [0, undefined],
  ['', undefined],
  [' ', undefined],
  ['0', undefined],
  ['yesterday', undefined],
  ['<b>2026</b>', undefined],
  [-5, undefined],
  [1e30, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [undefined, undefined],
])('the time %p is parsed as %p', (time, ms) => {
  expect(parseTime(time)).toBe(ms);
});
