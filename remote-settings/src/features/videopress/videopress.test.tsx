import { screen, waitFor, within } from '@testing-library/dom';
import { getSite, getSiteFeatures } from '@site-admin/contracts';
import { settle, type SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const card = () => within(screen.getByRole('region', { name: 'Media' }));
const privacy = () => toggle('Video Privacy: Restrict views to members of this site');

/** Waits for the plan, which the card shows last. */
async function open(site: SiteOptions, used: number | null = null) {
  const page = await openSettings('/performance', {
    site,
    arrange: (arranged) => {
      if (site.connection === 'offline') return;
      const options = { videopress_storage_used: used };
      arranged.site.respond(getSite, { code: 'success', message: '', data: JSON.stringify({ ID: 1, options }) });
    },
  });
  await waitFor(() => expect(page.site.getCalls(getSiteFeatures).length).toBe(site.connection === 'offline' ? 0 : 1));
  await settle();
  return page;
}

test('SET-063 VideoPress and its privacy option are switched by their names', async () => {
  const page = await open({ modules: { videopress: true } });
  await page.user.click(privacy());
  expect(savedBy(page)).toEqual([{ videopress_private_enabled_for_site: true }]);
  await page.user.click(toggle('Enable VideoPress'));
  await waitFor(() => expect(savedBy(page).at(-1)).toEqual({ videopress: false }));
});

test('SET-063 the privacy option is disabled while VideoPress is off', async () => {
  const page = await open({ modules: { videopress: false } });
  await page.user.click(privacy());
  expect(privacy()).toHaveAttribute('aria-disabled', 'true');
  expect(savedBy(page)).toEqual([]);
});

test('SET-063 the switches are shown with a connected owner only; without one, the card offers to connect', async () => {
  await open({ connection: 'site-only' });
  expect(card().queryByRole('switch')).toBeNull();
  expect(await card().findByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user?feature=VideoPress');
});

test.each<[string, number | null, string]>([
  ['unused', 0, '1 free video available. Upgrade now to unlock more videos and 1TB of storage.'],
  ['used', 500, 'You have used your free video. Upgrade now to unlock more videos and 1TB of storage.'],
  ['not known', null, 'Upgrade now to unlock more videos and 1TB of storage.'],
])('SET-119 without the feature an upgrade is offered; the free video is %s', async (_case, used, text) => {
  await open({}, used);
  expect(await card().findByText(text)).toBeVisible();
  expect(card().getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/videopress');
  expect(card().queryByRole('progressbar')).toBeNull();
});

test.each<[string, SiteOptions]>([
  ['with the feature', { features: ['videopress'] }],
  ['offline', { connection: 'offline' }],
])('SET-119 no upgrade is offered %s', async (_case, site) => {
  await open(site);
  expect(card().queryByRole('link', { name: 'Upgrade' })).toBeNull();
});

test('SET-119 no upgrade is offered while the plan is loading', async () => {
  const page = await openSettings('/performance', { arrange: ({ site }) => void site.hold(getSiteFeatures) });
  expect(page.site.getCalls(getSiteFeatures)).toHaveLength(1);
  expect(card().queryByRole('link', { name: 'Upgrade' })).toBeNull();
});

test.each<[string, readonly string[], number | null, string | null]>([
  ['half of it used', ['videopress'], 500_000, '50'],
  ['nothing used', ['videopress-1tb-storage'], 0, '0'],
  ['usage not known', ['videopress'], null, null],
  ['unlimited storage', ['videopress', 'videopress-unlimited-storage'], 500_000, null],
  ['no feature', [], 500_000, null],
])('SET-120 the storage meter, with %s', async (_case, features, used, percent) => {
  await open({ features: [...features] }, used);
  if (percent === null) expect(card().queryByRole('progressbar')).toBeNull();
  else expect(await card().findByRole('progressbar', { name: 'Video storage' })).toHaveAttribute('aria-valuenow', percent);
});

test('offline the switch shows it', async () => {
  const page = await open({ connection: 'offline' });
  expect(toggle('Enable VideoPress')).toHaveAccessibleDescription('Unavailable in Offline Mode');
  expect(page.site.getCalls(getSite)).toEqual([]);
});

test('offline without a connected owner the card shows it in place of its switches', async () => {
  await openSettings('/performance', {
    site: { connection: 'offline' },
    arrange: ({ site }) => site.setConnection({ hasConnectedOwner: false }),
  });
  expect(card().queryByRole('switch')).toBeNull();
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
});
