import satisfies from 'semver/functions/satisfies';
import { meetsRange } from './version-range';

const numbers = [
  '0.0.0',
  '0.0.3',
  '0.0.4',
  '0.2.0',
  '0.2.3',
  '0.3.0',
  '1.0.0',
  '1.2.0',
  '1.2.3',
  '1.2.4',
  '1.3.0',
  '2.0.0',
  '10.0.0',
];
const endings = ['', '-0', '-alpha', '-alpha.1', '-alpha.beta', '-rc.2', '-rc.10', '+build.5'];
const versions = numbers.flatMap((each) => endings.map((ending) => each + ending));

const partials = [
  ...['*', 'x', '0', '1', '1.x', '1.X.*', '0.0', '0.2', '1.2', '1.2.x', '0.0.0', '0.0.3', '0.2.3', '1.2.3'],
  ...['0.0.3-alpha', '0.2.3-rc.2', '1.2.3-alpha.1', '1.2.3+build', 'v1.2.3', '2.0.0-rc.10'],
];
const operators = ['', '=', '>', '>=', '<', '<=', '~', '~>', '^', '>= ', '^ '];
const ranges = [
  ...operators.flatMap((operator) => partials.map((partial) => operator + partial)),
  ...partials.flatMap((low) => ['*', '1', '1.2', '1.2.3', '2.0.0-rc.2'].map((high) => `${low} - ${high}`)),
  ...[
    '>=1.2.3 <2',
    '^1.2 || ^0.2.3',
    '>1.0.0 <=1.3.0-rc.2',
    '^1 !',
    'nonsense',
    '',
    '||',
    '1.2.3.4',
    '01.2.3',
    '^1.2.3-01',
    '>= 1 < 2',
  ],
];

test.each(ranges)('%j is met by the versions semver says', (range) => {
  const expected = versions.filter((version) => satisfies(version, range, { includePrerelease: true }));
  expect(versions.filter((version) => meetsRange(version, range))).toEqual(expected);
});

test('what is no version meets nothing', () => {
  expect(['', '1', '1.2', 'latest', '01.2.3'].map((version) => meetsRange(version, '*'))).toEqual(Array(5).fill(false));
});
