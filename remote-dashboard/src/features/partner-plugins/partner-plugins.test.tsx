import { getPlugins, installPlugin, pluginRefetchDelay } from '@site-admin/contracts';
import { settle } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const card = (name: string) => within(screen.getByRole('region', { name }));
const plugin = (active: boolean) => ({ Name: 'A plugin', active });

type Plugins = Readonly<Record<string, { Name: string; active: boolean }>>;

function open(plugins: Plugins = {}) {
  return openDashboard({
    arrange: ({ site }) => {
      site.respond(getPlugins, plugins);
      site.respond(installPlugin, { code: 'success', message: '' });
    },
  });
}

const headings = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('DASH-012 users with manage_plugins see Boost and the CRM, and one more card', async () => {
  await open();
  expect(headings().slice(-5, -2)).toEqual(['Boost', 'CRM', 'Jetpack blocks']);
  expect(await card('Boost').findByRole('button', { name: 'Install Boost' })).toBeVisible();
  expect(await card('CRM').findByRole('button', { name: 'Install CRM' })).toBeVisible();
});

test('DASH-012 users without manage_plugins see neither Boost nor the CRM, and no plugins are fetched', async () => {
  const page = await openDashboard({ site: { permissions: { manage_plugins: false } } });
  expect(headings()).not.toContain('Boost');
  expect(headings()).not.toContain('CRM');
  expect(headings()).toContain('Jetpack blocks');
  await page.clock.advance(10_000);
  expect(page.site.getCalls(getPlugins)).toHaveLength(0);
});

test('DASH-012 the CRM is recognized by its file', async () => {
  await open({ 'zero-bs-crm/ZeroBSCRM.php': plugin(false) });
  expect(await card('CRM').findByRole('button', { name: 'Activate CRM' })).toBeVisible();
});

test.each(['jetpack-boost/jetpack-boost.php', 'jetpack-boost-dev/jetpack-boost.php'])(
  'DASH-048 Boost is recognized by the file %s',
  async (file) => {
    const page = await open({ [file]: plugin(false) });
    expect(await card('Boost').findByRole('button', { name: 'Activate Boost' })).toBeVisible();
    page.site.respond(getPlugins, { [file]: plugin(true) });
    page.shell.resources.refresh(getPlugins);
    expect(await card('Boost').findByRole('link', { name: 'Manage Boost' })).toHaveAttribute(
      'href',
      expect.stringMatching(/admin\.php\?page=jetpack-boost$/),
    );
  },
);

test('DASH-049 a plugin that is not installed is installed: "Install Boost", then "Installing Boost"', async () => {
  const page = await open();
  page.site.hold(installPlugin);
  await page.user.click(await card('Boost').findByRole('button', { name: 'Install Boost' }));
  expect(card('Boost').getByRole('button', { name: 'Installing Boost' })).toHaveAttribute('aria-busy', 'true');
  expect(card('CRM').getByRole('button', { name: 'Install CRM' })).toBeEnabled();
});

test('DASH-050 an installed plugin is activated: "Activate CRM", then "Activating CRM"', async () => {
  const page = await open({ 'zero-bs-crm/ZeroBSCRM.php': plugin(false) });
  page.site.hold(installPlugin);
  await page.user.click(await card('CRM').findByRole('button', { name: 'Activate CRM' }));
  expect(card('CRM').getByRole('button', { name: 'Activating CRM' })).toHaveAttribute('aria-busy', 'true');
});

test('DASH-051 while the plugins are loading, the cards show it', async () => {
  await openDashboard({ arrange: ({ site }) => void site.hold(getPlugins) });
  expect(await card('Boost').findByRole('button', { name: 'Loading…' })).toBeDisabled();
  expect(await card('CRM').findByRole('button', { name: 'Loading…' })).toBeDisabled();
});

test('DASH-051 DASH-019 an active plugin is managed on its admin page', async () => {
  await open({ 'zero-bs-crm/ZeroBSCRM.php': plugin(true) });
  expect(await card('CRM').findByText('Plugin is installed & active.')).toBeVisible();
  const manage = card('CRM').getByRole('link', { name: 'Manage CRM' });
  expect(manage).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/admin\.php\?page=zerobscrm-dash$/));
});

test.each([
  ['Boost', {}, 'Install Boost', 'jetpack-boost', 'jetpack-boost/jetpack-boost.php'],
  [
    'Boost',
    { 'jetpack-boost-dev/jetpack-boost.php': plugin(false) },
    'Activate Boost',
    'jetpack-boost-dev',
    'jetpack-boost-dev/jetpack-boost.php',
  ],
  ['CRM', {}, 'Install CRM', 'zero-bs-crm', 'zero-bs-crm/ZeroBSCRM.php'],
  ['CRM', { 'zero-bs-crm/ZeroBSCRM.php': plugin(false) }, 'Activate CRM', 'zero-bs-crm', 'zero-bs-crm/ZeroBSCRM.php'],
] as const)(
  'DASH-116 DASH-052 %s (%j): "%s" sends the slug and the status active; 2.5 seconds later the plugins are refetched',
  async (name, plugins, label, slug, file) => {
    const page = await open(plugins);
    await page.user.click(await card(name).findByRole('button', { name: label }));
    expect(page.site.getCalls(installPlugin).map(({ body }) => body)).toEqual([{ slug, status: 'active' }]);
    await settle();
    const before = page.site.getCalls(getPlugins).length;
    page.site.respond(getPlugins, { [file]: plugin(true) });
    await page.clock.advance(pluginRefetchDelay - 1);
    expect(page.site.getCalls(getPlugins)).toHaveLength(before);
    await page.clock.advance(1);
    expect(page.site.getCalls(getPlugins)).toHaveLength(before + 1);
    expect(await card(name).findByRole('link', { name: `Manage ${name}` })).toBeVisible();
  },
);

test('a failed installation shows why, and can be tried again', async () => {
  const page = await open();
  page.site.failOnce(installPlugin, { status: 500, code: 'install_plugin_failed', message: 'No space left.' });
  await page.user.click(await card('Boost').findByRole('button', { name: 'Install Boost' }));
  expect(await card('Boost').findByRole('alert')).toHaveTextContent('Could not install Boost. No space left.');
  await page.user.click(card('Boost').getByRole('button', { name: 'Install Boost' }));
  await waitFor(() => expect(card('Boost').queryByRole('alert')).not.toBeInTheDocument());
});

test('plugins that cannot be loaded can be loaded again', async () => {
  const page = await openDashboard({ arrange: ({ site }) => site.fail(getPlugins, { status: 500 }) });
  expect(await card('CRM').findByText('The plugins of your site could not be loaded.')).toBeVisible();
  page.site.respond(getPlugins, {});
  await page.user.click(card('CRM').getByRole('button', { name: 'Try again' }));
  expect(await card('CRM').findByRole('button', { name: 'Install CRM' })).toBeVisible();
  expect(await card('Boost').findByRole('button', { name: 'Install Boost' })).toBeVisible();
});
