import { getRecommendationsData, saveRecommendationsData, saveRecommendationsStep } from '@site-admin/contracts';
import { settle } from '@site-admin/contracts/testing';
import { screen, waitFor } from '@testing-library/dom';
import { openStep, savedData } from '../testing/open-assistant';

const notNow = () => screen.findByRole('button', { name: 'Not now' });
const heading = () => screen.findByRole('heading', { level: 2 });
const viewedRecommendations = ['monitor', 'related-posts', 'creative-mail', 'site-accelerator', 'summary'];

test('REC-035 answers given during a save are sent at once, each with the answers before it', async () => {
  const page = await openStep('monitor', { data: { viewedRecommendations } });
  const release = page.site.hold(saveRecommendationsData);
  await page.user.click(await notNow());
  await page.user.click(await notNow());
  expect(savedData(page)).toEqual([
    { viewedRecommendations, selectedRecommendations: [], skippedRecommendations: ['monitor'] },
    { viewedRecommendations, selectedRecommendations: [], skippedRecommendations: ['monitor', 'related-posts'] },
  ]);
  page.unmount();
  release();
  await settle();
  expect(page.site.getCalls(saveRecommendationsData)).toHaveLength(2);
});

test('an answer stays on screen while it is saved and refetched', async () => {
  const page = await openStep('monitor', { data: { viewedRecommendations } });
  const releaseSave = page.site.hold(saveRecommendationsData);
  const releaseRefetch = page.site.hold(getRecommendationsData);
  await page.user.click(await notNow());
  page.navigation.go('/recommendations/summary');
  const isListed = () => screen.queryByRole('region', { name: 'Recommendations skipped' }) !== null;
  await waitFor(() => expect(isListed()).toBe(true));
  releaseSave();
  await settle();
  expect(isListed()).toBe(true);
  releaseRefetch();
  await settle();
  expect(isListed()).toBe(true);
});

test('REC-033 returning to the saved step while another one is being saved saves it again', async () => {
  const page = await openStep('monitor', { data: { viewedRecommendations } });
  await heading();
  page.site.hold(saveRecommendationsStep);
  page.navigation.go('/recommendations/related-posts');
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep)).toHaveLength(1));
  page.navigation.go('/recommendations/monitor');
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep)).toHaveLength(2));
  expect(page.site.getCalls(saveRecommendationsStep).map(({ body }) => body)).toEqual([
    { step: 'related-posts' },
    { step: 'monitor' },
  ]);
});

test('REC-033 a step that could not be saved is saved when it is opened again', async () => {
  const page = await openStep('monitor', { data: { viewedRecommendations } });
  page.site.failOnce(saveRecommendationsStep, { status: 500 });
  page.navigation.go('/recommendations/related-posts');
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep)).toHaveLength(1));
  await settle();
  page.navigation.go('/recommendations/monitor');
  await settle();
  page.navigation.go('/recommendations/related-posts');
  await waitFor(() => expect(page.site.getCalls(saveRecommendationsStep)).toHaveLength(2));
  expect(page.site.getCalls(saveRecommendationsStep).map(({ body }) => body)).toEqual([
    { step: 'related-posts' },
    { step: 'related-posts' },
  ]);
});
