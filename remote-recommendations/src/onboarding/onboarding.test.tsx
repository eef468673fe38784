import { getRewindStatus, getSitePurchases, saveRecommendationsData, saveRecommendationsStep } from '@site-admin/contracts';
import { settle, type RenderedRemote } from '@site-admin/contracts/testing';
import { screen, waitFor } from '@testing-library/dom';
import { featuresOff, openAssistant, renderAssistant, savedData, type AssistantOptions } from '../testing/open-assistant';

const backup = 'jetpack_backup_t1_yearly';
const off = { settings: featuresOff };
const open = (options: AssistantOptions = {}) =>
  openAssistant({ purchases: [backup], rewind: 'awaiting_credentials', site: off, ...options });
const at = (page: RenderedRemote, step: string) => waitFor(() => expect(page.navigation.at).toBe(`/recommendations/${step}`));
const savedSteps = ({ site }: RenderedRemote) => site.getCalls(saveRecommendationsStep).map(({ body }) => body);
const press = (page: RenderedRemote, name: string) => page.user.click(screen.getByRole('button', { name }));

const started = {
  onboardingActive: 'JETPACK_BACKUP',
  onboardingHasStarted: true,
  onboardingViewed: ['JETPACK_BACKUP'],
  onboardingTotalSteps: ['welcome__backup', 'monitor', 'site-accelerator', 'server-credentials'],
};
const during = { ...started, viewedRecommendations: ['site-type-question', 'welcome__backup', 'monitor'] };

