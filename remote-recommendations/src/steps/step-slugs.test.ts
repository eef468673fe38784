import { addressOf, savedStep, stepOfRoute, stepSlugs } from './step-slugs';

// Spec 002 §4, as it is written there, with the stars written out.
const known = [
  ...['not-started', 'site-type-question', 'product-suggestions', 'product-purchased', 'agency', 'woocommerce', 'monitor'],
  ...['related-posts', 'creative-mail', 'site-accelerator', 'publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan'],
  ...['backup', 'complete', 'security', 'antispam', 'videopress', 'search', 'scan'].map((name) => `welcome__${name}`),
  ...['backup', 'scan', 'antispam', 'videopress', 'search'].map((name) => `${name}-activated`),
  ...['server-credentials', 'boost', 'summary'],
];

test('REC-004 the steps are exactly those of the spec', () => {
  expect([...stepSlugs].sort()).toEqual([...known].sort());
});

test.each(known)('REC-004 %s is a step', (slug) => {
  expect(savedStep(slug)).toBe(slug);
});

test.each(['', 'welcome', 'welcome-backup', 'Monitor', 'toString', 'constructor'])('REC-004 %p is no step: an error', (slug) => {
  expect(() => savedStep(slug)).toThrow(slug);
});

test.each([
  ['not-started', '/recommendations/site-type'],
  ['site-type-question', '/recommendations/site-type'],
  ['welcome__backup', '/recommendations/welcome-backup'],
  ['backup-activated', '/recommendations/backup-activated'],
  ['summary', '/recommendations/summary'],
] as const)('%s stands at %s', (slug, address) => {
  expect(addressOf(slug)).toBe(address);
});

test('every address leads back to its step', () => {
  const started = stepSlugs.filter((slug) => slug !== 'not-started');
  expect(started.map((slug) => stepOfRoute(addressOf(slug).replace('/recommendations/', '')))).toEqual(started);
  expect(stepOfRoute('nonsense')).toBeUndefined();
});
