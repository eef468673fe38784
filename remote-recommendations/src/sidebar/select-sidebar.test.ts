import type { Assistant } from '../assistant/assistant-context';
import type { StepFacts } from '../steps/step-facts';
import type { StepSlug } from '../steps/step-slugs';
import { selectSpotlight, selectStepSidebar, selectSummarySidebar, type SummarySidebarParts } from './select-sidebar';

const parts: SummarySidebarParts = {
  isLoading: false,
  planSlug: 'jetpack_security_t1_yearly',
  rewindState: 'unavailable',
  hasPaidProduct: true,
  hasScan: false,
};
const free = { planSlug: 'jetpack_free', hasPaidProduct: false };

test.each<[string, string, Partial<SummarySidebarParts>]>([
  ['loading', 'the plan or the state of backups is loading', { isLoading: true }],
  ['upsell', 'the free plan without purchases, while the state of backups is loading', { isLoading: true, ...free }],
  ['upsell', 'the free plan without purchases', free],
  ['upsell', 'the free plan without purchases and without backups', { ...free, rewindState: undefined }],
  ['upsell', 'the free plan before credentials', { ...free, rewindState: 'awaiting_credentials' }],
  ['download-app', 'the free plan with a purchase', { planSlug: 'jetpack_free' }],
  ['one-click-restores', 'missing credentials', { rewindState: 'awaiting_credentials' }],
  ['download-app', 'missing credentials of a site with Scan', { rewindState: 'awaiting_credentials', hasScan: true }],
  ['manage-security', 'active backups', { rewindState: 'active' }],
  ['manage-security', 'backups that are being set up', { rewindState: 'provisioning' }],
  ['manage-security', 'active backups of a purchase on the free plan', { planSlug: 'jetpack_free', rewindState: 'active' }],
  ['download-app', 'unavailable backups', {}],
  ['download-app', 'an unknown state', { rewindState: 'of-the-future' }],
  ['download-app', 'an unknown plan', { planSlug: 'jetpack_of_the_future' }],
  ['download-app', 'nothing that could be loaded', { planSlug: undefined, rewindState: undefined }],
])('REC-063 the sidebar of the summary is %s with %s', (slug, _what, change) => {
  expect(selectSummarySidebar({ ...parts, ...change })).toBe(slug);
});

const facts: StepFacts = {
  isAgency: false,
  isStore: false,
  isUserConnected: true,
  active: new Set(),
  conditional: new Set(),
  rewindState: undefined,
  planSlug: 'jetpack_free',
  hasPaidProduct: false,
  hasSuggestions: true,
};
const bought = (product_slug: string, active = true) => [{ product_slug, product_name: '', active }];
const assistant: Pick<Assistant, 'facts' | 'purchases' | 'suggestions'> = { facts, purchases: [], suggestions: [] };

test.each<[StepSlug, string | undefined, string, Partial<Assistant>]>([
  ['publicize', 'security', 'without purchases', {}],
  ['protect', 'security', 'without purchases', {}],
  ['protect', 'security', 'with another product', { purchases: bought('jetpack_scan') }],
  ['protect', 'security', 'with an expired purchase', { purchases: bought('jetpack_security_t1_yearly', false) }],
  ['protect', undefined, 'with Security', { purchases: bought('jetpack_security_t1_yearly') }],
  ['backup-plan', 'backup', 'without purchases', {}],
  ['backup-plan', undefined, 'with backups', { purchases: bought('jetpack_backup_t1_yearly') }],
  ['anti-spam', 'akismet', 'without purchases', {}],
  ['anti-spam', undefined, 'with the product', { purchases: bought('jetpack_anti_spam') }],
  ['anti-spam', undefined, 'with the active plugin', { facts: { ...facts, active: new Set(['antispam-activated']) } }],
  ['videopress', 'videopress', 'without purchases', {}],
  ['videopress', undefined, 'with Complete', { purchases: bought('jetpack_complete') }],
  ['monitor', undefined, 'without purchases', {}],
  ['boost', undefined, 'without purchases', {}],
])('REC-053 beside %s is the product %s, %s', (step, product, _what, change) => {
  expect(selectSpotlight(step, { ...assistant, ...change })).toBe(product);
});

test('REC-053 without known purchases no product is offered', () => {
  expect(selectSpotlight('protect', { facts, purchases: undefined })).toBeUndefined();
});

const paid = { ...facts, hasPaidProduct: true };
test.each<[StepSlug, string, string, Partial<Assistant>, StepSlug | undefined]>([
  ['site-type-question', 'discount', 'while suggestions can be shown', {}, undefined],
  ['site-type-question', 'discount', 'again', {}, 'site-type-question'],
  ['monitor', 'discount', 'if no step has shown it', {}, undefined],
  ['monitor', 'picture', 'if another step has shown it', {}, 'site-type-question'],
  ['site-type-question', 'loading', 'while suggestions are loading', { suggestions: undefined }, undefined],
  ['site-type-question', 'picture', 'without suggestions', { facts: { ...facts, hasSuggestions: false } }, undefined],
  ['site-type-question', 'picture', 'with a paid product', { facts: paid, suggestions: undefined }, undefined],
  ['welcome__security', 'picture', 'always', {}, undefined],
  ['product-suggestions', 'picture', 'always', {}, undefined],
  ['protect', 'product', 'before anything else', {}, undefined],
  ['summary', 'summary', 'always', {}, undefined],
])('REC-042 the sidebar of %s is %s %s', (step, kind, _when, change, shown) => {
  expect(selectStepSidebar(step, { ...assistant, ...change }, shown).kind).toBe(kind);
});
