import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { switchScenario } from '../pages/connection';
import { getRoute, pageAddress, settled, tab } from '../pages/frame';
import { listed, notNow, stepTitle } from '../pages/recommendations';
import { callApi } from '../pages/site-api';
import { goTo, reopen, waitUntilIdle } from '../screens';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ environment: 'development' });
const visit = (scenario: string, route = '/recommendations') =>
  site.visit(route, { arrange: (opened) => switchScenario(opened, scenario) });
const arrive = (page: Page, step: string) => eventually(() => expect(getRoute(page)).toBe(`/recommendations/${step}`));
/** Waits until the site has stored the data. */
const stored = (page: Page, data: object, ms?: number) =>
  eventually(async () => expect((await callApi(page, 'GET', 'recommendations/data')).body).toMatchObject(data), ms);
/** Waits until the site has stored the step, which is sent after the data. */
const storedStep = (page: Page, step: string) =>
  eventually(async () => expect((await callApi(page, 'GET', 'recommendations/step')).body).toEqual({ step }));
const viewed = (...steps: string[]) => ({ viewedRecommendations: expect.arrayContaining(steps) });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** The addresses of the remote's scripts that are requested from now on. */
function watchScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => void (/\/remotes\/recommendations\/.*\.js/.test(request.url()) && found.push(request.url())));
  return found;
}
const picture = (page: Page) => page.locator('svg[viewBox="0 0 320 240"] > :nth-child(2)').first();

/** The heading of each sub-route. */
const headings: Readonly<Record<string, string>> = {
  'site-type': 'Tell us more about My Site?',
  'product-suggestions': 'Choose what your site needs',
  'product-purchased': 'Your purchase is on its way',
  agency: 'Manage all your clients’ sites in one place',
  woocommerce: 'Start selling on your site',
  monitor: 'Be the first to know when your site is down',
  'related-posts': 'Keep readers on your site',
  'creative-mail': 'Turn subscribers into fans',
  'site-accelerator': 'Load pages faster',
  publicize: 'Reach more people with every post',
  protect: 'Find vulnerabilities in your plugins',
  'anti-spam': 'Stop spending time on spam',
  videopress: 'High-quality, ad-free video',
  'backup-plan': 'Update plugins without worry',
  boost: 'Speed up your pages',
  'welcome-backup': 'Welcome to VaultPress Backup',
  'welcome-complete': 'Welcome to Jetpack Complete',
  'welcome-security': 'Welcome to Jetpack Security',
  'welcome-antispam': 'Welcome to Akismet Anti-spam',
  'welcome-videopress': 'Welcome to VideoPress',
  'welcome-search': 'Welcome to Jetpack Search',
  'welcome-scan': 'Welcome to Jetpack Scan',
  'backup-activated': 'Every change is backed up',
  'scan-activated': 'Threats are found early',
  'antispam-activated': 'Spam stays out',
  'videopress-activated': 'Your videos play without ads',
  'search-activated': 'Visitors find what they are looking for',
  'server-credentials': 'Get ready for one-click restores',
  summary: 'Nice work! Let’s recap what we enabled for My Site.',
};

test('REC-002 each of the 29 sub-routes renders its step with its picture or a card, and a change focuses the heading', async () => {
  const { page } = await visit('connected', '/recommendations/summary');
  await settled(page);
  const found: Record<string, string> = {};
  for (const step of Object.keys(headings)) {
    await goTo(page, `/recommendations/${step}`);
    expect(getRoute(page)).toBe(`/recommendations/${step}`);
    found[step] = await stepTitle(page).innerText();
    await picture(page).or(page.getByRole('article')).first().waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(found[step]);
  }
  expect(found).toEqual(headings);
  // A write that is still pending would be stored in the site of the next test: up to 58 are sent one after the other.
  await stored(page, viewed('server-credentials'), 30_000);
  await storedStep(page, 'summary');
});

test('REC-020 REC-029 REC-030 REC-031 the onboarding of a purchase resumes after the tab was closed, and ends at the summary', async () => {
  const { page, calls } = await visit('onboarding-complete');
  const data = () => calls.of('POST recommendations/data').map(({ body }) => body);
  await arrive(page, 'welcome-complete');
  await eventually(() => expect(calls.of('POST recommendations/step')[0]?.body).toEqual({ step: 'welcome__complete' }));
  await eventually(() =>
    expect(data()[0]).toMatchObject({ data: { onboardingActive: 'JETPACK_COMPLETE', onboardingHasStarted: true } }),
  );
  await page.getByText('Step 1 of 7').waitFor();
  await waitUntilIdle(page);
  // Code and picture of the next step were prefetched.
  const scripts = watchScripts(page);
  await next(page);
  await arrive(page, 'backup-activated');
  await picture(page).waitFor({ state: 'attached' });
  expect(scripts).toEqual([]);
  await next(page);
  await arrive(page, 'scan-activated');
  await stored(page, viewed('welcome__complete', 'backup-activated', 'scan-activated'));
  await storedStep(page, 'scan-activated');

  await reopen(page, '/recommendations');
  await arrive(page, 'scan-activated');
  await page.getByText('Step 3 of 7').waitFor();
  for (const step of ['antispam-activated', 'videopress-activated', 'search-activated', 'server-credentials']) {
    await next(page);
    await arrive(page, step);
  }
  await notNow(page);
  await arrive(page, 'summary');
  await stored(page, { onboardingActive: null, ...viewed('summary') });
  await storedStep(page, 'summary');
  expect(data().at(-1)).toMatchObject({ data: { onboardingActive: null } });
  expect(await listed(page, 'Part of your Complete plan')).toHaveLength(5);

  // It does not start again: the assistant begins with its question, which this site was never asked.
  await reopen(page, '/recommendations');
  await arrive(page, 'site-type');
  await stored(page, { onboardingActive: null, onboardingViewed: ['JETPACK_COMPLETE'] });
  await storedStep(page, 'site-type-question');
});

test('steps answered faster than the site stores them are all saved, with the step that is open', async () => {
  const { page } = await visit('lost-updates', '/recommendations/related-posts');
  await settled(page);
  const steps: string[] = [];
  while (getRoute(page) !== '/recommendations/summary') {
    const step = getRoute(page);
    steps.push(step.replace('/recommendations/', ''));
    await page.getByRole('button', { name: /^(Not now|Next)$/ }).click();
    await eventually(() => expect(getRoute(page)).not.toBe(step));
  }
  expect(steps.length).toBeGreaterThan(2);
  await stored(page, { ...viewed(...steps, 'summary'), skippedRecommendations: expect.arrayContaining(steps) });
  await storedStep(page, 'summary');
});

test('the badge in another tab of the browser is updated', async () => {
  const { page } = await visit('conditional-recommendations', '/dashboard');
  await settled(page);
  const number = async () => /\d+/.exec(await tab(page, 'Recommendations').innerText())?.[0];
  await eventually(async () => expect(await number()).toBe('6'));
  const other = await page.context().newPage();
  await other.goto(pageAddress('/recommendations/boost'));
  await settled(other);
  await eventually(async () => expect(await number()).toBe('5'));
});
