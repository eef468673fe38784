import { raw } from '../testing/raw';
import { config } from './configuration';

test('a known key answers its setting', () => {
  expect(config('consumer_slug')).toBe('jetpack');
});

test('SHELL-122 an unknown configuration key raises an error that names it, also one every object has', () => {
  expect(() => config(raw('colour'))).toThrow("'colour'");
  expect(() => config(raw('toString'))).toThrow("'toString'");
});
