import { getSite, getSiteFeatures, updateSettings } from '@site-admin/contracts';
import { settle, type SiteOptions } from '@site-admin/contracts/testing';
import { screen, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const card = () => within(screen.getByRole('region', { name: 'VideoPress' }));
const active = { modules: { videopress: true } };
const withVideo: SiteOptions = { ...active, features: ['videopress'] };

const wireSite = (used: number | null) => ({
  code: 'success',
  message: '',
  data: JSON.stringify({ ID: 1, options: { videopress_storage_used: used } }),
});

async function open(site: SiteOptions, used: number | null = null) {
  const page = await openDashboard({
    site,
    arrange: (fake) => {
      if (site.connection !== 'offline') fake.site.respond(getSite, wireSite(used));
    },
  });
  await settle();
  return page;
}

const getUpgrade = () => card().queryByRole('link', { name: 'Upgrade' });

test('DASH-071 an owner without the feature is offered an upgrade', async () => {
  await open(active, 500);
  expect(await card().findByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/videopress');
});

test.each<[string, SiteOptions]>([
  ['without an owner', { ...active, connection: 'site-only' }],
  ['with the feature', withVideo],
  ['with 1 TB of storage', { ...active, features: ['videopress-1tb-storage'] }],
  ['with unlimited storage', { ...active, features: ['videopress-unlimited-storage'] }],
  ['offline', { ...active, connection: 'offline' }],
])('DASH-071 %s no upgrade is offered', async (_case, site) => {
  await open(site, 500);
  expect(getUpgrade()).not.toBeInTheDocument();
});

test('DASH-071 while the features are loading no upgrade is offered', async () => {
  await openDashboard({ site: active, arrange: ({ site }) => void site.hold(getSiteFeatures) });
  expect(getUpgrade()).not.toBeInTheDocument();
});

test.each<[string, SiteOptions, number | null, string | undefined]>([
  ['half of it used', withVideo, 500_000, '50'],
  ['nothing used', withVideo, 0, '0'],
  ['all of it used', withVideo, 1_000_000, '100'],
  ['unknown usage', withVideo, null, undefined],
  ['unlimited storage', { ...active, features: ['videopress', 'videopress-unlimited-storage'] }, 500_000, undefined],
  ['no feature', active, 500_000, undefined],
])('DASH-072 the storage bar, with %s', async (_case, site, used, percent) => {
  await open(site, used);
  expect(await card().findByText('Your videos play in high resolution and without ads.')).toBeVisible();
  const bar = card().queryByRole('progressbar', { name: 'Video storage' });
  if (percent === undefined) expect(bar).not.toBeInTheDocument();
  else expect(bar).toHaveAttribute('aria-valuenow', percent);
  if (percent !== undefined) expect(card().getByText(`Video storage: ${percent}% of 1TB used`)).toBeVisible();
});

test.each([
  [0, '1 free video available. Upgrade now to unlock more videos and 1TB of storage.'],
  [500, 'You have used your free video. Upgrade now to unlock more videos and 1TB of storage.'],
  [null, 'Upgrade now to unlock more videos and 1TB of storage.'],
])('DASH-073 on the free plan, with %p used', async (used, text) => {
  await open(active, used);
  expect(await card().findByText(text)).toBeVisible();
});

test('DASH-022 without a connected owner the account is connected first, whether the module is active or not', async () => {
  const page = await open({ ...active, connection: 'site-only' });
  expect(await card().findByRole('link', { name: 'Connect your WordPress.com account' })).toHaveAttribute(
    'href',
    '#/connect-user?feature=VideoPress',
  );
  await page.user.click(card().getByRole('switch'));
  expect(page.site.getCalls(updateSettings)).toHaveLength(0);
});

test('an inactive module is activated by its link or its switch', async () => {
  const page = await open({ modules: { videopress: false } });
  expect(getUpgrade()).not.toBeInTheDocument();
  await page.user.click(card().getByRole('button', { name: 'Activate' }));
  expect(page.site.getCalls(updateSettings).map(({ body }) => body)).toEqual([{ videopress: true }]);
});

test('DASH-018 with the feature, a "Paid" button goes to #/plans', async () => {
  await open(withVideo);
  expect(card().getByRole('link', { name: 'Paid' })).toHaveAttribute('href', '#/plans');
});

test('storage that cannot be loaded can be loaded again', async () => {
  const page = await openDashboard({ site: withVideo, arrange: ({ site }) => site.fail(getSite, { status: 500 }) });
  expect(await card().findByText('Your video storage could not be loaded.')).toBeVisible();
  page.site.respond(getSite, wireSite(500_000));
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
});
