import type { Route } from 'playwright-core';
import { eventually } from '../eventually';
import { rewriteInitialState } from '../host-page';
import { moduleSwitch } from '../pages/dashboard';
import { notices, getRoute, screenHeading, settled, tab } from '../pages/frame';
import { chooseSiteTypes, enable, listed, notNow, stepTitle } from '../pages/recommendations';
import { callApi } from '../pages/site-api';
import { siteUnderTest, type Visit } from '../visits';

const site = siteUnderTest();

/** Switches modules so that the assistant has their steps to offer. */
async function switchModules({ page }: Visit, modules: Record<string, boolean>): Promise<void> {
  expect(await callApi(page, 'POST', 'settings', JSON.stringify(modules))).toMatchObject({ status: 200 });
}

test('REC-001 REC-033 REC-037 from the question about the site to the summary, every choice is saved', async () => {
  const visit = await site.visit('/dashboard');
  const { page, calls } = visit;
  await settled(page);
  await switchModules(visit, { monitor: false, 'related-posts': false });
  await page.reload();
  await settled(page);
  expect(await moduleSwitch(page, 'Downtime monitoring').isChecked()).toBe(false);

  await tab(page, 'Recommendations').click();
  await settled(page);
  await eventually(() => expect(getRoute(page)).toBe('/recommendations/site-type'));
  expect(await stepTitle(page).innerText()).toBe('Tell us more about My Site?');
  expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('14');
  await chooseSiteTypes(page, 'This is a personal site');

  await eventually(() => expect(getRoute(page)).toBe('/recommendations/monitor'));
  await enable(page, 'Downtime monitoring');
  await page.getByText('Feature Enabled').waitFor();
  expect(calls.of('POST settings').at(-1)?.body).toEqual({ monitor: true });
  await page.getByRole('button', { name: 'Next' }).click();

  await eventually(() => expect(getRoute(page)).toBe('/recommendations/related-posts'));
  await notNow(page);
  await eventually(() => expect(getRoute(page)).toBe('/recommendations/creative-mail'));
  // Writes are sent one at a time: the data before the step.
  await eventually(() =>
    expect(calls.of('POST recommendations/step').map(({ body }) => body)).toEqual([
      { step: 'site-type-question' },
      { step: 'monitor' },
      { step: 'related-posts' },
      { step: 'creative-mail' },
    ]),
  );

  await eventually(() =>
    expect(calls.of('POST recommendations/data').at(-1)?.body).toMatchObject({
      data: { viewedRecommendations: expect.arrayContaining(['creative-mail']) },
    }),
  );
  await site.stack.restart();
  // New recommendations come before the saved step.
  await page.route('**/recommendations/conditional*', (route) => route.fulfill({ json: [] }));
  await page.goto('about:blank');
  await page.goto('/wp-admin/admin.php?page=jetpack#/recommendations');
  await settled(page);
  await eventually(() => expect(getRoute(page)).toBe('/recommendations/creative-mail'));
});

test('REC-056 REC-058 REC-059 the summary lists what is enabled and what was skipped', async () => {
  const { page } = await site.visit('/recommendations/creative-mail');
  await settled(page);
  await notNow(page);
  await eventually(() => expect(getRoute(page)).not.toBe('/recommendations/creative-mail'));
  while (getRoute(page) !== '/recommendations/summary') {
    const before = getRoute(page);
    await page.getByRole('button', { name: /^(Not now|Next)$/ }).click();
    await eventually(() => expect(getRoute(page)).not.toBe(before));
  }
  await eventually(async () => expect(await stepTitle(page).innerText()).toContain('My Site'));
  expect(await listed(page, 'Recommendations enabled')).toContain('Downtime monitoring');
  expect(await listed(page, 'Recommendations skipped')).toEqual(expect.arrayContaining(['Related posts', 'Creative Mail']));

  // The summary has no next step; skipped features are enabled here.
  await page.reload();
  await settled(page);
  await eventually(async () => expect(await listed(page, 'Recommendations skipped')).toContain('Related posts'));
});

