import { selectSiteTypes } from './site-types';

const none = { agency: false, store: false, personal: false };

test.each([
  ['nothing', {}, none],
  ['an agency', { 'site-type-agency': true }, { ...none, agency: true }],
  ['a store', { 'site-type-store': true }, { ...none, store: true }],
  ['personal', { 'site-type-personal': true }, { ...none, personal: true }],
])('the answer for %s is read', (_words, data, types) => {
  expect(selectSiteTypes(data)).toEqual(types);
});

test.each([
  ['business', 'agency', { 'site-type-business': true }, { ...none, agency: true }],
  ['other', 'personal', { 'site-type-other': true }, { ...none, personal: true }],
])('REC-019 the legacy answer %s counts as %s', (_old, _now, data, types) => {
  expect(selectSiteTypes(data)).toEqual(types);
});

test('REC-019 a current answer takes precedence over a legacy one', () => {
  expect(selectSiteTypes({ 'site-type-business': true, 'site-type-agency': false }).agency).toBe(false);
  expect(selectSiteTypes({ 'site-type-other': true, 'site-type-personal': false }).personal).toBe(false);
});
