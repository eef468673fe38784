import { screen, waitFor } from '@testing-library/dom';
import { openStep } from '../testing/open-assistant';

const heading = () => screen.getByRole('heading', { level: 2 });

test('a change of the step moves the focus to its heading, the first step leaves it', async () => {
  const page = await openStep('monitor');
  expect(document.body).toHaveFocus();
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(heading()).toHaveTextContent('Keep readers on your site');
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('Back leads to the step before, also if its feature is active now', async () => {
  const page = await openStep('monitor');
  await page.user.click(screen.getByRole('button', { name: 'Enable downtime monitoring' }));
  await page.user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(page.navigation.at).toBe('/recommendations/related-posts');
  await page.user.click(screen.getByRole('link', { name: 'Back' }));
  expect(page.navigation.at).toBe('/recommendations/monitor');
  expect(screen.getByText('Feature Enabled')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('the first step has no Back', async () => {
  await openStep('site-type');
  expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
});

test('the picture is loaded with its step', async () => {
  await openStep('monitor');
  const scene = document.querySelector('svg[viewBox="0 0 320 240"]');
  await waitFor(() => expect(scene?.childElementCount).toBeGreaterThan(3));
});
