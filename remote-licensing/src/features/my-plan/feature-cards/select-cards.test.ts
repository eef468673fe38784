import { planClasses } from '@site-admin/contracts';
import { cardModules, selectCards, type CardModule, type CardParts } from './select-cards';

const select = (plan: CardParts['plan'], rest: Partial<CardParts> = {}) =>
  selectCards({
    plan,
    areBackupsEnabled: true,
    rewind: { state: 'active' },
    hasInstantSearch: false,
    isDisabled: () => false,
    ...rest,
  });

const paid = ['premium', 'business', 'security-t1', 'security-t2', 'complete', 'daily-security', 'realtime-security'] as const;
const modules = ['videopress', 'ads', 'analytics', 'social'] as const;

test('LIC-022 premium, business, Security and Complete unlock VideoPress, WordAds, Google Analytics and Social; no other plan does', () => {
  for (const plan of planClasses) {
    const unlocked = paid.some((name) => name === plan);
    expect([plan, modules.filter((id) => select(plan).includes(id))]).toEqual([plan, unlocked ? modules : []]);
  }
});

test.each(modules)('LIC-024 the card %s is hidden when its module is overridden inactive; the others stay', (id) => {
  const isDisabled = (slug: CardModule) => slug === cardModules[id];
  expect(select('complete', { isDisabled })).toEqual(select('complete').filter((each) => each !== id));
});

test.each([
  [true, 'active', true],
  [true, 'unavailable', true],
  [true, 'provisioning', false],
  [true, 'awaiting_credentials', false],
  [false, 'active', false],
  [false, 'unavailable', false],
  [false, 'provisioning', false],
  [false, 'awaiting_credentials', false],
] as const)(
  'LIC-043 with backups enabled (%p) and rewind %s the backups card is shown: %p',
  (areBackupsEnabled, state, isShown) => {
    expect(select('premium', { areBackupsEnabled, rewind: { state } }).includes('backups')).toBe(isShown);
  },
);

test('the backups card is shown for plans with their own backups only, once their state is known', () => {
  expect(planClasses.filter((plan) => select(plan).includes('backups'))).toEqual([
    'personal',
    'premium',
    'business',
    'backup-t1',
    'backup-t2',
    'daily-backup',
    'realtime-backup',
  ]);
  expect(select('premium', { rewind: undefined })).not.toContain('backups');
});

test.each([
  ['free', ['security', 'performance', 'themes', 'sharing', 'activity', 'support']],
  ['scan', ['security', 'performance', 'themes', 'sharing', 'activity', 'support']],
  ['', ['security', 'performance', 'themes', 'sharing', 'activity', 'support']],
  ['personal', ['backups', 'performance', 'antiSpam', 'activity']],
  ['complete', ['performance', 'antiSpam', 'videopress', 'activity', 'ads', 'analytics', 'social']],
] as const)('the plan class "%s" has the cards %j', (plan, cards) => {
  expect(select(plan)).toEqual(cards);
});

test('the search card is shown with instant search', () => {
  expect(select('complete', { hasInstantSearch: true })).toContain('search');
});
