import { EMPTY, ReplaySubject, Subject, throwError } from 'rxjs';
import { RequestTimeoutError } from '../errors';
import type { Requests } from '../remote';
import type { Change } from './change';
import { createChangeQueue } from './change-queue';
import { getSettings, updateSettings } from '../endpoints/settings';
import { openSettings } from '../testing/open-settings';
import { settle } from '../testing/settle';

const refused = { status: 400, code: 'rest_invalid_param', message: 'Not valid.' };

test('changes that wait for one in progress are sent together, in one request', async () => {
  const { fake, change, results, bodies } = openSettings();
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
  const { fake, settings, change, results, texts } = openSettings();
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
  expect(texts()).toEqual(['Updated settings', 'Error updating settings. Not valid.']);
});

test('where the site refuses several at once they are sent one by one: innocent changes are saved', async () => {
  const { fake, settings, change, results, bodies } = openSettings();
  const release = fake.site.hold(updateSettings);
  fake.site.respondOnce(updateSettings, { code: 'success' });
  fake.site.failOnce(updateSettings, refused);
  fake.site.respondOnce(updateSettings, { code: 'success' });
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
  const { fake, change, results, bodies } = openSettings();
  const partly = { status: 400, code: 'some_updated', message: 'likes was not saved.' };
  const release = fake.site.hold(updateSettings);
  fake.site.respondOnce(updateSettings, { code: 'success' });
  fake.site.failOnce(updateSettings, partly);
  fake.site.failOnce(updateSettings, partly);
  change({ monitor: true });
  change({ photon: true });
  change({ likes: true });
  fake.site.respond(getSettings, { monitor: true, photon: true, likes: false });
  release();
  for (let turn = 0; turn < 6; turn += 1) await settle();
  expect(bodies()).toEqual([{ monitor: true }, { photon: true, likes: true }, { likes: true }]);
  expect(results.map(({ of, status }) => `${of} ${status}`)).toEqual(['monitor saved', 'photon saved', 'likes failed']);
});

test('without a network all waiting changes fail together, with one notice, and the queue goes on', async () => {
  const { fake, change, results, texts } = openSettings();
  const release = fake.site.hold(updateSettings);
  fake.site.networkError(updateSettings);
  change({ monitor: true });
  change({ photon: true });
  change({ likes: true });
  release();
  await settle();
  await settle();
  expect(results.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
  expect(texts()).toHaveLength(2);
  fake.site.respond(updateSettings, { code: 'success' });
  change({ photon: true });
  await settle();
  expect(results.at(-1)).toMatchObject({ of: 'photon', status: 'saved' });
});

test('a change outlives the services of the remote that asked for it', async () => {
  const { fake, change, results, bodies, texts } = openSettings();
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
  expect(texts()).toEqual(['Updated settings']);
});

test('closing the page sends what is queued at once, in one request', async () => {
  const { page, bodies, fake } = openSettings();
  fake.site.hold(updateSettings);
  page.change({ monitor: true });
  page.change({ photon: true });
  page.change({ likes: true });
  page.flush();
  expect(bodies()).toEqual([{ monitor: true }, { photon: true, likes: true }]);
});

test('after a timeout all that were sent together fail: sending each again could take minutes', () => {
  const sent: unknown[] = [];
  const failed: (readonly Change[])[] = [];
  const held = new Subject<never>();
  const call: Requests['call'] = (_endpoint, ...input) => {
    sent.push(input[0]);
    return sent.length === 1 ? held : throwError(() => new RequestTimeoutError('POST settings', 30_000));
  };
  const queue = createChangeQueue({
    requests: { call },
    refetched: () => EMPTY,
    onSending: () => undefined,
    onSaved: () => undefined,
    onFailed: (changes) => failed.push(changes),
    onIdle: () => undefined,
  });
  const change = (name: string): Change => ({
    patch: { [name]: true },
    shown: {},
    previous: {},
    options: {},
    result: new ReplaySubject(),
  });
  ['monitor', 'photon', 'likes'].forEach((name) => queue.add(change(name)));
  held.complete();
  expect(sent).toHaveLength(2);
  expect(failed.map((changes) => changes.length)).toEqual([2]);
});
