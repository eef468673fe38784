import { screen, waitFor } from '@testing-library/dom';
import { openAssistant, savedData } from '../../testing/open-assistant';

const open = (step: string) => openAssistant({ at: `/recommendations/${step}`, step, data: { viewedRecommendations: [step] } });

test('REC-047 the agency step displays the discount of 60 percent', async () => {
  await open('agency');
  expect(screen.getByText(/60%/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '28');
});

test('REC-048 the backup step displays the 30 days of the archive', async () => {
  await open('backup-plan');
  expect(screen.getByText(/30 days/)).toBeVisible();
});

test.each([
  ['agency', 'Sign up', 'jetpack-for-agencies-signup-assistant-recommendation', '/recommendations/monitor'],
  ['anti-spam', 'Learn about anti-spam', 'jetpack-blog-spam-comments', '/recommendations/summary'],
  ['backup-plan', 'Learn about backups', 'jetpack-blog-backups-101', '/recommendations/summary'],
])('REC-035 %s: "%s" opens a new tab, is saved as selected and continues', async (step, name, source, next) => {
  const page = await open(step);
  const link = screen.getByRole('link', { name: new RegExp(`^${name} `) });
  expect(link).toHaveAttribute('href', expect.stringContaining(`source=${source}`));
  expect(link).toHaveAttribute('target', '_blank');
  await page.user.click(link);
  await waitFor(() => expect(page.navigation.at).toBe(next));
  await waitFor(() => expect(savedData(page)[0]).toMatchObject({ selectedRecommendations: [step] }));
});

test('REC-037 "Not now" is saved as skipped and continues', async () => {
  const page = await open('agency');
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(page.navigation.at).toBe('/recommendations/monitor');
  await waitFor(() => expect(savedData(page)[0]).toMatchObject({ skippedRecommendations: ['agency'] }));
});
