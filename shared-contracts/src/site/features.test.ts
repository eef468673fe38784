import * as v from 'valibot';
import { featureKeys, siteFeatures, siteHas } from '../index';

test.each(['antispam', 'backups', 'google-analytics', 'instant-search', 'scan', 'videopress', 'wordads', 'support'] as const)(
  'ENT-009 the site has %s when it is among its active features',
  (key) => {
    expect(siteHas(v.parse(siteFeatures, { active: [key] }), key)).toBe(true);
    expect(siteHas(v.parse(siteFeatures, { active: ['other'], available: { [key]: ['jetpack_complete'] } }), key)).toBe(false);
    expect(siteHas(undefined, key)).toBe(false);
  },
);

test.each(['videopress', 'videopress-1tb-storage', 'videopress-unlimited-storage', 'search', 'instant-search'] as const)(
  'ENT-023 %s is a feature the page can ask for',
  (key) => {
    expect(featureKeys).toContain(key);
    expect(siteHas(v.parse(siteFeatures, { active: [key] }), key)).toBe(true);
  },
);
