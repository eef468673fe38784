import { productGroup, productLink, successTexts } from './activation-success.texts';

const ids = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Spec 002 §9. */
const table = [
  ['Anti-spam', ids(2110, 2111)],
  ['Backup', [...ids(2100, 2103), ...ids(2112, 2115)]],
  ['Complete', ids(2014, 2015)],
  ['Scan', ids(2106, 2109)],
  ['Search', ids(2104, 2105)],
  ['Security', [...ids(2010, 2013), 2016, 2017, 2019, 2020]],
  ['VideoPress', ids(2116, 2117)],
] as const;

test.each(table)('LIC-007 the title of each %s product names it', (name, products) => {
  for (const id of products) expect(successTexts(id).title).toBe(`Jetpack ${name} is active!`);
});

test.each([9999, 2018, 2009, 2118])('LIC-007 product %i has the default texts', (id) => {
  expect(successTexts(id)).toMatchObject({ title: 'Your product is active!', message: 'You’re all set!' });
  expect(productGroup(id)).toBeUndefined();
});

test('LIC-041 Backup, Complete, Scan, Search and Security each have an action', () => {
  const sources = [2100, 2014, 2106, 2104, 2010].map((id) => productLink(id)?.source);
  expect(sources).toEqual([
    'jetpack-license-activation-success-backup',
    'jetpack-license-activation-success-backup',
    'jetpack-license-activation-success-scan',
    'jetpack-license-activation-success-search',
    'jetpack-license-activation-success-backup',
  ]);
  expect([2110, 2116, 9999].map(productLink)).toEqual([undefined, undefined, undefined]);
});
