import { raw } from '../testing/raw';
import { config } from './configuration';

test('a known key returns its setting', () => {
  expect(config('consumer_slug')).toBe('jetpack');
});

test('SHELL-122 an unknown configuration key throws an error that names it, inherited object keys included', () => {
  expect(() => config(raw('color'))).toThrow("'color'");
  expect(() => config(raw('toString'))).toThrow("'toString'");
});
