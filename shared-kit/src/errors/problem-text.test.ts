import { ApiError, Api404Error, FetchNetworkError, JsonParseError } from '@site-admin/contracts';
import { problemText } from './problem-text';

test.each([
  ['the words of the site', new ApiError(400, { code: 'some_updated', message: 'Not now.' }), 'Not now.'],
  ['its code, where it has no words', new ApiError(400, { code: 'some_updated', message: '' }), 'some_updated'],
  [
    'that the site could not be reached',
    new FetchNetworkError('POST settings'),
    'Your site could not be reached. Please check your network and try again.',
  ],
  ['no name of ours for an answer without words', new Api404Error('POST settings'), 'An error occurred. Please try again.'],
  ['nor for one that cannot be read', new JsonParseError('POST settings'), 'An error occurred. Please try again.'],
  ['nor for what is no error at all', 'broken', 'An error occurred. Please try again.'],
])('a person reads %s', (_what, error, text) => {
  expect(problemText(error)).toBe(text);
});
