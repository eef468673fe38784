import { screen, within } from '@testing-library/dom';
import { getTrackingSettings } from '@site-admin/contracts';
import { openSettings } from '../../testing/open-settings';

test.each([
  ['privacy policy', 'a8c-privacy'],
  ['Learn how to control them', 'a8c-cookies'],
  ['Privacy Center', 'jetpack-support-privacy'],
])('"%s" is explained at %s', async (name, source) => {
  await openSettings('/privacy', { arrange: ({ site }) => site.respond(getTrackingSettings, { tracks_opt_out: false }) });
  const card = within(screen.getByRole('region', { name: 'Privacy Settings' }));
  const link = card.getByRole('link', { name: new RegExp(`^${name}`) });
  expect(link).toHaveAttribute('href', `https://jetpack.com/redirect/?source=${source}`);
});

test('the words of its option find the card', async () => {
  await openSettings('/security?term=usage information', {
    arrange: ({ site }) => site.respond(getTrackingSettings, { tracks_opt_out: false }),
  });
  expect(await screen.findByRole('switch', { name: /^Send usage information/ })).toBeChecked();
});
