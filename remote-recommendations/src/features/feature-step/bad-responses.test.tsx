import { installPlugin, saveRecommendationsData, updateSettings, type Endpoint } from '@site-admin/contracts';
import type { RenderedRemote } from '@site-admin/contracts/testing';
import { screen, waitFor } from '@testing-library/dom';
import { openStep, savedData } from '../../testing/open-assistant';

const viewedRecommendations = ['monitor', 'boost', 'related-posts', 'summary'];
const open = (step: string) =>
  openStep(step, {
    data: { viewedRecommendations },
    arrange: ({ site }) => site.respond(installPlugin, { code: 'success', message: 'Done.' }),
  });

type Break = (page: RenderedRemote, endpoint: Endpoint) => void;
const failures: [string, Break, string][] = [
  [
    'is refused',
    ({ site }, endpoint) => site.failOnce(endpoint, { status: 403, code: 'rest_forbidden', message: 'Sorry, not allowed.' }),
    'Sorry, not allowed.',
  ],
  ['returns an HTML page', ({ site }, endpoint) => site.breakOnce(endpoint, 'html'), ''],
  ['times out', ({ site }, endpoint) => site.breakOnce(endpoint, 'timeout'), ''],
  ['gets no response', ({ site }, endpoint) => site.breakOnce(endpoint, 'no response'), 'Your site could not be reached.'],
];

test.each(
  failures.flatMap(([how, breakIt, reason]) => [
    { step: 'monitor', button: 'Enable downtime monitoring', endpoint: updateSettings, how, breakIt, reason },
    { step: 'boost', button: 'Install Jetpack Boost', endpoint: installPlugin, how, breakIt, reason },
  ]),
)('REC-036 "$button" that $how keeps the choice, shows the reason and continues', async (failing) => {
  const { step, button, endpoint, breakIt, reason } = failing;
  const page = await open(step);
  breakIt(page, endpoint);
  await page.user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(page.notices.current).toHaveLength(1));
  const [notice] = page.notices.current;
  expect(notice).toMatchObject({ status: 'is-error', text: expect.stringMatching(/^This feature could not be enabled\. .+/) });
  expect(notice?.text).toContain(reason);
  await waitFor(() => expect(savedData(page).at(-1)).toMatchObject({ selectedRecommendations: [step] }));
  expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy');
  await page.user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('Feature Enabled')).toBeVisible();
  expect(savedData(page).at(-1)).toMatchObject({ selectedRecommendations: [step] });
});

test.each(failures)('an answer whose save %s is kept, and saved with the next one', async (_how, breakIt, reason) => {
  const page = await open('monitor');
  breakIt(page, saveRecommendationsData);
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(page.notices.current).toHaveLength(1));
  expect(page.notices.current[0]?.text).toMatch(/^Your choice could not be saved\. .+/);
  expect(page.notices.current[0]?.text).toContain(reason);
  await screen.findByRole('button', { name: 'Enable related posts' });
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(savedData(page).at(-1)).toMatchObject({ skippedRecommendations: ['monitor', 'related-posts'] }));
  await waitFor(() => expect(page.notices.current).toEqual([]));
});
