import { stepPath, parseSavedStep, stepAtRoute, stepSlugs } from './step-slugs';

// Spec 002 §4, with the wildcards expanded.
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
  expect(parseSavedStep(slug)).toBe(slug);
});

test.each(['', 'welcome', 'welcome-backup', 'Monitor', 'toString', 'constructor'])(
  'REC-004 %p is not a step: an error',
  (slug) => {
    expect(() => parseSavedStep(slug)).toThrow(slug);
  },
);

test.each([
  ['not-started', '/recommendations/site-type'],
  ['site-type-question', '/recommendations/site-type'],
  ['welcome__backup', '/recommendations/welcome-backup'],
  ['backup-activated', '/recommendations/backup-activated'],
  ['summary', '/recommendations/summary'],
] as const)('the path of %s is %s', (slug, address) => {
  expect(stepPath(slug)).toBe(address);
});

test('every path leads back to its step', () => {
  const started = stepSlugs.filter((slug) => slug !== 'not-started');
  expect(started.map((slug) => stepAtRoute(stepPath(slug).replace('/recommendations/', '')))).toEqual(started);
  expect(stepAtRoute('nonsense')).toBeUndefined();
});
