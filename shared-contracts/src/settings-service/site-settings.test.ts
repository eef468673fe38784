import { getSettings, updateSettings } from '../endpoints/settings';
import { openSettings } from '../testing/open-settings';
import { settle } from '../testing/settle';

test('a change is shown at once as pending over stored, sent, and confirmed by the refetched settings', async () => {
  const { fake, settings, change, results, bodies, texts } = openSettings();
  const view = settings.watch(['monitor', 'photon']);
  const seen: unknown[] = [];
  const watching = view.changes.subscribe((next) => seen.push([next.values.monitor, next.stored.monitor, next.pending]));
  change({ monitor: true });
  expect(view.current).toMatchObject({ status: 'ready', values: { monitor: true, photon: false }, stored: { monitor: false } });
  expect(settings.value('monitor')).toBe(true);
  expect(bodies()).toEqual([{ monitor: true }]);
  expect(texts()).toEqual(['Updating settings…']);
  await settle();
  expect(results).toEqual([{ of: 'monitor', status: 'saved' }]);
  await settle();
  expect(view.current).toMatchObject({ values: { monitor: true }, stored: { monitor: true }, pending: [] });
  expect(seen).toEqual([
    [false, false, []],
    [true, false, ['monitor']],
    [true, true, ['monitor']],
    [true, true, []],
  ]);
  expect(texts()).toEqual(['Updated settings']);
  await fake.clock.advance(10_000);
  expect(texts()).toEqual([]);
  watching.unsubscribe();
  expect(fake.openHandles()).toEqual([]);
});

test('a switch stays where it was put until the refetched settings agree, for ten seconds at most', async () => {
  const { fake, settings, change } = openSettings();
  fake.site.respond(updateSettings, { code: 'success' });
  change({ monitor: true });
  await settle();
  await settle();
  expect(settings.watch(['monitor']).current).toMatchObject({ values: { monitor: true }, stored: { monitor: false } });
  await fake.clock.advance(9_999);
  expect(settings.value('monitor')).toBe(true);
  await fake.clock.advance(1);
  expect(settings.watch(['monitor']).current).toMatchObject({ values: { monitor: false }, pending: [] });
});

test('a saved value is kept where the settings cannot be refetched, until they can', async () => {
  const { fake, settings, change } = openSettings();
  fake.site.failOnce(getSettings, { status: 500 });
  change({ monitor: true });
  await settle();
  await settle();
  expect(settings.watch(['monitor']).current).toMatchObject({ values: { monitor: true }, pending: [] });
  fake.shell.resources.refresh(getSettings);
  await settle();
  expect(settings.watch(['monitor']).current).toMatchObject({ values: { monitor: true }, stored: { monitor: true } });
});

test('settings that arrive after the ten seconds are shown, whatever their values', async () => {
  const { fake, settings, change } = openSettings();
  fake.site.respond(updateSettings, { code: 'success' });
  const release = fake.site.hold(getSettings);
  change({ monitor: true });
  await fake.clock.advance(10_000);
  expect(settings.watch(['monitor']).current).toMatchObject({ values: { monitor: true }, pending: [] });
  release();
  await settle();
  expect(settings.watch(['monitor']).current).toMatchObject({ values: { monitor: false }, pending: [] });
});

test('a text that the site normalizes shows the stored form as soon as it is refetched', async () => {
  const { fake, settings, change } = openSettings();
  fake.site.respond(updateSettings, { code: 'success' });
  fake.site.respond(getSettings, { highlander_comment_form_prompt: 'Hello' });
  change({ highlander_comment_form_prompt: ' Hello ' });
  expect(settings.value('highlander_comment_form_prompt')).toBe(' Hello ');
  await settle();
  await settle();
  expect(settings.watch(['highlander_comment_form_prompt']).current).toMatchObject({
    values: { highlander_comment_form_prompt: 'Hello' },
    pending: [],
  });
});

test('a view is the same object while nothing of its names has changed', async () => {
  const { fake, settings, change } = openSettings();
  const view = settings.watch(['photon']);
  const before = view.current;
  let emitted = 0;
  const watching = view.changes.subscribe(() => (emitted += 1));
  change({ monitor: true });
  await settle();
  await fake.clock.advance(1);
  expect(view.current).toBe(before);
  expect(emitted).toBe(1);
  watching.unsubscribe();
});

test('drafts are kept by form, and removed when empty', () => {
  const { settings } = openSettings();
  expect(settings.drafts.read('comments')).toEqual({});
  settings.drafts.write('comments', { highlander_comment_form_prompt: 'Hi' });
  expect(settings.drafts.read('comments')).toEqual({ highlander_comment_form_prompt: 'Hi' });
  settings.drafts.write('comments', {});
  expect(settings.drafts.read('comments')).toEqual({});
});

test('SET-115 the new address for posts by email is shown from the response, before and without the refetched settings', async () => {
  const { fake, settings, change } = openSettings();
  fake.site.respondOnce(updateSettings, { code: 'success', post_by_email_address: 'new@post.example.org' });
  fake.site.failOnce(getSettings, { status: 500 });
  change({ post_by_email_address: 'regenerate' });
  expect(settings.value('post_by_email_address')).toBeNull();
  await settle();
  await settle();
  expect(settings.watch(['post_by_email_address']).current).toMatchObject({
    values: { post_by_email_address: 'new@post.example.org' },
    stored: { post_by_email_address: null },
    pending: [],
  });
});
