import { screen, waitFor, within } from '@testing-library/dom';
import { getModules, getRewindStatus, getSiteFeatures, setModuleActive, updateSettings } from '@site-admin/contracts';
import { settle } from '@site-admin/contracts/testing';
import { openMyPlan, type MyPlanOptions } from '../../../testing/open-my-plan';

const off = {
  wordads: { activated: false },
  publicize: { activated: false },
  'google-analytics': { activated: false },
  videopress: { activated: false },
  search: { activated: false },
};

const open = (options: MyPlanOptions = {}) => openMyPlan({ plan: 'jetpack_complete', modules: off, ...options });
const card = async (name: string) => within(await screen.findByRole('listitem', { name }));

const writes = (page: ReturnType<typeof open>) =>
  page.site.calls.filter(({ method }) => method === 'POST').map(({ path, params, body }) => [path, params, body]);

test.each([
  ['Ads', 'Activate ads', 'wordads', 'View your earnings'],
  ['Social media', 'Activate social sharing', 'publicize', 'Connect your accounts'],
  ['Google Analytics', 'Activate Google Analytics', 'google-analytics', 'Configure Google Analytics'],
] as const)('LIC-023 the card %s activates its module by the module call, once', async (name, button, slug, link) => {
  const page = open();
  const release = page.site.hold(setModuleActive);
  const press = async () => page.user.click((await card(name)).getByRole('button', { name: button }));
  await press();
  await press();
  expect(page.notices.current.map(({ text }) => text)).toEqual([`Activating ${name}…`]);
  release();
  expect(await (await card(name)).findByRole('link', { name: new RegExp(link) })).toBeVisible();
  expect(writes(page)).toEqual([['module/:slug/active', { slug }, { active: true }]]);
  expect(page.notices.current.map(({ text }) => text)).toEqual([`${name} has been activated.`]);
});

test('LIC-023 the card of VideoPress activates it by the feature call', async () => {
  const page = open();
  await page.user.click((await card('Video hosting')).getByRole('button', { name: 'Activate video hosting' }));
  expect(await (await card('Video hosting')).findByRole('link', { name: 'Upload videos' })).toBeVisible();
  expect(writes(page)).toEqual([['settings', undefined, { videopress: true }]]);
});

test('a module that cannot be activated leaves the button, with the words of the site in a notice', async () => {
  const page = open();
  page.site.failOnce(setModuleActive, { status: 424, code: 'not_supported', message: 'Not in your plan.' });
  await page.user.click((await card('Ads')).getByRole('button', { name: 'Activate ads' }));
  await waitFor(() => expect(page.notices.current[0]?.text).toBe('Ads failed to activate. Not in your plan.'));
  expect((await card('Ads')).getByRole('button', { name: 'Activate ads' })).toBeEnabled();
});

test.each([
  ['features', getSiteFeatures, 'jetpack_complete', 'Site search'],
  ['backups', getRewindStatus, 'jetpack_premium', 'Site backups'],
] as const)('no card is shown before the %s are known, so that none moves', async (_what, endpoint, plan, first) => {
  let release = () => {};
  const page = open({ plan, features: ['instant-search'], arrange: ({ site }) => void (release = site.hold(endpoint)) });
  await waitFor(() => expect(page.site.getCalls(endpoint)).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('listitem', { name: 'Optimized performance' })).toBeNull();
  release();
  await card('Optimized performance');
  expect(screen.getAllByRole('heading', { level: 3 })[1]).toHaveTextContent(first);
});

test('the search card activates instant search', async () => {
  const page = open({ features: ['search', 'instant-search'] });
  await page.user.click((await card('Site search')).getByRole('button', { name: 'Activate search' }));
  expect(page.site.getCalls(updateSettings)[0]?.body).toEqual({ search: true, instant_search_enabled: true });
  expect(await (await card('Site search')).findByRole('link', { name: 'Customize search' })).toHaveAttribute(
    'href',
    expect.stringContaining('page=jetpack-search-configure'),
  );
});

test('modules that are older than the purchase are refetched once, so that what was bought can be activated', async () => {
  const page = open({ modules: { ...off, wordads: { activated: false, available: false } } });
  expect((await card('Ads')).getByText(/Your plan does not include this feature/)).toBeVisible();
  await waitFor(() => expect(page.site.getCalls(getModules)).toHaveLength(1));
});

test('LIC-024 a card whose module is overridden inactive is hidden', async () => {
  open({ modules: { ...off, wordads: { override: 'inactive' }, publicize: { override: 'active' } } });
  expect(await screen.findByRole('listitem', { name: 'Social media' })).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'Ads' })).toBeNull();
});

test('LIC-043 the backups card follows the state of backups, which other plans do not request', async () => {
  const active = open({ plan: 'jetpack_premium', rewind: 'active' });
  expect((await card('Site backups')).getByRole('link')).toHaveAttribute('href', expect.stringContaining('my-jetpack-manage'));
  active.unmount();
  const unavailable = open({ plan: 'jetpack_premium' });
  expect((await card('Site backups')).getByRole('link')).toHaveAttribute('href', expect.stringContaining('vaultpress-dash'));
  unavailable.unmount();
  const free = open({ plan: 'jetpack_free' });
  await screen.findByRole('listitem', { name: 'Always-on security' });
  expect(free.site.getCalls(getRewindStatus)).toEqual([]);
});

test('without a connected owner the card of a module shows what to do instead', async () => {
  open({ connection: 'site-only' });
  expect((await card('Social media')).getByRole('link', { name: /Connect/ })).toHaveAttribute(
    'href',
    expect.stringContaining('#/connect-user'),
  );
});
