import { screen, waitFor } from '@testing-library/dom';
import { getModules, updateSettings } from '@site-admin/contracts';
import { renderRemote, type RenderOptions } from '@site-admin/contracts/testing';
import { defineRemote, moduleToggleTexts, useModule, useModuleOption, useReady, useSetting, useSettingsStatus } from '../index';

const renders: Record<string, number> = {};
const count = (name: string) => (renders[name] = (renders[name] ?? 0) + 1);

function Likes() {
  count('likes');
  const { value, isPending, change } = useSetting('social_notifications_like');
  return (
    <button aria-pressed={value === true} aria-busy={isPending} onClick={() => change(value !== true)}>
      Likes
    </button>
  );
}

function Monitor() {
  count('monitor');
  const { module, isOn, isPending, unavailable, toggle } = useModule('monitor');
  return (
    <p>
      <button
        aria-pressed={isOn}
        aria-busy={isPending}
        onClick={() => toggle({ texts: moduleToggleTexts(module?.name ?? '', !isOn) })}
      >
        Monitor
      </button>
      {unavailable?.text} {unavailable?.action?.label}
    </p>
  );
}

function Option() {
  const { isOn, unavailable, toggle } = useModuleOption('subscriptions', 'stb_enabled', true);
  return (
    <button aria-pressed={isOn} disabled={unavailable !== undefined} onClick={() => toggle()}>
      Option
    </button>
  );
}

function Toolbar() {
  const { toggle } = useModule('masterbar');
  return <button onClick={() => toggle()}>Toolbar</button>;
}

function Page() {
  useReady(true);
  return (
    <>
      <p>Settings {useSettingsStatus()}</p>
      <Likes />
      <Monitor />
      <Option />
      <Toolbar />
    </>
  );
}

async function open(options: RenderOptions = {}) {
  const page = renderRemote(defineRemote({ page: Page }), options);
  await page.ready;
  Object.keys(renders).forEach((name) => delete renders[name]);
  return page;
}

const button = (name: string) => screen.getByRole('button', { name });
const isOn = (name: string) => button(name).getAttribute('aria-pressed') === 'true';
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';
const bodies = (page: Awaited<ReturnType<typeof open>>) => page.site.getCalls(updateSettings).map(({ body }) => body);

test('a change is shown at once, is pending until confirmed, and re-renders only components that use it', async () => {
  const page = await open({ site: { settings: { social_notifications_like: false } } });
  expect(screen.getByText('Settings ready')).toBeVisible();
  const release = page.site.hold(updateSettings);
  await page.user.click(button('Likes'));
  expect([isOn('Likes'), isBusy('Likes')]).toEqual([true, true]);
  release();
  await waitFor(() => expect(isBusy('Likes')).toBe(false));
  expect(isOn('Likes')).toBe(true);
  expect(bodies(page)).toEqual([{ social_notifications_like: true }]);
  expect(renders).toEqual({ likes: 2 });
});

test('SHELL-131 switching a module shows an info notice, then in its place the failure or success with its name', async () => {
  const page = await open({ site: { modules: { monitor: false } } });
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'No.' });
  await page.user.click(button('Monitor'));
  await waitFor(() => expect(page.notices.current).toMatchObject([{ text: 'Monitor failed to activate. No.' }]));
  expect(isOn('Monitor')).toBe(false);
  await page.user.click(button('Monitor'));
  await waitFor(() => expect(page.notices.current).toMatchObject([{ text: 'Monitor has been activated.' }]));
  expect(isOn('Monitor')).toBe(true);
  await page.user.click(button('Monitor'));
  await waitFor(() => expect(page.notices.current).toMatchObject([{ text: 'Monitor has been deactivated.' }]));
  expect(page.notices.shown.map(({ id, text }) => [id, text]).slice(-4)).toEqual([
    ['module-toggle', 'Activating Monitor…'],
    ['module-toggle', 'Monitor has been activated.'],
    ['module-toggle', 'Deactivating Monitor…'],
    ['module-toggle', 'Monitor has been deactivated.'],
  ]);
});

