import { findDifferences, toCompared } from './compared';
import { findUndeclaredCode } from './declared';
import { describeResult, getPercent, isAgreement } from './summary';

const same = toCompared('connected', 'GET settings', []);
const differing = toCompared('connected', 'GET rewind', ['code success there, failed here', '200 there, 400 here']);
const explained = toCompared('connected', 'GET site/discount', ['data: object there, list here']);
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

test.each([
  ['1 of 100 without a reason', [...times(99, same), differing], true],
  ['2 of 100 without a reason', [...times(98, same), differing, differing], false],
  ['all with a reason', times(10, explained), true],
])('%s: agreement is %p', (_what, reads, expected) => {
  expect(isAgreement({ reads, writes: [] })).toBe(expected);
  expect(isAgreement({ reads: [], writes: reads })).toBe(expected);
});

test('each difference is listed with what both sites sent, and its reason', () => {
  const result = { scenario: 'connected', reads: [same, differing, explained], writes: [], adopted: [] };
  expect(describeResult(result).split('\n')).toEqual([
    'GET rewind',
    '    code success there, failed here',
    '    200 there, 400 here',
    '    No known reason.',
    'GET site/discount',
    '    data: object there, list here',
    `    Reason: ${explained.why ?? ''}`,
    'Reads: 1 of 3 responses are the same (33.3 %).',
    '2 differ, 1 of them without a known reason.',
  ]);
  expect(getPercent([...times(999, same), differing])).toBe('99.9');
});

test.each([
  [{ status: 403, body: { code: 'a' } }, { status: 403, body: { code: 'b' } }, ['code a there, b here']],
  [
    { status: 500, body: { code: 'a', data: null } },
    { status: 500, body: { code: 'a', data: {} } },
    ['data: null there, object here'],
  ],
  [{ status: 200, body: [{ a: 1 }] }, { status: 404, body: 'x' }, ['200 there, 404 here']],
  [{ status: 200, body: [{ a: 1 }] }, { status: 200, body: [{ a: '' }] }, ['[].a: number there, string here']],
  [{ status: 200, body: { a: 1 } }, { status: 200, body: { a: 2 } }, []],
])('%j and %j differ in %j', (there, here, expected) => {
  expect(findDifferences(there, here)).toEqual(expected);
});

test.each([
  ['site', 403, 'invalid_user_permission_view_admin', []],
  ['site', 404, 'rest_no_route', []],
  ['site', 500, 'internal_server_error', []],
  ['module/photon?x=1', 404, 'not_found', []],
  ['site', 400, 'no_such_code', ['code no_such_code is not declared']],
  ['module/photon', 409, 'inactive', ['code inactive is not declared']],
  ['site', 200, 'success', []],
  ['no-such-call', 404, 'no_such_code', []],
])('GET %s: a %d with the code %s is declared, or a difference', (path, status, code, expected) => {
  expect(findUndeclaredCode({ method: 'GET', path }, { status, body: { code } })).toEqual(expected);
});
