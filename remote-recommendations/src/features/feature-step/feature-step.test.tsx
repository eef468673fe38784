import { saveRecommendationsData, saveRecommendationsStep } from '@site-admin/contracts';
import { screen, waitFor } from '@testing-library/dom';
import { featuresOff, openStep, recorded, savedData } from '../../testing/open-assistant';

const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('REC-033 ENT-027 opening a step saves it as the current one', async () => {
  const page = await openStep('monitor', { step: 'agency' });
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep)).toHaveLength(1));
  expect(page.site.getCalls(saveRecommendationsStep)[0]?.body).toEqual({ step: 'monitor' });
});

test('REC-033 the step that is saved already is not saved again', async () => {
  const page = await openStep('monitor');
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsData)).toHaveLength(1));
  expect(page.site.getCalls(saveRecommendationsStep)).toEqual([]);
});

test('REC-034 once the step is saved, it is added to the viewed ones', async () => {
  let release = () => {};
  const page = await openStep('monitor', {
    step: 'agency',
    data: { viewedRecommendations: ['agency'] },
    arrange: (fake) => {
      release = fake.site.hold(saveRecommendationsStep);
    },
  });
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep)).toHaveLength(1));
  expect(savedData(page)).toEqual([]);
  release();
  await waitFor(() => expect(savedData(page)).toEqual([{ viewedRecommendations: ['agency', 'monitor'] }]));
});

test('REC-034 a step that could not be saved is not viewed, without a message', async () => {
  const page = await openStep('monitor', {
    step: 'agency',
    arrange: (fake) => fake.site.fail(saveRecommendationsStep, { status: 500 }),
  });
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep)).toHaveLength(1));
  await page.clock.advance(100);
  expect(savedData(page)).toEqual([]);
  expect(page.notices.shown).toEqual([]);
});

test('REC-034 a step viewed before is not saved again', async () => {
  const page = await openStep('monitor', { data: { viewedRecommendations: ['monitor'] } });
  await page.clock.advance(100);
  expect(savedData(page)).toEqual([]);
});

test('REC-035 REC-037 "Not now" moves the feature from the selected to the skipped ones, and goes to the next step', async () => {
  const page = await openStep('monitor', {
    data: { selectedRecommendations: ['monitor', 'boost'], viewedRecommendations: ['monitor', 'related-posts'] },
  });
  await page.user.click(press('Not now'));
  expect(page.navigation.at).toBe('/recommendations/related-posts');
  await waitFor(() =>
    expect(savedData(page).at(-1)).toMatchObject({ selectedRecommendations: ['boost'], skippedRecommendations: ['monitor'] }),
  );
});

test('REC-037 "Next" of an active feature does the same, and skips steps of active features', async () => {
  const page = await openStep('monitor', { site: { settings: { ...featuresOff, monitor: true, 'related-posts': true } } });
  await page.user.click(press('Next'));
  expect(page.navigation.at).toBe('/recommendations/creative-mail');
  await waitFor(() => expect(savedData(page).at(-1)).toMatchObject({ skippedRecommendations: ['monitor'] }));
});

test('an answer that could not be saved is kept, shown, and saved with the next one', async () => {
  const page = await openStep('monitor', { data: { viewedRecommendations: ['monitor', 'related-posts', 'creative-mail'] } });
  page.site.failOnce(saveRecommendationsData, { status: 500, message: 'Out of order.' });
  await page.user.click(press('Not now'));
  await waitFor(() => expect(page.notices.current).toHaveLength(1));
  expect(page.notices.current[0]).toMatchObject({ status: 'is-error', text: expect.stringContaining('Out of order.') });
  await screen.findByRole('button', { name: 'Enable related posts' });
  await page.user.click(press('Not now'));
  await waitFor(() => expect(savedData(page).at(-1)).toMatchObject({ skippedRecommendations: ['monitor', 'related-posts'] }));
  await waitFor(() => expect(page.notices.current).toEqual([]));
});

test('REC-078 viewed and skipped steps are recorded', async () => {
  const page = await openStep('monitor');
  await waitFor(() => expect(recorded(page, 'jetpack_recommendations_recommendation_viewed')).toEqual([{ feature: 'monitor' }]));
  await page.user.click(press('Not now'));
  expect(recorded(page, 'jetpack_recommendations_step_skipped')).toEqual([{ feature: 'monitor' }]);
});

test.each([
  ['woocommerce', '43'],
  ['monitor', '57'],
  ['related-posts', '71'],
  ['creative-mail', '86'],
  ['site-accelerator', '99'],
])('REC-043 the progress of %s is %s percent', async (step, percent) => {
  await openStep(step);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
});

test('a step that was not viewed before is marked as new while it is open', async () => {
  const page = await openStep('boost', { conditional: ['boost'] });
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await waitFor(() => expect(savedData(page)).toEqual([{ viewedRecommendations: ['boost'] }]));
  expect(screen.getByText('New')).toBeVisible();
});

test('a step viewed before is not marked as new', async () => {
  await openStep('boost', { conditional: ['boost'], data: { viewedRecommendations: ['boost'] } });
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});

test.each([
  [true, ['summary']],
  [false, []],
])('the link to the summary is shown (%p) once the summary was viewed', async (isShown, viewedRecommendations) => {
  await openStep('monitor', { data: { viewedRecommendations } });
  const link = screen.queryByRole('link', { name: 'View recommendations' });
  if (isShown) expect(link).toHaveAttribute('href', '#/recommendations/summary');
  else expect(link).not.toBeInTheDocument();
});
