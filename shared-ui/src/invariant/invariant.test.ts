import { invariant } from './invariant';

test('SHELL-133 a failed invariant throws "Invariant failed"', () => {
  expect(() => invariant(false)).toThrow(new Error('Invariant failed'));
  expect(() => invariant(0, 'a step is chosen')).toThrow('Invariant failed: a step is chosen');
});

test('a true condition does not throw', () => {
  expect(() => invariant(true)).not.toThrow();
});
