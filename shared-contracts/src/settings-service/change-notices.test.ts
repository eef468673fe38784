import { updateSettings } from '../endpoints/settings';
import { openSettings } from '../testing/open-settings';
import { settle } from '../testing/settle';

const refused = { status: 400, code: 'rest_invalid_param', message: 'Not valid.' };

test('Undo on the success notice writes the previous value; not offered for several settings or on request', async () => {
  const { fake, settings, change, bodies } = openSettings();
  change({ monitor: true });
  await settle();
  const action = fake.notices.current[0]?.action;
  expect(action?.label).toBe('Undo');
  if (action && 'onClick' in action) action.onClick();
  expect(settings.value('monitor')).toBe(false);
  await settle();
  expect(bodies()).toEqual([{ monitor: true }, { monitor: false }]);
  expect(fake.notices.current[0]?.action).toBeUndefined();

  change({ monitor: true, photon: true });
  await settle();
  expect(fake.notices.current[0]?.action).toBeUndefined();
  change({ likes: true }, { undo: false });
  await settle();
  expect(fake.notices.current[0]?.action).toBeUndefined();
});

test('Undo writes a list of addresses as the text it is written as, and never repeats a command', async () => {
  const { fake, settings, change, bodies } = openSettings();
  change({ jetpack_protect_global_whitelist: '1.2.3.4\n5.6.7.8' });
  expect(settings.value('jetpack_protect_global_whitelist')).toEqual({ local: ['1.2.3.4', '5.6.7.8'] });
  await settle();
  const action = fake.notices.current[0]?.action;
  if (action && 'onClick' in action) action.onClick();
  await settle();
  expect(bodies()[1]).toEqual({ jetpack_protect_global_whitelist: '' });

  change({ post_by_email_address: 'create' });
  expect(settings.value('post_by_email_address')).toBeNull();
  expect(settings.watch(['post_by_email_address']).current.pending).toEqual(['post_by_email_address']);
  await settle();
  expect(fake.notices.current[0]?.action).toBeUndefined();
});

test('texts replace the default ones; `none` shows no notice, unless no subscriber is left to display a failure', async () => {
  const { fake, settings, change, texts } = openSettings();
  change({ monitor: true }, { texts: { noticeId: 'module-toggle', progress: 'Activating Monitor…', success: 'Monitor is on.' } });
  expect(fake.notices.current).toMatchObject([{ id: 'module-toggle', text: 'Activating Monitor…' }]);
  await settle();
  expect(texts()).toEqual(['Monitor is on.']);
  await fake.clock.advance(10_000);

  fake.site.fail(updateSettings, refused);
  change({ photon: true }, { texts: 'none' });
  await settle();
  expect(texts()).toEqual([]);
  settings.change({ photon: true }, { texts: 'none' });
  await settle();
  expect(texts()).toEqual(['Error updating settings. Not valid.']);
});

test('tracking and reload follow a saved change only; the reload waits for all queued changes', async () => {
  const { fake, change } = openSettings();
  const release = fake.site.hold(updateSettings);
  fake.site.respondOnce(updateSettings, { code: 'success' });
  change({ masterbar: true }, { reload: true, track: { event: 'jetpack_toggle', properties: { module: 'masterbar' } } });
  change({ monitor: true }, { track: { event: 'jetpack_other' } });
  fake.site.failOnce(updateSettings, refused);
  release();
  const releaseNext = fake.site.hold(updateSettings);
  await settle();
  expect(fake.navigation.reloads).toBe(0);
  releaseNext();
  await settle();
  await settle();
  expect(fake.analytics.recorded).toEqual([{ name: 'jetpack_toggle', properties: { module: 'masterbar' } }]);
  expect(fake.navigation.reloads).toBe(1);
});

test('a failure shows the reasons of the site without the names of the settings', async () => {
  const { fake, change, texts } = openSettings();
  const message = ' monitor: Not in your plan.. wordads: Not in your plan.. photon: Offline';
  fake.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message });
  change({ monitor: true, photon: true });
  await settle();
  expect(texts()).toEqual(['Error updating settings. Not in your plan.. wordads: Not in your plan.. Offline']);
});
