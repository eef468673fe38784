import { getSettings, updateSettings } from '../endpoints/settings';
import { createFakeShell, type FakeShell } from '../testing';
import { settle } from '../testing/settle';
import { createSiteSettings } from './create-site-settings';
import type { ChangeOptions, ChangeResult } from '../site-settings';
import type { SettingsChange } from '../site/settings';

const setUp = () => {
  const fake = createFakeShell({ site: { modules: { monitor: false, photon: false, likes: false, sitemaps: false } } });
  const { settings } = fake.shell;
  const results: (ChangeResult & { readonly of: string })[] = [];
  const change = (patch: SettingsChange, options?: ChangeOptions) =>
    settings.change(patch, options).subscribe((result) => results.push({ ...result, of: Object.keys(patch).join() }));
  return { fake, settings, change, results, bodies: () => fake.site.callsOf(updateSettings).map(({ body }) => body) };
};

/** The page's own service, over the same site. */
function setUpPage() {
  const { fake, bodies } = setUp();
  const { requests, resources, notices, analytics, clock } = fake.shell;
  const page = createSiteSettings({
    requests,
    resources: { ...resources, peek: () => ({ status: 'loading' }) },
    notices,
    analytics,
    clock,
    reload: () => undefined,
    describeError: (error) => error.message,
    texts: { progress: 'Saving', success: 'Saved', error: (message) => message, undo: 'Undo' },
  });
  return { fake, bodies, page };
}

const texts = ({ notices }: FakeShell) => notices.current.map(({ text }) => text);
const refused = { status: 400, code: 'rest_invalid_param', message: 'Not valid.' };

test('a change is shown at once as pending over stored, sent, and confirmed by the refetched settings', async () => {
  const { fake, settings, change, results, bodies } = setUp();
  const view = settings.watch(['monitor', 'photon']);
  const seen: unknown[] = [];
  const watching = view.changes.subscribe((next) => seen.push([next.values.monitor, next.stored.monitor, next.pending]));
  change({ monitor: true });
  expect(view.current).toMatchObject({ status: 'ready', values: { monitor: true, photon: false }, stored: { monitor: false } });
  expect(settings.value('monitor')).toBe(true);
  expect(bodies()).toEqual([{ monitor: true }]);
  expect(texts(fake)).toEqual(['Updating settings…']);
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
  expect(texts(fake)).toEqual(['Updated settings']);
  await fake.clock.advance(2000);
  expect(texts(fake)).toEqual([]);
  watching.unsubscribe();
  expect(fake.openHandles()).toEqual([]);
});

test('changes that wait for one in progress are sent together, in one request', async () => {
  const { fake, change, results, bodies } = setUp();
  const release = fake.site.hold(updateSettings);
  change({ monitor: true });
  change({ photon: true });
  change({ likes: true });
  change({ photon: false });
  expect(bodies()).toEqual([{ monitor: true }]);
  release();
  await settle();
  await settle();
  expect(bodies()).toEqual([{ monitor: true }, { photon: false, likes: true }]);
  expect(results.map(({ status }) => status)).toEqual(['saved', 'saved', 'saved', 'saved']);
});

test('a refusal reverts only its own change, and is explained in a notice', async () => {
  const { fake, settings, change, results } = setUp();
  fake.site.failOnce(updateSettings, refused);
  change({ monitor: true });
  await settle();
  change({ photon: true });
  expect(settings.value('monitor')).toBe(false);
  expect(settings.value('photon')).toBe(true);
  await settle();
  expect(results).toMatchObject([
    { of: 'monitor', status: 'failed', message: 'Not valid.', error: { name: 'ApiError' } },
    { of: 'photon', status: 'saved' },
  ]);
  // The success of the next change does not replace the failure.
  expect(texts(fake)).toEqual(['Updated settings', 'Error updating settings. Not valid.']);
});

test('where the site refuses several at once they are sent one by one: innocent changes are saved', async () => {
  const { fake, settings, change, results, bodies } = setUp();
  const release = fake.site.hold(updateSettings);
  fake.site.answerOnce(updateSettings, { code: 'success' });
  fake.site.failOnce(updateSettings, refused);
  fake.site.answerOnce(updateSettings, { code: 'success' });
  fake.site.failOnce(updateSettings, refused);
  change({ monitor: true });
  change({ photon: true });
  change({ likes: true });
  change({ sitemaps: true });
  release();
  for (let turn = 0; turn < 6; turn += 1) await settle();
  expect(bodies()).toEqual([
    { monitor: true },
    { photon: true, likes: true, sitemaps: true },
    { photon: true },
    { likes: true },
    { sitemaps: true },
  ]);
  expect(results.map(({ of, status }) => `${of} ${status}`)).toEqual([
    'monitor saved',
    'photon saved',
    'likes failed',
    'sitemaps saved',
  ]);
  expect(settings.value('likes')).toBe(false);
});

