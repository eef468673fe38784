import {
  Api404Error,
  ApiError,
  FetchNetworkError,
  JsonParseAfterRedirectError,
  JsonParseError,
  ResponseShapeError,
  type ConnectionError,
} from '@site-admin/contracts';
import { selectConnectionErrors, toSiteDataError } from './connection-errors';
import { hasConnectionErrors } from './has-connection-errors';

const entry = (action: string | undefined, message = '', code = 'connection_error'): ConnectionError =>
  action === undefined ? { code, message } : { code, message, action };
const shown = (errors: ConnectionError[], siteData?: Parameters<typeof toSiteDataError>[0]) =>
  selectConnectionErrors({ errors, siteData }).map(({ action, message }) => `${action}: ${message}`);

test('SHELL-098 an entry without a message has the default text', () => {
  expect(shown([entry('reconnect')])).toEqual(['reconnect: Connection Error, please reconnect.']);
  expect(shown([entry('reconnect', 'The token is gone.')])).toEqual(['reconnect: The token is gone.']);
});

test('only the first error of each action is shown, those of the page before that of the site data', () => {
  const siteData = new ApiError(400, { code: 'site_data_fetch_failed', message: 'No data.' });
  expect(shown([entry('reconnect', 'one'), entry('reconnect', 'two'), entry('support', 'three')], siteData)).toEqual([
    'reconnect: one',
    'support: three',
  ]);
  expect(shown([entry('support', 'three')], siteData)).toEqual(['support: three', 'reconnect: No data.']);
});

test('an entry without an action is ignored; one with an unknown action is not shown, but counts as an error', () => {
  expect(shown([entry(undefined, 'quiet'), entry('dance', 'odd')])).toEqual([]);
  expect(hasConnectionErrors({ errors: [entry(undefined, 'quiet')], siteData: undefined })).toBe(false);
  expect(hasConnectionErrors({ errors: [entry('dance')], siteData: undefined })).toBe(true);
  expect(hasConnectionErrors({ errors: [], siteData: new FetchNetworkError('GET site') })).toBe(true);
});

const connection =
  'There seems to be a problem with your connection to WordPress.com. If the problem persists, try reconnecting.';
const display = 'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.';

test.each([
  ['ERR-018', 'an error response', new ApiError(500, { code: '', message: '' }), 'reconnect', connection],
  ['ERR-018', 'a 404', new Api404Error('GET site'), 'reconnect', connection],
  ['ERR-019', 'a response that is not JSON', new JsonParseError('GET site'), 'support', display],
  ['ERR-019', 'one after a redirect', new JsonParseAfterRedirectError('GET site', '/login'), 'support', display],
  ['ERR-019', 'JSON that does not match the schema', new ResponseShapeError('GET site', 'data', 'not JSON'), 'support', display],
  ['ERR-020', 'no response', new FetchNetworkError('GET site'), 'none', 'There seems to be a problem with your website.'],
])('%s %s has the text of the specification, with its action', (_id, _what, error, action, message) => {
  expect(toSiteDataError(error)).toEqual({ action, message, code: 'fetch_site_data_fail_other', data: {} });
});

test("ERR-021 the server's message, code and data are used if present", () => {
  const data = { status: 400, api_error_code: 'invalid_token', api_http_code: 401 };
  expect(toSiteDataError(new ApiError(400, { code: 'site_data_fetch_failed', message: 'Not today.', data }))).toEqual({
    action: 'reconnect',
    message: 'Not today.',
    code: 'site_data_fetch_failed',
    data,
  });
  expect(toSiteDataError(new ApiError(400, { code: 'odd', message: '', data: 'text' }))).toMatchObject({
    message: connection,
    code: 'odd',
    data: {},
  });
});
