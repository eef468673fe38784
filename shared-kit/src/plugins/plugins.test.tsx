import { screen, waitFor } from '@testing-library/dom';
import { getPlugins, installPlugin } from '@site-admin/contracts';
import { renderRemote, settle } from '@site-admin/contracts/testing';
import { defineRemote, pluginActionText, pluginInstalls, useReady, usePlugin, type PluginInstallsRoot } from '../index';

function Plugin({ slug, name }: { readonly slug: string; readonly name: string }) {
  const plugin = usePlugin(slug, 'test');
  const { install, status } = plugin;
  return (
    <p>
      <button onClick={plugin.activate}>{pluginActionText(plugin, name)}</button>
      {name} is {status}
      {install.status === 'failed' && `: ${install.message}`}
    </p>
  );
}

const remote = defineRemote<PluginInstallsRoot>({
  page: function Page() {
    useReady(true);
    return (
      <>
        <Plugin slug="jetpack-boost" name="Boost" />
        <Plugin slug="zero-bs-crm" name="CRM" />
      </>
    );
  },
  store: pluginInstalls,
});

const crm = { 'zero-bs-crm/zero-bs-crm.php': { Name: 'CRM', active: false } };
const boost = { 'jetpack-boost/jetpack-boost.php': { Name: 'Boost', active: true } };

async function open() {
  const page = renderRemote(remote, { arrange: ({ site }) => site.respond(getPlugins, crm) });
  page.site.respond(installPlugin, { code: 'success', message: '' });
  await screen.findByText(/CRM is inactive/);
  return page;
}

const button = (name: string) => screen.findByRole('button', { name });

test('a plugin is loading, missing, inactive or active', async () => {
  const page = renderRemote(remote, { arrange: ({ site }) => site.respond(getPlugins, { ...crm, ...boost }) });
  expect(await screen.findAllByRole('button', { name: 'Loading…' })).toHaveLength(2);
  expect(await button('Manage Boost')).toBeVisible();
  expect(await button('Activate CRM')).toBeVisible();
  page.site.respond(getPlugins, crm);
  page.shell.resources.refresh(getPlugins);
  expect(await button('Install Boost')).toBeVisible();
});

test('a missing plugin is installed once; the list is refetched 2.5 seconds later, and not before', async () => {
  const page = await open();
  const release = page.site.hold(installPlugin);
  await page.user.dblClick(await button('Install Boost'));
  expect(await button('Installing Boost')).toBeVisible();
  expect(page.site.getCalls(installPlugin).map(({ body }) => body)).toEqual([
    { slug: 'jetpack-boost', status: 'active', source: 'test' },
  ]);
  release();
  await settle();
  const before = page.site.getCalls(getPlugins).length;
  await page.clock.advance(2499);
  expect(page.site.getCalls(getPlugins)).toHaveLength(before);
  page.site.respond(getPlugins, { ...crm, ...boost });
  expect(await button('Installing Boost')).toBeVisible();
  await page.clock.advance(1);
  expect(await button('Manage Boost')).toBeVisible();
});

test('an installed plugin is activated while another one is being installed', async () => {
  const page = await open();
  page.site.hold(installPlugin);
  await page.user.click(await button('Install Boost'));
  await page.user.click(await button('Activate CRM'));
  expect(await button('Installing Boost')).toBeVisible();
  expect(await button('Activating CRM')).toBeVisible();
});

test('a failure shows the reason, and a retry can succeed', async () => {
  const page = await open();
  page.site.failOnce(installPlugin, { status: 500, code: 'install_plugin_failed', message: 'No space left.' });
  await page.user.click(await button('Activate CRM'));
  expect(await screen.findByText(/CRM is inactive: No space left\./)).toBeVisible();
  await page.user.click(await button('Activate CRM'));
  expect(await button('Activating CRM')).toBeVisible();
  expect(screen.queryByText(/No space left/)).toBeNull();
  await page.clock.advance(2500);
  expect(await button('Activate CRM')).toBeVisible();
});

test('plugins that cannot be loaded are unknown, and can still be installed', async () => {
  renderRemote(remote, { arrange: ({ site }) => site.fail(getPlugins, { status: 500 }) });
  expect(await screen.findByText('Boost is unknown')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Install Boost' })).toBeVisible());
});