test('REC-022 REC-027 REC-030 REC-032 a new purchase starts its onboarding at its first step, and both are saved', async () => {
  const page = await open();
  await at(page, 'welcome-backup');
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome to VaultPress Backup' })).toBeVisible();
  expect(screen.getByText('Step 1 of 4')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await waitFor(() => expect(savedSteps(page)).toEqual([{ step: 'welcome__backup' }]));
  expect(savedData(page)[0]).toMatchObject(started);
  await waitFor(() => expect(savedData(page).at(-1)).toMatchObject({ ...started, viewedRecommendations: ['welcome__backup'] }));
});

test('the onboarding is walked to the summary, which ends it', async () => {
  const page = await open();
  await at(page, 'welcome-backup');
  await press(page, 'Next');
  expect(screen.getByText('Step 2 of 4')).toBeVisible();
  await press(page, 'Not now');
  expect(page.navigation.at).toBe('/recommendations/site-accelerator');
  await press(page, 'Not now');
  expect(screen.getByText('Step 4 of 4')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View recommendations' })).not.toBeInTheDocument();
  await press(page, 'Not now');
  expect(page.navigation.at).toBe('/recommendations/summary');
  await waitFor(() => expect(savedData(page).at(-1)).toMatchObject({ ...started, onboardingActive: null }));
});

test('REC-030 an onboarding in progress resumes at the saved step, and nothing of it is saved again', async () => {
  const page = await open({ step: 'monitor', data: during });
  await at(page, 'monitor');
  expect(screen.getByText('Step 2 of 4')).toBeVisible();
  await settle();
  expect(savedData(page)).toEqual([]);
  expect(savedSteps(page)).toEqual([]);
});

test('REC-029 an onboarding that was viewed does not start again', async () => {
  const page = await open({ step: 'summary', data: { ...during, onboardingActive: null } });
  await at(page, 'summary');
  await waitFor(() =>
    expect(savedData(page).at(-1)).toMatchObject({ viewedRecommendations: expect.arrayContaining(['summary']) }),
  );
  expect(savedData(page).at(-1)).toMatchObject({ onboardingActive: null, onboardingViewed: ['JETPACK_BACKUP'] });
});

test('REC-030 without a new purchase only the viewed onboardings are updated', async () => {
  const data = { ...during, onboardingActive: null, onboardingViewed: ['JETPACK_BACKUP', 'JETPACK_SCAN'] };
  const page = await open({ at: '/recommendations/monitor', step: 'monitor', data });
  await waitFor(() => expect(savedData(page)).toEqual([{ ...data, onboardingViewed: ['JETPACK_BACKUP'] }]));
});

test('REC-031 the summary ends the onboarding in progress', async () => {
  const page = await open({ at: '/recommendations/summary', step: 'monitor', data: during });
  await waitFor(() =>
    expect(savedData(page).at(-1)).toMatchObject({ onboardingActive: null, onboardingViewed: ['JETPACK_BACKUP'] }),
  );
});

test('REC-031 the summary does not end an onboarding that was never shown', async () => {
  const page = await open({ at: '/recommendations/summary', step: 'summary', data: { viewedRecommendations: ['summary'] } });
  await waitFor(() => expect(savedData(page)).toHaveLength(1));
  await settle();
  expect(savedData(page)).toEqual([{ ...started, viewedRecommendations: ['summary'] }]);
  page.navigation.go('/recommendations');
  await at(page, 'welcome-backup');
});

test.each([
  ['part of another flow', 'welcome__scan'],
  ['unknown', 'of-the-future'],
])('a saved step that is %s resumes at the first step not viewed yet', async (_what, step) => {
  const page = await open({ step, data: during });
  await at(page, 'site-accelerator');
  expect(page.navigation.visited).toEqual(['/recommendations', '/recommendations/site-accelerator']);
});

test('a step of another flow is shown, and leads back into the onboarding', async () => {
  const page = await open({ at: '/recommendations/welcome-scan', step: 'monitor', data: during });
  expect(screen.getByRole('heading', { level: 2, name: 'Welcome to Jetpack Scan' })).toBeVisible();
  expect(screen.queryByText(/^Step/)).not.toBeInTheDocument();
  await press(page, 'Next');
  expect(page.navigation.at).toBe('/recommendations/site-accelerator');
});

test('an onboarding that this version does not know changes nothing', async () => {
  const data = { ...during, onboardingActive: 'JETPACK_MOON' };
  const page = await open({ step: 'monitor', data });
  await at(page, 'monitor');
  expect(screen.queryByText(/^Step/)).not.toBeInTheDocument();
});

test('unknown purchases start nothing and lose nothing', async () => {
  const page = await openAssistant({
    at: '/recommendations/monitor',
    step: 'monitor',
    data: during,
    arrange: ({ site }) => site.fail(getSitePurchases, { status: 500 }),
  });
  expect(screen.getByText('Step 2 of 4')).toBeVisible();
  await settle();
  expect(savedData(page)).toEqual([]);
});

test('a site that does not store the start of an onboarding is sent it once', async () => {
  const page = await open({ arrange: ({ site }) => site.respond(saveRecommendationsData, true) });
  await at(page, 'welcome-backup');
  await page.clock.advance(1000);
  expect(savedData(page).length).toBeLessThanOrEqual(2);
});

test('the start of an onboarding waits for the state of backups, which decides its steps', async () => {
  let release = () => {};
  const page = renderAssistant({
    purchases: [backup],
    site: off,
    arrange: ({ site }) => void (release = site.hold(getRewindStatus)),
  });
  await waitFor(() => expect(page.site.getCalls(getRewindStatus)).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  release();
  await at(page, 'welcome-backup');
  expect(await screen.findByText('Step 1 of 3')).toBeVisible();
});

test('the badge counts the later steps of an onboarding', async () => {
  const page = await open({ step: 'monitor', data: during, conditional: ['boost'] });
  const counts = () => page.events.sent.map(({ payload }) => payload);
  await waitFor(() => expect(counts()).toEqual([{ count: 2 }]));
  await press(page, 'Not now');
  await waitFor(() => expect(counts()).toEqual([{ count: 2 }, { count: 1 }]));
});

test('an onboarding whose start cannot be saved is walked without a message, and saved with the next change', async () => {
  const page = await open({ arrange: ({ site }) => site.failOnce(saveRecommendationsData, { status: 500 }) });
  await at(page, 'welcome-backup');
  await waitFor(() => expect(savedData(page).length).toBeGreaterThan(1));
  expect(savedData(page).at(-1)).toMatchObject({ ...started, viewedRecommendations: ['welcome__backup'] });
  expect(page.notices.shown).toEqual([]);
});
