import { antiSpam, antiSpamReducer } from './anti-spam.slice';

test('SET-033 the result of a check is kept: validKey, invalidKeyCode and invalidKeyMessage', () => {
  const result = { validKey: false, invalidKeyCode: 'invalid_key', invalidKeyMessage: 'This key is not valid.' };
  const invalid = antiSpamReducer(undefined, antiSpam.checked({ key: 'a', result }));
  expect(invalid).toEqual({ status: 'checked', key: 'a', ...result });
  const valid = antiSpamReducer(invalid, antiSpam.checked({ key: 'b', result: { validKey: true } }));
  expect(valid).toEqual({ status: 'checked', key: 'b', validKey: true });
});

test('a new check replaces the result, and a failure replaces the check', () => {
  const checking = antiSpamReducer(undefined, antiSpam.checkStarted('a'));
  expect(checking).toEqual({ status: 'checking', key: 'a' });
  const failed = antiSpamReducer(checking, antiSpam.checkFailed({ key: 'a', message: 'No.' }));
  expect(failed).toEqual({ status: 'failed', key: 'a', message: 'No.' });
});
