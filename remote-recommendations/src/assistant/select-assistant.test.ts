import { networkError, getSite, type ResourceState } from '@site-admin/contracts';
import { isApplicable } from '../steps/next-step';
import { selectAssistant, selectUnviewed, type Assistant, type AssistantParts } from './select-assistant';

const ready = <T>(data: T): ResourceState<T> => ({ status: 'ready', data });
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', error: networkError(getSite, new TypeError('Failed to fetch')) } as const;
const bought = (product_slug: string, active = true) => ready([{ product_slug, product_name: '', active }]);

const parts: AssistantParts = {
  initial: { recommendationsStep: 'related-posts', newRecommendations: ['boost'] },
  viewer: { isLinked: true },
  settings: { status: 'ready', values: {} },
  data: ready({ viewedRecommendations: ['protect'] }),
  step: ready({ step: 'monitor' }),
  conditional: ready(['protect', 'publicize', 'unknown']),
  plugins: ready({}),
  site: ready({ plan: { product_slug: 'jetpack_free' } }),
  purchases: ready([]),
  suggestions: ready([
    {
      slug: 'jetpack_scan',
      title: '',
      description: '',
      cost: 0,
      currency_code: '',
      cost_timeframe: '',
      billing_timeframe: '',
      features: [],
    },
  ]),
  rewind: ready({ state: 'active' }),
  unsavedChanges: [],
  sentStep: undefined,
  enabling: {},
};

/** @throws {Error} While the assistant is loading. */
function select(change: Partial<AssistantParts>): Assistant {
  const assistant = selectAssistant({ ...parts, ...change });
  if (!assistant) throw new Error('still loading');
  return assistant;
}

test.each(['data', 'step', 'conditional', 'plugins', 'site', 'purchases'] as const)(
  'REC-049 without %s the assistant is loading',
  (name) => {
    expect(selectAssistant({ ...parts, [name]: loading })).toBeUndefined();
    expect(selectAssistant({ ...parts, [name]: { ...loading, ...parts[name] } })).toBeDefined();
  },
);

test('REC-049 without settings the assistant is loading', () => {
  expect(selectAssistant({ ...parts, settings: { ...parts.settings, status: 'loading' } })).toBeUndefined();
});

test.each(['suggestions', 'rewind'] as const)('%s may follow later', (name) => {
  expect(selectAssistant({ ...parts, [name]: loading })).toBeDefined();
});

test.each(['data', 'step', 'conditional', 'plugins', 'site', 'purchases', 'suggestions', 'rewind'] as const)(
  'REC-050 loading ends if %s fails',
  (name) => {
    expect(selectAssistant({ ...parts, [name]: failed })).toBeDefined();
  },
);

test.each<[string, Partial<AssistantParts>, Partial<Assistant>]>([
  ['the saved step', {}, { step: 'monitor' }],
  ['the step sent by this page before the saved one', { sentStep: 'boost' }, { step: 'boost' }],
  ['the step of the page load, if the saved one is unknown', { step: failed }, { step: 'related-posts' }],
  ['no step for an unknown one', { step: ready({ step: 'of-the-future' }) }, { step: undefined }],
  ['the saved data', {}, { data: { viewedRecommendations: ['protect'] }, isDataLoaded: true }],
  [
    'the saved data with the unsaved changes',
    { unsavedChanges: [{ kind: 'viewed', slug: 'monitor' }] },
    { data: { viewedRecommendations: ['protect', 'monitor'] }, isDataLoaded: true },
  ],
  [
    'only the unsaved changes, if the data failed to load',
    { data: failed, unsavedChanges: [{ kind: 'viewed', slug: 'monitor' }] },
    { data: { viewedRecommendations: ['monitor'] }, isDataLoaded: false },
  ],
  ['conditional steps without the viewed and the unknown ones', {}, { unviewed: ['publicize'] }],
  ['no unviewed steps, if the data failed to load', { data: failed }, { unviewed: [] }],
  ['the conditional steps of the page load, if the list failed to load', { conditional: failed }, { unviewed: ['boost'] }],
])('returns %s', (_what, change, expected) => {
  expect(select(change)).toMatchObject(expected);
});

test.each<[string, Partial<AssistantParts>]>([
  ['the data failed to load', { data: failed }],
  ['the data is loading', { data: loading }],
  ['the conditional steps are loading', { conditional: loading }],
])('the unviewed steps are unknown if %s', (_what, change) => {
  expect(selectUnviewed({ ...parts, ...change })).toBeUndefined();
});

const plugin = 'jetpack-boost/jetpack-boost.php';
test.each<[string, Partial<AssistantParts>, string[]]>([
  ['nothing', {}, []],
  ['a setting', { settings: { status: 'ready', values: { monitor: true } } }, ['monitor']],
  ['an active plugin', { plugins: ready({ [plugin]: { active: true } }) }, ['boost']],
  ['an inactive plugin', { plugins: ready({ [plugin]: { active: false } }) }, []],
  [
    'a setting that is still pending',
    { settings: { status: 'ready', values: { monitor: true } }, enabling: { monitor: 'enabling' } },
    [],
  ],
  ['a plugin that is being installed', { enabling: { boost: 'enabling' } }, []],
  ['a plugin that was just installed', { enabling: { boost: 'enabled' } }, ['boost']],
])('the active features with %s', (_what, change, active) => {
  expect([...select(change).facts.active]).toEqual(active);
});

test.each<[boolean, string, Partial<AssistantParts>]>([
  [true, 'the free plan without purchases', {}],
  [true, 'an expired purchase', { purchases: bought('jetpack_scan', false) }],
  [true, 'free search', { purchases: bought('jetpack_search_free') }],
  [true, 'a domain', { purchases: bought('domain_map') }],
  [false, 'an active product', { purchases: bought('jetpack_scan') }],
  [false, 'unknown purchases', { purchases: failed }],
  [false, 'no suggestions', { suggestions: ready([]) }],
  [false, 'unknown suggestions', { suggestions: failed }],
  [false, 'a paid plan', { site: ready({ plan: { product_slug: 'jetpack_security_t1_yearly' } }) }],
  [false, 'an unknown plan', { site: failed }],
])('REC-018 ENT-027 product suggestions apply: %p with %s', (expected, _what, change) => {
  expect(isApplicable('product-suggestions', select(change).facts)).toBe(expected);
});

test('facts are derived from the viewer, the rewind state and the saved site types', () => {
  expect(select({}).facts).toMatchObject({ isUserConnected: true, rewindState: 'active', isAgency: false, isStore: false });
  const changed = select({
    viewer: { isLinked: false },
    rewind: loading,
    unsavedChanges: [{ kind: 'siteTypes', types: { agency: true, store: true, personal: false } }],
  });
  expect(changed.facts).toMatchObject({ isUserConnected: false, rewindState: undefined, isAgency: true, isStore: true });
});
