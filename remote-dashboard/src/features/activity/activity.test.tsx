import { getRewindStatus } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const card = () => screen.queryByRole('region', { name: 'Activity' });
const rewind = (state: string) => ({ code: 'success', message: '', data: JSON.stringify({ state }) });
const openWithRewind = (state: string) => openDashboard({ arrange: (fake) => fake.site.respond(getRewindStatus, rewind(state)) });

test('DASH-037 where backups run, the card links to the activity of the site', async () => {
  await openWithRewind('active');
  const activity = within(await screen.findByRole('region', { name: 'Activity' }));
  expect(activity.getByRole('link', { name: /^View site activity/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=calypso-activity-log&site=example.org',
  );
});

test('DASH-037 offline it is unavailable, without a link', async () => {
  await openDashboard({ site: { connection: 'offline' } });
  const activity = within(screen.getByRole('region', { name: 'Activity' }));
  expect(activity.getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(activity.queryByRole('link')).not.toBeInTheDocument();
});

test.each(['unavailable', 'provisioning', 'awaiting_credentials'])('there is no card while backups are %s', async (state) => {
  const page = await openWithRewind(state);
  await waitFor(() => expect(page.site.getCalls(getRewindStatus)).toHaveLength(1));
  await page.clock.advance(0);
  expect(card()).not.toBeInTheDocument();
});
