import { getProductSuggestions, getSite, getSitePurchases } from '@site-admin/contracts';
import { createFakeShell } from '@site-admin/contracts/testing';
import { waitFor } from '@testing-library/dom';
import { isApplicable } from '../steps/next-step';
import { openStore } from '../testing/open-store';
import { selectView } from './assistant.view';
import { loadEpic } from './load.epic';
import { watchSiteEpic } from './site.epic';

const suggestion = { slug: 'jetpack_security_t1_yearly', title: 'Security' };
const bought = (product_slug: string, active: string) => ({
  code: 'success',
  message: '',
  data: JSON.stringify([{ ID: '1', product_slug, active }]),
});

type Fake = ReturnType<typeof createFakeShell>;

/** Whether products are suggested, once the site has told all. */
async function suggests(plan: string, arrange: (fake: Fake) => void): Promise<boolean> {
  const fake = createFakeShell({ site: { plan } });
  fake.site.answer(getProductSuggestions, [suggestion]);
  fake.site.answer(getSitePurchases, { code: 'success', message: '', data: '[]' });
  arrange(fake);
  const store = openStore(fake, [loadEpic, watchSiteEpic]);
  await waitFor(() => expect(selectView(store.getState())).toBeDefined());
  await fake.clock.advance(100);
  const view = selectView(store.getState());
  fake.close();
  return view !== undefined && isApplicable('product-suggestions', view.facts);
}

const free = 'jetpack_free';
test.each<[boolean, string, string, (fake: Fake) => void]>([
  [true, 'the free plan, nothing bought', free, () => {}],
  [true, 'a purchase that has run out', free, ({ site }) => site.answer(getSitePurchases, bought('jetpack_scan', '0'))],
  [true, 'the free search', free, ({ site }) => site.answer(getSitePurchases, bought('jetpack_search_free', '1'))],
  [true, 'a domain', free, ({ site }) => site.answer(getSitePurchases, bought('domain_map', '1'))],
  [false, 'an active product', free, ({ site }) => site.answer(getSitePurchases, bought('jetpack_scan', '1'))],
  [false, 'purchases nobody knows', free, ({ site }) => site.fail(getSitePurchases, { status: 500 })],
  [false, 'no suggestions', free, ({ site }) => site.answer(getProductSuggestions, [])],
  [false, 'the suggestions of who is not linked', free, ({ site }) => site.answer(getProductSuggestions, '[]')],
  [false, 'a paid plan', 'jetpack_security_t1_yearly', () => {}],
  [false, 'a plan nobody knows', free, ({ site }) => site.fail(getSite, { status: 500 })],
])('REC-018 ENT-027 that products can be suggested is %p for %s', async (expected, _words, plan, arrange) => {
  expect(await suggests(plan, arrange)).toBe(expected);
});

test('a change of settings, plugins or user is heard', async () => {
  const fake = createFakeShell({ site: { settings: { monitor: false } } });
  const store = openStore(fake, [loadEpic, watchSiteEpic]);
  await waitFor(() => expect(selectView(store.getState())?.facts.isUserConnected).toBe(true));
  fake.site.setUser({ isConnected: false });
  expect(selectView(store.getState())?.facts.isUserConnected).toBe(false);
  fake.close();
});
