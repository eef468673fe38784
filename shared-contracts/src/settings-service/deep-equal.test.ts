import { isDeepEqual } from './deep-equal';

test.each([
  [1, 1],
  ['a', 'a'],
  [Number.NaN, Number.NaN],
  [null, null],
  [
    { a: 1, b: [1, { c: 2 }] },
    { b: [1, { c: 2 }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [[], []],
])('%j equals %j', (a, b) => {
  expect(isDeepEqual(a, b)).toBe(true);
  expect(isDeepEqual(b, a)).toBe(true);
});

test.each([
  [1, '1'],
  [null, undefined],
  [null, {}],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, undefined]],
  [{ a: 1 }, { a: 2 }],
  [{ a: { b: 1 } }, { a: { b: 1, c: null } }],
])('%j does not equal %j', (a, b) => {
  expect(isDeepEqual(a, b)).toBe(false);
  expect(isDeepEqual(b, a)).toBe(false);
});
