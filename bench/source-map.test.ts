import { numbersIn, getPieces } from './source-map';

test('a segment is decoded as the format defines', () => {
  expect(numbersIn('AAAA')).toEqual([0, 0, 0, 0]);
  expect(numbersIn('CAAD')).toEqual([1, 0, 0, -1]);
  expect(numbersIn('gCAEA')).toEqual([32, 0, 2, 0]);
});

test('every part of the code is attributed to its source, or to the bundler', () => {
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'GAAA,GCAA;IDAA' };
  expect(getPieces('---aaabbb\n====aaa', map)).toEqual([
    { text: '---', source: undefined },
    { text: 'aaa', source: 'a.ts' },
    { text: 'bbb\n', source: 'b.ts' },
    { text: '====', source: undefined },
    { text: 'aaa', source: 'a.ts' },
  ]);
});
