import { updateSettings } from '@site-admin/contracts';
import { createFakeShell } from '@site-admin/contracts/testing';
import { createRemoteStore } from '@site-admin/kit';
import { modulesReducer, moduleToggle, type WithModules } from './modules.slice';
import { toggleModuleEpic } from './toggle.epic';

test('a second request for a module on its way is dropped, before anything on the screen could stop it', async () => {
  const fake = createFakeShell();
  const parts = { reducers: { modules: modulesReducer }, epics: { toggleModuleEpic } };
  const { store, destroy } = createRemoteStore<WithModules>(parts, fake.shell);
  const ask = (slug: string, active: boolean) => store.dispatch(moduleToggle.requested({ slug, name: slug, active }));

  ask('monitor', true);
  ask('monitor', false);
  ask('photon', true);
  expect(store.getState().modules).toEqual({ monitor: true, photon: true });
  expect(fake.site.callsOf(updateSettings).map(({ body }) => body)).toEqual([{ monitor: true }, { photon: true }]);

  await fake.clock.advance(10_000);
  expect(store.getState().modules).toEqual({});
  ask('monitor', false);
  expect(fake.site.callsOf(updateSettings)).toHaveLength(3);
  destroy();
  expect(fake.openHandles()).toEqual([]);
});
