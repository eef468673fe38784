import * as v from 'valibot';
import {
  benefit,
  getRecommendationsData,
  getRewindStatus,
  getScanStatus,
  getSite,
  getSiteBenefits,
  getStats,
  getVaultPressData,
  parseResponse,
  plugin,
  pluginEntry,
} from '../index';

const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

test('ENT-008 a benefit has title and description, and a value where it can be counted', () => {
  const wire = [
    { name: 'protect', title: 'Attacks', description: 'Blocked sign-ins.', value: '1234' },
    { name: 'search', title: 'Search', description: 'Finds.' },
  ];
  expect(parseResponse(getSiteBenefits, relayed(wire))).toEqual([{ ...wire[0], value: 1234 }, wire[1]]);
  expect(v.is(benefit, { title: 'without a name' })).toBe(false);
});

test('ENT-012 backups have state and reason', () => {
  for (const state of ['provisioning', 'awaiting_credentials', 'active', 'unavailable']) {
    expect(parseResponse(getRewindStatus, relayed({ state, reason: 'site_new', last_updated: 1 }))).toMatchObject({
      state,
      reason: 'site_new',
    });
  }
  expect(parseResponse(getRewindStatus, relayed({})).state).toBe('unavailable');
});

test('ENT-012 scanning has state, reason, threats and credentials; no credentials are not unknown ones', () => {
  const scan = { state: 'idle', reason: 'x', threats: [{ id: 5, signature: 'EICAR', severity: '4' }], credentials: [] };
  expect(parseResponse(getScanStatus, relayed(scan))).toEqual({
    ...scan,
    threats: [{ id: '5', signature: 'EICAR', severity: 4 }],
  });
  expect(parseResponse(getScanStatus, relayed({ state: 'idle' })).credentials).toBeUndefined();
});

test('ENT-013 stats have totals and rows of date and count', () => {
  const { general, day } = parseResponse(getStats, {
    general: { date: '2022-12-01', stats: { views: 4210, comments: '31', views_today: 17, views_best_day: '2022-10-02' } },
    day: {
      unit: 'day',
      fields: ['period', 'views', 'visitors'],
      data: [
        ['2022-12-01', 25, 15],
        ['2022-12-02', '7'],
      ],
    },
  });
  expect(general?.stats).toEqual({ views: 4210, comments: 31, views_today: 17, views_best_day: '2022-10-02' });
  expect(day?.data).toEqual([
    ['2022-12-01', 25, 15],
    ['2022-12-02', 7],
  ]);
});

test('ENT-013 provider errors are at the top level or in the range, and no rows are an empty list', () => {
  const errors = { errors: { stats_error: ['Sorry'] }, error_data: [] };
  expect(parseResponse(getStats, { general: errors, day: [] })).toMatchObject({
    general: { errors: { stats_error: ['Sorry'] } },
    day: { data: [] },
  });
  expect(parseResponse(getStats, { week: errors }).week?.errors).toEqual({ stats_error: ['Sorry'] });
});

test('ENT-016 the assistant’s data has its lists of slugs, the site types and the onboarding', () => {
  const data = {
    'site-type-agency': true,
    'site-type-store': false,
    'site-type-personal': true,
    selectedRecommendations: ['monitor'],
    skippedRecommendations: [],
    viewedRecommendations: ['monitor', 'boost'],
    onboardingActive: null,
    onboardingViewed: ['security'],
    onboardingHasStarted: true,
    onboardingTotalSteps: ['welcome-security', 'backup-activated'],
    some_later_member: 1,
  };
  expect(parseResponse(getRecommendationsData, data)).toEqual(data);
  expect(parseResponse(getRecommendationsData, { 'site-type-store': 1 })['site-type-store']).toBe(true);
  expect(() => parseResponse(getRecommendationsData, { onboardingTotalSteps: 3 })).toThrow('onboardingTotalSteps');
});

test('ENT-018 a plugin is found by its slug: active, inactive or not installed', () => {
  const installed = {
    'akismet/akismet.php': v.parse(plugin, { Name: 'Akismet', active: true }),
    'boost/boost.php': v.parse(plugin, { Name: 'Boost' }),
    'hello.php': v.parse(plugin, {}),
  };
  expect(['akismet', 'boost', 'hello', 'crm'].map((slug) => pluginEntry(slug, installed))).toEqual([
    { slug: 'akismet', status: 'active' },
    { slug: 'boost', status: 'inactive' },
    { slug: 'hello', status: 'inactive' },
    { slug: 'crm', status: 'not-installed' },
  ]);
});

test('ENT-022 the old backup plugin has code, message and its two features', () => {
  const response = parseResponse(getVaultPressData, {
    code: 'success',
    message: 'Received.',
    data: { features: { backups: true, security: false }, security: { notice_count: '17' } },
  });
  expect(response).toMatchObject({
    code: 'success',
    message: 'Received.',
    data: { features: { backups: true, security: false } },
  });
  expect(response.data?.security?.notice_count).toBe(17);
  expect(parseResponse(getVaultPressData, { code: 'not_registered', message: 'Key?' }).data).toBeUndefined();
});

test('ENT-028 the site’s record has its plan and how much video it stores', () => {
  const site = parseResponse(
    getSite,
    relayed({
      plan: { product_slug: 'jetpack_free', features: { active: ['support'], available: { scan: ['jetpack_scan'] } } },
      options: { videopress_storage_used: 1500 },
    }),
  );
  expect(site.plan?.product_slug).toBe('jetpack_free');
  expect(site.plan?.features).toEqual({ active: ['support'], available: { scan: ['jetpack_scan'] } });
  expect(site.options?.videopress_storage_used).toBe(1500);
  expect(
    parseResponse(getSite, relayed({ options: { videopress_storage_used: null } })).options?.videopress_storage_used,
  ).toBeNull();
});
