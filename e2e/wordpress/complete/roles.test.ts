import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describeWordPress } from '../../../wordpress/tests/real-site/describe-wordpress';
import { switchScenario } from '../../pages/connection';
import { headings, unconnectedManagers } from '../../roles/role-table';
import { walk } from '../../roles/walk';
import { waitUntilIdle } from '../../screens';
import { siteUnderTest } from '../../visits';
import { wordPressUnderTest } from '../wordpress-under-test';

const everyone = ['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber'];
const managers = ['admin', 'admin2'];

/** Entries of an outline, with # for numbers, that may be on one of the sites only: where, which, and why. */
const allowed: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^/, /My Site|Jetpack Reference Site|http:/, 'names and addresses of the sites'],
  [/^/, /^a Recommendations( #)?$/, 'the provider of the embedded site has a new recommendation'],
  [/^/, /^a (Get started|Continue|Back|View recommendations)$/, 'the assistant of the embedded site has begun'],
  [/^/, /^button (Verify with Google|Manually verify)$/, 'rendered when the provider has responded'],
  [/^/, /^a (Learn more|More about the limits) /, 'texts of products come from the provider'],
  [
    /^connected-security/,
    /Anti-spam|Google Analytics|Activate ads|View your earnings|View comments|Save settings/,
    'other modules',
  ],
  [
    /^connected-security/,
    /^switch (Front page|Posts|Pages|Archives|Top of|Second ad|Enable targeted|Customize)/,
    'ads are on or off',
  ],
  [/^connected-security/, /^switch (Block or allow|Share data)/, 'the firewall is on or off'],
  [/^connected-security/, /Needs attention|server credentials|Activate it|is yours/, 'the scan of the kit has no credentials'],
  [
    /^connected-security/,
    /^.recommendations.(backup-activated|welcome-security)$|^h# (Every change is backed up|Welcome to Jetpack Security)$|^a Manage .Real-time/,
    'without products to suggest, the step after the last one seen is shown',
  ],
  [/^connected-linked/, /clients' sites|^button Dismiss$/, 'the accounts have other numbers of sites'],
  [/^connected/, /Jetpack in your pocket|^a jetpack#com/, 'the summary has it without a product to suggest'],
  [/^site-connected/, /^/, 'the kit keeps the modules of the users, the embedded site has those of a new site'],
];

async function readOutlines(page: Page, routes: readonly string[]): Promise<Map<string, readonly string[]>> {
  await waitUntilIdle(page);
  const screens = await walk(page, routes);
  await page.close();
  // A write in flight must not change the next state.
  await sleep(500);
  return new Map(screens.map(({ route, end, heading, outline }) => [route, [end, heading, ...outline]]));
}

/** Returns the entries that are on one of the sites only, but for the allowed ones. */
function getDifferences(state: string, one: readonly string[], other: readonly string[]): string[] {
  const toKinds = (outline: readonly string[]) => outline.map((entry) => entry.replace(/[\d,.]+/g, '#'));
  const [here, there] = [toKinds(one), toKinds(other)];
  const isNew = (entry: string) => !allowed.some(([states, entries]) => states.test(state) && entries.test(entry));
  const without = (all: readonly string[], known: readonly string[]) =>
    all.filter((entry) => !known.includes(entry) && isNew(entry));
  return [...without(here, there).map((entry) => `- ${entry}`), ...without(there, here).map((entry) => `+ ${entry}`)];
}

describeWordPress('in wp-admin', () => {
  const embedded = siteUnderTest({ environment: 'development' });
  const wordpress = wordPressUnderTest();

  test.each([
    ['connected', everyone],
    ['connected-security', everyone],
    ['connected-linked', everyone],
    ['site-connected', everyone],
    ['unconnected', unconnectedManagers.map(({ as }) => as)],
    ['offline', managers],
  ])(
    '%s: every route shows each user the same headings, links and controls as in the embedded site',
    async (state, users) => {
      const { page: operator } = await embedded.visit('/my-plan', { allowErrors: true });
      // /setup starts to connect a site that is not.
      const routes = Object.keys(headings).filter((route) => state !== 'unconnected' || route !== '/setup');
      const found: string[] = [];
      for (const as of users) {
        // The visits of the last user have led the assistant on.
        await wordpress.reset(state);
        await switchScenario(operator, state);
        const visits = [embedded.visit('/dashboard', { as }).then(({ page }) => page), wordpress.visit('/dashboard', { as })];
        const [here, there] = await Promise.all(visits.map((page) => page.then((opened) => readOutlines(opened, routes))));
        for (const route of routes)
          for (const difference of getDifferences(state, here?.get(route) ?? [], there?.get(route) ?? []))
            found.push(`${as} ${route}: ${difference}`);
      }
      expect(found).toEqual([]);
    },
    300_000,
  );
});
