import { ApiError, Api404Error, FetchNetworkError, JsonParseError } from '@site-admin/contracts';
import { getErrorText } from './error-text';

test.each([
  ["the site's message", new ApiError(400, { code: 'some_updated', message: 'Not now.' }), 'Not now.'],
  ['its code without a message', new ApiError(400, { code: 'some_updated', message: '' }), 'some_updated'],
  [
    'that the site could not be reached',
    new FetchNetworkError('POST settings'),
    'Your site could not be reached. Please check your network and try again.',
  ],
  ['no name of ours for an answer without words', new Api404Error('POST settings'), 'An error occurred. Please try again.'],
  ['nor for one that cannot be read', new JsonParseError('POST settings'), 'An error occurred. Please try again.'],
  ['nor for what is no error at all', 'broken', 'An error occurred. Please try again.'],
])('the text of an error is %s', (_what, error, text) => {
  expect(getErrorText(error)).toBe(text);
});
