import { initialStateFor, wireInitialStateFor, type SiteOptions } from '@site-admin/contracts/testing';
import { cardNames, openSettings } from '../testing/open-settings';

/** Module and heading of every card, in their order (spec 002 §2). */
const trafficCards = [
  ['wordads', 'Ads'],
  ['related-posts', 'Related posts'],
  ['seo-tools', 'Search engine optimization'],
  ['google-analytics', 'Google Analytics'],
  ['stats', 'Jetpack Stats'],
  ['shortlinks', 'WP.me Shortlinks'],
  ['sitemaps', 'Sitemaps'],
  ['verification-tools', 'Site verification'],
] as const;
const allNames = trafficCards.map(([, name]) => name);

/** A site whose module list lacks some. */
function siteWithout(slugs: readonly string[]): SiteOptions {
  const { getModules = {} } = wireInitialStateFor();
  const modules = Object.fromEntries(Object.entries(getModules).filter(([slug]) => !slugs.includes(slug)));
  return { initialState: { getModules: modules } };
}

test('SET-068 the cards are in this order', async () => {
  await openSettings('/traffic');
  expect(cardNames()).toEqual(allNames);
});

test.each(trafficCards)('SET-068 without the module %s, the card %s is not shown', async (slug, name) => {
  await openSettings('/traffic', { site: siteWithout([slug]) });
  expect(cardNames()).toEqual(allNames.filter((other) => other !== name));
});

test.each(trafficCards)('SET-068 with the module %s alone, the card %s alone is shown', async (slug, name) => {
  const others = Object.keys(initialStateFor().getModules).filter((other) => other !== slug);
  await openSettings('/traffic', { site: siteWithout(others) });
  expect(cardNames()).toEqual([name]);
});
