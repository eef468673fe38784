import { getSettings, updateSettings } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

/** The module cards with their slugs. */
const cards = [
  { slug: 'protect', name: 'Brute force protection' },
  { slug: 'monitor', name: 'Downtime monitoring' },
  { slug: 'photon', name: 'Image Accelerator' },
] as const;
/** The modules that need a connected owner. */
const needingOwner = cards.slice(0, 2);

const card = (name: string) => within(screen.getByRole('region', { name }));
const getSwitch = (name: string) => card(name).getByRole('switch', { name });
type Page = Awaited<ReturnType<typeof openDashboard>>;
const saved = (page: Page) => page.site.getCalls(updateSettings).map(({ body }) => body);

test.each(cards)('DASH-020 offline the card $name shows "Unavailable in Offline Mode", and has no switch', async ({ name }) => {
  await openDashboard({ site: { connection: 'offline' } });
  expect(card(name).getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(card(name).queryByRole('switch')).not.toBeInTheDocument();
});

test.each(cards)(
  'DASH-021 $name looks inactive while off; its activate link sets $slug true, then it works',
  async ({ slug, name }) => {
    const page = await openDashboard({ site: { modules: { [slug]: false } } });
    const look = () => screen.getByRole('region', { name }).querySelector('[data-look]')?.getAttribute('data-look');
    expect(look()).toBe('is-inactive');
    expect(getSwitch(name)).not.toBeChecked();

    await page.user.click(card(name).getByRole('button', { name: 'Activate' }));
    expect(saved(page)).toEqual([{ [slug]: true }]);
    await waitFor(() => expect(look()).toBe('is-working'));
    expect(getSwitch(name)).toBeChecked();
    expect(card(name).queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
  },
);

test.each(needingOwner)(
  'DASH-022 $name without a connected owner links to connecting an account, in plain sight',
  async ({ slug, name }) => {
    const page = await openDashboard({ site: { connection: 'site-only', modules: { [slug]: false } } });
    const link = card(name).getByRole('link', { name: 'Connect your WordPress.com account' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^#\/connect-user\?feature=\w+/));
    expect(getSwitch(name)).toHaveAccessibleDescription(/^Connect your WordPress.com account to/);
    await page.user.click(getSwitch(name));
    expect(saved(page)).toEqual([]);
  },
);

test('DASH-022 a user who may not connect an account sees that without a link', async () => {
  await openDashboard({ site: { connection: 'site-only', permissions: { connect_user: false }, modules: { monitor: false } } });
  expect(card('Downtime monitoring').getByText(/^Connect your WordPress.com account to/)).toBeVisible();
  expect(card('Downtime monitoring').queryByRole('link')).not.toBeInTheDocument();
});

test('DASH-022 the image accelerator needs no owner', async () => {
  const page = await openDashboard({ site: { connection: 'site-only', modules: { photon: false } } });
  await page.user.click(getSwitch('Image Accelerator'));
  expect(saved(page)).toEqual([{ photon: true }]);
});

describe('a switch', () => {
  const monitorOn = { site: { modules: { monitor: true, photon: false } } };

  test('SHELL-131 shows progress and its new value at once, and keeps it: settings are fetched once', async () => {
    const page = await openDashboard(monitorOn);
    const releaseSave = page.site.hold(updateSettings);
    await page.user.click(getSwitch('Downtime monitoring'));
    expect(getSwitch('Downtime monitoring')).not.toBeChecked();
    expect(getSwitch('Downtime monitoring')).toHaveAttribute('aria-busy', 'true');
    expect(page.notices.current).toMatchObject([{ status: 'is-info', text: 'Deactivating Downtime monitoring…' }]);

    const releaseSettings = page.site.hold(getSettings);
    releaseSave();
    await waitFor(() => expect(page.notices.current).toMatchObject([{ status: 'is-success' }]));
    expect(getSwitch('Downtime monitoring')).not.toBeChecked();
    releaseSettings();
    await waitFor(() => expect(getSwitch('Downtime monitoring')).not.toHaveAttribute('aria-busy'));
    expect(getSwitch('Downtime monitoring')).not.toBeChecked();
    expect(saved(page)).toEqual([{ monitor: false }]);
    expect(page.site.getCalls(getSettings)).toHaveLength(1);
    expect(page.notices.current[0]?.text).toBe('Downtime monitoring has been deactivated.');
    await page.clock.advance(10_000);
    expect(page.notices.current).toEqual([]);
  });

  test('SHELL-131 is reverted when the site refuses, with the name and the message of the site', async () => {
    const page = await openDashboard(monitorOn);
    page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'monitor: not supported.' });
    await page.user.click(getSwitch('Image Accelerator'));
    await waitFor(() => expect(page.notices.current).toMatchObject([{ status: 'is-error' }]));
    expect(page.notices.current[0]?.text).toBe('Image Accelerator failed to activate. monitor: not supported.');
    expect(getSwitch('Image Accelerator')).not.toBeChecked();

    await page.user.click(getSwitch('Image Accelerator'));
    await waitFor(() => expect(page.notices.current).toMatchObject([{ status: 'is-success' }]));
    expect(getSwitch('Image Accelerator')).toBeChecked();
  });

  test('is sent once, however often it is pressed; another one shows its value at once and is sent next', async () => {
    const page = await openDashboard(monitorOn);
    const release = page.site.hold(updateSettings);
    await page.user.dblClick(getSwitch('Downtime monitoring'));
    await page.user.click(getSwitch('Image Accelerator'));
    expect(getSwitch('Image Accelerator')).toBeChecked();
    expect(saved(page)).toEqual([{ monitor: false }]);
    release();
    await waitFor(() => expect(saved(page)).toEqual([{ monitor: false }, { photon: true }]));
    await waitFor(() => expect(getSwitch('Image Accelerator')).not.toHaveAttribute('aria-busy'));
    expect(getSwitch('Image Accelerator')).toBeChecked();
    expect(getSwitch('Downtime monitoring')).not.toBeChecked();
  });

  test('keeps its value when the settings fail to be fetched again', async () => {
    const page = await openDashboard(monitorOn);
    page.site.fail(getSettings, { status: 500 });
    await page.user.click(getSwitch('Downtime monitoring'));
    await waitFor(() => expect(getSwitch('Downtime monitoring')).not.toHaveAttribute('aria-busy'));
    expect(page.notices.current).toMatchObject([{ status: 'is-success' }]);
  });
});

test.each([
  ['active', 'This feature has been enabled by a site administrator.', true],
  ['forced', 'This feature is being managed by a site administrator.', true],
] as const)('SHELL-130 an override "%s" locks the switch and shows why: %s', async (override, note, isOn) => {
  const page = await openDashboard({ site: { modules: { monitor: { activated: isOn, override } } } });
  expect(card('Downtime monitoring').getByText(note, { exact: false })).toBeVisible();
  expect(card('Downtime monitoring').getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
    'href',
    page.site.initial.getModules['monitor']?.learn_more_button,
  );
  expect(getSwitch('Downtime monitoring')).toHaveAttribute('aria-disabled', 'true');
  expect(getSwitch('Downtime monitoring')).toHaveAccessibleDescription(expect.stringContaining(note));
  await page.user.click(getSwitch('Downtime monitoring'));
  expect(saved(page)).toEqual([]);
});

test.each(needingOwner)('DASH-010 the card $name is hidden when its override is inactive', async ({ slug, name }) => {
  await openDashboard({ site: { modules: { [slug]: { activated: false, override: 'inactive' } } } });
  expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('DASH-011 the image accelerator card is hidden when its override is inactive', async () => {
  await openDashboard({ site: { modules: { photon: { activated: false, override: 'inactive' } } } });
  expect(screen.queryByRole('region', { name: 'Image Accelerator' })).not.toBeInTheDocument();
});

test('a card explains its module, with a link to more', async () => {
  const page = await openDashboard();
  await page.user.click(card('Downtime monitoring').getByRole('button', { name: 'About Downtime monitoring' }));
  expect(await screen.findByText(/Checks your site every few minutes/)).toBeVisible();
});
