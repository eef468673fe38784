import { ApiError, FetchNetworkError } from '@site-admin/contracts';
import { getRefusals } from './refusals';

const names = ['google', 'google_analytics_tracking_id', 'bing', 'jetpack-twitter-cards-site-tag'];
const someUpdated = (message: string) => new ApiError(400, { code: 'some_updated', message });
const unknown = 'Your site does not accept this setting.';

test.each([
  ['one reason', ' google: Not a code.', { google: 'Not a code.' }],
  ['reasons joined by full stops', ' google: Not a code.. bing: Too long', { google: 'Not a code.', bing: 'Too long' }],
  ['reasons one after the other', 'google: Not a code. bing: Too long.', { google: 'Not a code.', bing: 'Too long.' }],
  ['a name that starts with another', 'google_analytics_tracking_id: No.', { google_analytics_tracking_id: 'No.' }],
  ['a name with hyphens', 'jetpack-twitter-cards-site-tag: No.', { 'jetpack-twitter-cards-site-tag': 'No.' }],
  ['names the site does not know', 'Invalid options: google, bing.', { google: unknown, bing: unknown }],
  ['both kinds', 'Invalid option: bing.  google: No.', { bing: unknown, google: 'No.' }],
  ['a translated separator', 'google : Code invalide.', { google: 'Code invalide.' }],
  ['a reason with a colon', 'google: Expected: letters. bing: No.', { google: 'Expected: letters.', bing: 'No.' }],
  ['a setting of another form', 'monitor: Not in your plan.', {}],
  ['a reason that is empty', 'google: ', { google: unknown }],
  ['no name', 'The database is read-only.', {}],
])('a partly saved request with %s', (_case, message, refusals) => {
  expect(getRefusals(someUpdated(message), names)).toEqual(refusals);
});

test('an invalid argument has its message in the data of the error', () => {
  const data = { status: 400, params: { google: 'google must be a string.', other: 'No.', bing: 3 } };
  const error = new ApiError(400, { code: 'rest_invalid_param', message: 'Invalid parameter(s): google', data });
  expect(getRefusals(error, names)).toEqual({ google: 'google must be a string.' });
});

test.each([
  ['another code', new ApiError(500, { code: 'internal_error', message: 'google: down' })],
  ['no response', new FetchNetworkError('POST settings')],
  ['arguments without messages', new ApiError(400, { code: 'rest_invalid_param', message: '', data: null })],
  ['arguments as a list', new ApiError(400, { code: 'rest_invalid_param', message: '', data: { params: ['google'] } })],
])('%s names no value', (_case, error) => {
  expect(getRefusals(error, names)).toEqual({});
});

test('without sent values there is nothing to name', () => {
  expect(getRefusals(someUpdated('google: No.'), [])).toEqual({});
});