test('an unavailable module shows the reason, and cannot be toggled', async () => {
  const page = await open({ site: { connection: 'site-only', modules: { monitor: true } } });
  expect(screen.getByText('Connect your account to use this feature. Connect')).toBeVisible();
  await page.user.click(button('Monitor'));
  expect(bodies(page)).toEqual([]);
});

test('a module becomes unavailable when the connection goes offline', async () => {
  const page = await open({ site: { modules: { monitor: true } } });
  expect(isOn('Monitor')).toBe(true);
  page.site.setConnection({ offlineMode: { ...page.site.initial.connectionStatus.offlineMode, isActive: true } });
  expect(await screen.findByText('Unavailable in Offline Mode')).toBeVisible();
  expect(isOn('Monitor')).toBe(false);
});

test('a module list that was refetched re-renders only the modules whose content changed', async () => {
  const page = await open();
  page.shell.resources.refresh(getModules);
  await waitFor(() => expect(page.site.getCalls(getModules)).toHaveLength(1));
  await page.clock.advance(0);
  expect(renders).toEqual({});
});

test('SET-016 an option whose module is off switches both on', async () => {
  const page = await open({ site: { modules: { subscriptions: false }, settings: { stb_enabled: false } } });
  await page.user.click(button('Option'));
  expect(bodies(page)).toEqual([{ subscriptions: true, stb_enabled: true }]);
});

test.each([
  ['active', true, [{ stb_enabled: false }]],
  ['inactive', false, []],
])('an option of a module overridden "%s" can be switched: %s', async (override, isEnabled, changes) => {
  const modules = { subscriptions: { activated: true, override } };
  const page = await open({ site: { modules, settings: { stb_enabled: true } } });
  expect(button('Option').hasAttribute('disabled')).toBe(!isEnabled);
  await page.user.click(button('Option'));
  expect(bodies(page)).toEqual(changes);
});

test('SHELL-131 a module that changes WordPress menus reloads the page', async () => {
  const page = await open({ site: { modules: { masterbar: false } } });
  await page.user.click(button('Toolbar'));
  await waitFor(() => expect(page.navigation.reloads).toBe(1));
});

test('an option that switched its module on is undone together with it', async () => {
  const page = await open({ site: { modules: { subscriptions: false }, settings: { stb_enabled: false } } });
  await page.user.click(button('Option'));
  await waitFor(() => expect(page.notices.current[0]).toMatchObject({ action: { label: 'Undo' } }));
  const action = page.notices.current[0]?.action;
  if (action && 'onClick' in action) action.onClick();
  await waitFor(() => expect(bodies(page)).toHaveLength(2));
  expect(bodies(page)[1]).toEqual({ subscriptions: false, stb_enabled: false });
});

test('SET-019 the toolbar announces that the page is refreshed, and is not undone', async () => {
  const page = await open({ site: { modules: { masterbar: false } } });
  await page.user.click(button('Toolbar'));
  await waitFor(() => expect(page.navigation.reloads).toBe(1));
  const last = page.notices.shown.at(-1);
  expect(last).toMatchObject({ status: 'is-success', text: 'Updated settings. Refreshing page…' });
  expect(last?.action).toBeUndefined();
});

test('SET-117 each toggle is tracked by one event, once it is saved', async () => {
  const page = await open({
    site: { modules: { monitor: false, subscriptions: false }, settings: { social_notifications_like: false } },
  });
  for (const name of ['Monitor', 'Option', 'Likes']) await page.user.click(button(name));
  await waitFor(() => expect(page.analytics.recorded).toHaveLength(3));
  expect(page.analytics.recorded).toEqual([
    { name: 'jetpack_wpa_module_toggle', properties: { module: 'monitor', toggled: 'on' } },
    {
      name: 'jetpack_wpa_settings_toggle',
      properties: { module: 'subscriptions', setting: 'stb_enabled', toggled: 'on' },
    },
    { name: 'jetpack_wpa_settings_toggle', properties: { setting: 'social_notifications_like', toggled: 'on' } },
  ]);
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'No.' });
  await page.user.click(button('Monitor'));
  expect(page.analytics.recorded).toHaveLength(3);
});