test('with `some_updated` the refetched settings decide what was saved; the rest is sent again by itself', async () => {
  const { fake, change, results, bodies } = setUp();
  const partly = { status: 400, code: 'some_updated', message: 'likes was not saved.' };
  const release = fake.site.hold(updateSettings);
  fake.site.answerOnce(updateSettings, { code: 'success' });
  fake.site.failOnce(updateSettings, partly);
  fake.site.failOnce(updateSettings, partly);
  change({ monitor: true });
  change({ photon: true });
  change({ likes: true });
  fake.site.answer(getSettings, { monitor: true, photon: true, likes: false });
  release();
  for (let turn = 0; turn < 6; turn += 1) await settle();
  expect(bodies()).toEqual([{ monitor: true }, { photon: true, likes: true }, { likes: true }]);
  expect(results.map(({ of, status }) => `${of} ${status}`)).toEqual(['monitor saved', 'photon saved', 'likes failed']);
});

test('without a network all waiting changes fail together, with one notice, and the queue goes on', async () => {
  const { fake, change, results } = setUp();
  const release = fake.site.hold(updateSettings);
  fake.site.networkError(updateSettings);
  change({ monitor: true });
  change({ photon: true });
  change({ likes: true });
  release();
  await settle();
  await settle();
  expect(results.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
  expect(texts(fake)).toHaveLength(2);
  fake.site.answer(updateSettings, { code: 'success' });
  change({ photon: true });
  await settle();
  expect(results.at(-1)).toMatchObject({ of: 'photon', status: 'saved' });
});

test('a switch stays where it was put until the refetched settings agree, for ten seconds at most', async () => {
  const { fake, settings, change } = setUp();
  fake.site.answer(updateSettings, { code: 'success' });
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
  const { fake, settings, change } = setUp();
  fake.site.failOnce(getSettings, { status: 500 });
  change({ monitor: true });
  await settle();
  await settle();
  expect(settings.watch(['monitor']).current).toMatchObject({ values: { monitor: true }, pending: [] });
  fake.shell.resources.refresh(getSettings);
  await settle();
  expect(settings.watch(['monitor']).current).toMatchObject({ values: { monitor: true }, stored: { monitor: true } });
});

test('a text that the site normalizes shows the stored form as soon as it is refetched', async () => {
  const { fake, settings, change } = setUp();
  fake.site.answer(updateSettings, { code: 'success' });
  fake.site.answer(getSettings, { highlander_comment_form_prompt: 'Hello' });
  change({ highlander_comment_form_prompt: ' Hello ' });
  expect(settings.value('highlander_comment_form_prompt')).toBe(' Hello ');
  await settle();
  await settle();
  expect(settings.watch(['highlander_comment_form_prompt']).current).toMatchObject({
    values: { highlander_comment_form_prompt: 'Hello' },
    pending: [],
  });
});

test('Undo on the success notice writes the previous value; not offered for several settings or on request', async () => {
  const { fake, settings, change, bodies } = setUp();
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
  const { fake, settings, change, bodies } = setUp();
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

test('texts replace the default ones; `none` shows no notice, unless nobody is left to show a failure', async () => {
  const { fake, settings, change } = setUp();
  change({ monitor: true }, { texts: { noticeId: 'module-toggle', progress: 'Activating Monitor…', success: 'Monitor is on.' } });
  expect(fake.notices.current).toMatchObject([{ id: 'module-toggle', text: 'Activating Monitor…' }]);
  await settle();
  expect(texts(fake)).toEqual(['Monitor is on.']);
  await fake.clock.advance(2000);

  fake.site.fail(updateSettings, refused);
  change({ photon: true }, { texts: 'none' });
  await settle();
  expect(texts(fake)).toEqual([]);
  settings.change({ photon: true }, { texts: 'none' });
  await settle();
  expect(texts(fake)).toEqual(['Error updating settings. Not valid.']);
});

test('tracking and reload follow a saved change only; the reload waits for all queued changes', async () => {
  const { fake, change } = setUp();
  const release = fake.site.hold(updateSettings);
  fake.site.answerOnce(updateSettings, { code: 'success' });
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

test('a change outlives the services of the remote that asked for it', async () => {
  const { fake, change, results, bodies } = setUp();
  const release = fake.site.hold(updateSettings);
  change({ monitor: true });
  change({ photon: true });
  expect(fake.openHandles()).toEqual([]);
  fake.close();
  release();
  await settle();
  await settle();
  expect(bodies()).toEqual([{ monitor: true }, { photon: true }]);
  expect(results).toEqual([]);
  expect(texts(fake)).toEqual(['Updated settings']);
});

test('closing the page sends what is queued at once, in one request', async () => {
  const { page, bodies, fake } = setUpPage();
  fake.site.hold(updateSettings);
  page.change({ monitor: true });
  page.change({ photon: true });
  page.change({ likes: true });
  page.flush();
  expect(bodies()).toEqual([{ monitor: true }, { photon: true, likes: true }]);
});

test('a view is the same object while nothing of its names has changed', async () => {
  const { fake, settings, change } = setUp();
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
  const { settings } = setUp();
  expect(settings.drafts.read('comments')).toEqual({});
  settings.drafts.write('comments', { highlander_comment_form_prompt: 'Hi' });
  expect(settings.drafts.read('comments')).toEqual({ highlander_comment_form_prompt: 'Hi' });
  settings.drafts.write('comments', {});
  expect(settings.drafts.read('comments')).toEqual({});
});
