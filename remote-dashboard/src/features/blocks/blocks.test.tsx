import { screen, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const card = () => within(screen.getByRole('region', { name: 'Jetpack blocks' }));

test.each(['connected', 'offline'] as const)('DASH-047 the card of the blocks is present (site: %s)', async (connection) => {
  await openDashboard({ site: { connection } });
  expect(await card().findByText(/Jetpack Blocks give you the power to deliver quality content/)).toBeVisible();
});
