import { siteTypesOf } from './site-types';

const none = { agency: false, store: false, personal: false };

test.each([
  ['nothing', {}, none],
  ['an agency', { 'site-type-agency': true }, { ...none, agency: true }],
  ['a store', { 'site-type-store': true }, { ...none, store: true }],
  ['personal', { 'site-type-personal': true }, { ...none, personal: true }],
])('a site that said %s is that', (_words, data, types) => {
  expect(siteTypesOf(data)).toEqual(types);
});

test.each([
  ['business', 'agency', { 'site-type-business': true }, { ...none, agency: true }],
  ['other', 'personal', { 'site-type-other': true }, { ...none, personal: true }],
])('REC-019 what an older version saved as %s is %s now', (_old, _now, data, types) => {
  expect(siteTypesOf(data)).toEqual(types);
});

test('REC-019 a newer answer counts more than an older one', () => {
  expect(siteTypesOf({ 'site-type-business': true, 'site-type-agency': false }).agency).toBe(false);
  expect(siteTypesOf({ 'site-type-other': true, 'site-type-personal': false }).personal).toBe(false);
});