const maintenance = '<!doctype html><title>Maintenance</title>';
test.each<[string, Parameters<Route['fulfill']>[0], RegExp]>([
  [
    'is refused',
    { status: 500, json: { code: 'oops', message: 'Monitor is unavailable.', data: { status: 500 } } },
    /Monitor is unavailable\./,
  ],
  ['returns an HTML page', { status: 200, contentType: 'text/html', body: maintenance }, /could not be enabled\./],
])(
  'REC-036 enabling that %s keeps the choice, shows the reason, and can be repeated or skipped',
  async (_how, response, reason) => {
    const visit = await site.visit('/dashboard');
    const { page, calls } = visit;
    await settled(page);
    await switchModules(visit, { monitor: false, 'related-posts': false });
    await page.route('**/jetpack/v4/settings*', (route) =>
      route.request().method() === 'POST' ? route.fulfill(response) : route.fallback(),
    );
    await page.goto('/wp-admin/admin.php?page=jetpack#/recommendations/monitor');
    await page.reload();
    await settled(page);
    await enable(page, 'Downtime monitoring');
    await eventually(async () => expect(await notices(page).innerText()).toMatch(reason));
    expect(await page.getByText('Feature Enabled').count()).toBe(0);
    await eventually(() =>
      expect(calls.of('POST recommendations/data').at(-1)?.body).toMatchObject({
        data: { selectedRecommendations: expect.arrayContaining(['monitor']) },
      }),
    );
    await page.unroute('**/jetpack/v4/settings*');
    await enable(page, 'Downtime monitoring');
    await page.getByText('Feature Enabled').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => expect(getRoute(page)).toBe('/recommendations/related-posts'));
  },
);

test('a choice made just before leaving the assistant is saved', async () => {
  const { page } = await site.visit('/recommendations/creative-mail');
  await settled(page);
  await page.route('**/jetpack/v4/recommendations/data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fallback();
  });
  await notNow(page);
  await page
    .getByRole('button', { name: /^(Not now|Next|Enable|Install)/ })
    .first()
    .waitFor();
  const step = getRoute(page).replace('/recommendations/', '');
  await page.getByRole('button', { name: /^(Not now|Next)$/ }).click();
  await tab(page, 'My Plan').click();
  await eventually(() => expect(getRoute(page)).toBe('/my-plan'));
  await eventually(async () => {
    const { body } = await callApi(page, 'GET', 'recommendations/data');
    expect(body).toMatchObject({ skippedRecommendations: expect.arrayContaining(['creative-mail', step]) });
  });
});

describe('SHELL-049 the number at the Recommendations tab', () => {
  const label = 'Recommendations';
  const number = async (visit: Visit) => /\d+/.exec(await tab(visit.page, label).innerText())?.[0];
  const waiting = (visit: { page: Visit['page'] }['page']) =>
    rewriteInitialState(visit, (state) => ({ ...state, newRecommendations: ['protect', 'videopress'] }));

  test('counts the initial state of the page, and is hidden on the recommendations themselves', async () => {
    const visit = await site.visit('/dashboard', { arrange: waiting });
    await settled(visit.page);
    expect(await number(visit)).toBe('2');
    await tab(visit.page, label).click();
    await settled(visit.page);
    expect(await number(visit)).toBeUndefined();
  });

  test('follows the count of the remote, by event', async () => {
    const visit = await site.visit('/recommendations/summary', {
      arrange: async (page) => {
        await rewriteInitialState(page, (state) => ({ ...state, newRecommendations: [] }));
        await page.route('**/recommendations/conditional*', (route) =>
          route.fulfill({ json: ['videopress', 'protect', 'backup-plan'] }),
        );
      },
    });
    await settled(visit.page);
    await tab(visit.page, 'At a Glance').click();
    await settled(visit.page);
    await eventually(async () => expect(await number(visit)).toBe('3'));
  });

  test('is shown while the remote is disabled, and while its files are missing', async () => {
    site.stack.remotes('disable', 'recommendations', '--reason', 'Closed for repairs.');
    const off = await site.visit('/dashboard', { arrange: waiting });
    await settled(off.page);
    expect(await number(off)).toBe('2');
    await tab(off.page, label).click();
    await settled(off.page);
    expect(await off.page.getByRole('alert').innerText()).toContain('Closed for repairs.');
    site.stack.remotes('enable', 'recommendations');

    const gone = await site.visit('/dashboard', {
      allowErrors: true,
      arrange: async (page) => {
        await waiting(page);
        await page.route('**/remotes/recommendations/**/*.js', (route) => route.fulfill({ status: 404 }));
      },
    });
    await settled(gone.page);
    expect(await number(gone)).toBe('2');
  });
});

test('the other parts are one click away from every step', async () => {
  const { page } = await site.visit('/recommendations/summary');
  await settled(page);
  await tab(page, 'My Plan').click();
  await settled(page);
  await eventually(async () => expect(await screenHeading(page).textContent()).toBe('Jetpack My Plan'));
  // A late response of the assistant must not change the route back.
  await page.waitForTimeout(300);
  expect(getRoute(page)).toBe('/my-plan');
});
