import satisfies from 'semver/functions/satisfies';
import * as v from 'valibot';
import { meetsRange, versionRange } from './version-range';

const numbers = [
  ...['0.0.0', '0.0.3', '0.0.4', '0.2.0', '0.2.3', '0.3.0', '1.0.0', '1.2.0', '1.2.3', '1.2.4', '1.3.0', '2.0.0', '10.0.0'],
];
const endings = ['', '-0', '-alpha', '-alpha.1', '-alpha.beta', '-rc.2', '-rc.10', '-1e3', '+build.5', '-rc.2+build'];
const versions = numbers.flatMap((each) => endings.map((ending) => each + ending));
const ranges = versions.flatMap((each) => [each, `^${each}`]);

test.each(ranges)('%s is met by the versions that semver lists', (range) => {
  const expected = versions.filter((version) => satisfies(version, range, { includePrerelease: true }));
  expect(versions.filter((version) => meetsRange(version, range))).toEqual(expected);
  expect(v.is(versionRange, range)).toBe(true);
});

const others = [
  '*',
  '',
  '1',
  '1.2',
  '1.x',
  '~1.2.3',
  '>=1.2.3',
  '^1',
  '^1.2',
  '^1.2.3 || ^2.0.0',
  '1.2.3 - 2.0.0',
  'v1.2.3',
  '01.2.3',
];

test.each(others)('%j is refused as a range, and met by no version', (range) => {
  const { issues } = v.safeParse(versionRange, range);
  expect(issues?.[0]?.message).toBe('an exact version or a caret range, such as 1.2.3 or ^1.2.3');
  expect(versions.filter((version) => meetsRange(version, range))).toEqual([]);
});

test.each(['', '1', '1.2', 'latest', '01.2.3', '^1.2.3'])('%j is no version and meets nothing', (version) => {
  expect([version, '^1.0.0', '1.2.3'].map((range) => meetsRange(version, range))).toEqual([false, false, false]);
});
