import {
  getConditionalRecommendations,
  getProductSuggestions,
  getRecommendationsData,
  getRecommendationsStep,
  getSetupQuestionnaire,
  getUpsell,
  saveRecommendationsData,
  saveRecommendationsStep,
} from '@site-admin/contracts';
import { writeOption } from '../db/options';
import { switchScenario } from '../scenarios/create';
import { unconnected } from '../scenarios/unconnected';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.close());

const remembered = async () => (await site.as('admin').get('recommendations/data')).body;
const save = (data: unknown) => site.as('admin').post('recommendations/data', { data });

test('API-050 before the first save the response is an empty list; afterwards it is the saved value', async () => {
  expect(await remembered()).toEqual([]);
  const data = { 'site-type-store': true, selectedRecommendations: ['monitor'], onboardingActive: null };
  await save(data);
  expect(await remembered()).toEqual(data);
  expect(await outcomes(site, getRecommendationsData, 'stranger', 'editor')).toEqual({
    stranger: '401 invalid_user_permission_manage_settings',
    editor: '403 invalid_user_permission_manage_settings',
  });
});

test('API-051 saving responds with true and replaces everything; an empty object changes nothing', async () => {
  const first = await save({ 'site-type-store': true, viewedRecommendations: ['monitor'] });
  expect(first.body).toBe(true);
  expect(parseResult(saveRecommendationsData, first)).toBe(true);
  await save({ 'site-type-agency': true });
  expect(await remembered()).toEqual({ 'site-type-agency': true });
  expect((await save({})).status).toBe(200);
  expect(await remembered()).toEqual({ 'site-type-agency': true });
});

test.each([
  ['a text', 'x'],
  ['a number in it', { a: 7 }],
  ['an object in it', { a: { b: true } }],
  ['a list of numbers in it', { a: [1] }],
])('API-051 %s is a 400', async (_what, data) => {
  expect(refusal(await save(data))).toBe('400 rest_invalid_param');
  expect(await remembered()).toEqual([]);
});

test('API-052 the step is stored; an empty one is ignored and a missing one refused', async () => {
  const admin = site.as('admin');
  const step = async () => parseResult(getRecommendationsStep, await admin.get('recommendations/step')).step;
  expect(await step()).toBe('not-started');
  expect(parseResult(saveRecommendationsStep, await admin.post('recommendations/step', { step: 'monitor' }))).toBe(true);
  await admin.post('recommendations/step', { step: '' });
  expect(await step()).toBe('monitor');
  expect(refusal(await admin.post('recommendations/step', {}))).toBe('400 rest_missing_callback_param');
  expect(refusal(await site.as('editor').post('recommendations/step', { step: 'x' }))).toBe(
    '403 invalid_user_permission_manage_settings',
  );
});

test('API-053 products are suggested on the free plan; a user without a linked account gets the text "[]"', async () => {
  const path = 'recommendations/product-suggestions';
  const list = parseResult(getProductSuggestions, await site.as('admin').get(path));
  expect(list.map(({ slug }) => slug)).toEqual(['jetpack_backup_t1_yearly', 'jetpack_security_t1_yearly']);
  const unlinked = await site.as('admin2').get(path);
  expect(unlinked.body).toBe('[]');
  expect(parseResult(getProductSuggestions, unlinked)).toEqual([]);
  expect(await outcomes(site, getProductSuggestions, 'stranger')).toEqual({ stranger: `401 ${getProductSuggestions.forbidden}` });
  await site.as('admin').post('connection', { isActive: false });
  // The site keeps its id, but no user is linked any more.
  expect((await site.as('admin').get(path)).body).toBe('[]');
});

test('API-054 the upsell is hidden from users without a linked account and on paid plans', async () => {
  const upsell = async (login: string) => parseResult(getUpsell, await site.as(login).get('recommendations/upsell'));
  expect(await upsell('admin')).toMatchObject({ hide_upsell: false, product_slug: 'jetpack_security_t1_yearly' });
  expect(await upsell('editor')).toMatchObject({ hide_upsell: true });
  await site.as('admin').post('licensing/attach-licenses', { licenses: ['jetpack-complete-DEMO1001'] });
  expect(await upsell('admin')).toMatchObject({ hide_upsell: true });
  expect(await outcomes(site, getUpsell, 'stranger')).toEqual({ stranger: `401 ${getUpsell.forbidden}` });
});

test('API-055 no conditional recommendation applies at first; those that apply are returned in order', async () => {
  switchScenario(site.db, unconnected, site.clock.now);
  expect(parseResult(getConditionalRecommendations, await site.as('subscriber').get('recommendations/conditional'))).toEqual([]);
  writeOption(site.db, 'conditional_recommendations', ['boost', 'publicize']);
  expect(parseResult(getConditionalRecommendations, await site.as('admin').get('recommendations/conditional'))).toEqual([
    'boost',
    'publicize',
  ]);
  expect(await outcomes(site, getConditionalRecommendations, 'stranger')).toEqual({
    stranger: `401 ${getConditionalRecommendations.forbidden}`,
  });
});

test('API-049 the old questionnaire has no route', async () => {
  expect(refusal(await site.as('admin').get(getSetupQuestionnaire.path))).toBe('404 rest_no_route');
  expect(refusal(await site.as('admin').post('setup/questionnaire', { a: 1 }))).toBe('404 rest_no_route');
});
