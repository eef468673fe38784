import { firstValueFrom } from 'rxjs';
import {
  attachLicenses,
  getConnectionData,
  getLicenseCounts,
  getModules,
  getRecommendationsData,
  getSettings,
  getSite,
  getSiteFeatures,
  getStats,
  saveRecommendationsData,
  setModuleActive,
  updateSettings,
  installPlugin,
  type Endpoint,
  type InputArgument,
  type ResourceState,
} from '../index';
import { createFakeShell, settle, type FakeShell } from './index';

const ask = <E extends Endpoint>({ shell }: FakeShell, endpoint: E, ...input: InputArgument<E>) =>
  firstValueFrom(shell.requests.call(endpoint, ...input));

describe('the fake site', () => {
  test('responds to common calls by default, through the schema of the endpoint', async () => {
    const fake = createFakeShell();
    expect(Object.keys(await ask(fake, getModules))).toHaveLength(46);
    expect((await ask(fake, getSettings)).jetpack_comment_form_color_scheme).toBe('light');
    // On the wire this is JSON text inside JSON.
    expect((await ask(fake, getSite)).plan?.product_slug).toBe('jetpack_free');
    expect((await ask(fake, getStats, { query: { range: 'week' } })).week?.data).toHaveLength(14);
    expect((await ask(fake, getConnectionData)).connectionOwner).toBe('admin');
  });

  test('responds as the test sets it, once or permanently', async () => {
    const fake = createFakeShell();
    fake.site.respond(attachLicenses, [[{ activatedProductId: 7 }]]);
    fake.site.respondOnce(attachLicenses, [{ errors: { invalid: ['No such key.'] }, error_data: [] }]);
    const input = { body: { licenses: ['a'] } };
    expect(await ask(fake, attachLicenses, input)).toEqual([{ message: 'No such key.' }]);
    expect(await ask(fake, attachLicenses, input)).toEqual([{ activatedProductId: 7 }]);
    expect(fake.site.getCalls(attachLicenses)).toMatchObject([
      { body: { licenses: ['a'] } },
      { path: 'licensing/attach-licenses' },
    ]);
  });

  test('fails with the errors of the request layer', async () => {
    const fake = createFakeShell();
    fake.site.fail(getSettings, { status: 500, code: 'broken', message: 'Broken.' });
    await expect(ask(fake, getSettings)).rejects.toMatchObject({ name: 'ApiError', message: 'Broken. (Status 500)' });
    fake.site.failOnce(getSettings, { status: 404 });
    await expect(ask(fake, getSettings)).rejects.toMatchObject({ name: 'Api404Error' });
    fake.site.networkError(getSettings);
    await expect(ask(fake, getSettings)).rejects.toMatchObject({ name: 'FetchNetworkError' });
  });

  test('does not respond to a held call until it is released', async () => {
    const fake = createFakeShell();
    const release = fake.site.hold(getSettings);
    let isAnswered = false;
    const response = ask(fake, getSettings).then(() => (isAnswered = true));
    await settle();
    expect(isAnswered).toBe(false);
    release();
    await response;
  });

  test('records a violation for a call without a response and for an input the endpoint refuses', async () => {
    const fake = createFakeShell();
    await expect(ask(fake, installPlugin, { body: { slug: 'akismet', status: 'active' } })).rejects.toThrow();
    await expect(ask(fake, setModuleActive, { params: { slug: 'monitor' }, body: JSON.parse('{"active":1}') })).rejects.toThrow();
    expect(fake.takeViolations()).toEqual([
      expect.stringContaining('POST plugins was called'),
      expect.stringContaining('POST module/:slug/active refuses its input: body.active'),
    ]);
  });

  test('responds 403 with the code of the endpoint to users without the right', async () => {
    const editor = createFakeShell({ site: { role: 'editor' } });
    await expect(ask(editor, getSiteFeatures)).rejects.toMatchObject({ status: 403, response: { code: 'rest_forbidden' } });
    const second = createFakeShell({ site: { owner: false } });
    await expect(ask(second, getLicenseCounts)).rejects.toMatchObject({
      response: { code: 'invalid_permission_manage_user_licenses' },
    });
  });

  test('responds with saved values after a save', async () => {
    const fake = createFakeShell();
    await ask(fake, updateSettings, { body: { monitor: true, jetpack_protect_global_whitelist: '10.0.0.1\n10.0.0.2' } });
    await ask(fake, setModuleActive, { params: { slug: 'protect' }, body: { active: false } });
    await ask(fake, saveRecommendationsData, { body: { data: { skippedRecommendations: ['monitor'] } } });

    const modules = await ask(fake, getModules);
    expect([modules['monitor']?.activated, modules['protect']?.activated]).toEqual([true, false]);
    expect(await ask(fake, getSettings)).toMatchObject({
      monitor: true,
      protect: false,
      jetpack_protect_global_whitelist: { local: ['10.0.0.1', '10.0.0.2'] },
    });
    expect((await ask(fake, getRecommendationsData)).skippedRecommendations).toEqual(['monitor']);
  });
});

describe('requests', () => {
  test('are sent on subscribe, equal GETs in flight are one, and unsubscribing cancels them', async () => {
    const fake = createFakeShell();
    const call = fake.shell.requests.call(getSite);
    expect(fake.site.calls).toHaveLength(0);
    await Promise.all([firstValueFrom(call), ask(fake, getSite)]);
    expect(fake.site.calls).toHaveLength(1);

    const answered = jest.fn();
    call.subscribe(answered).unsubscribe();
    await settle();
    expect(answered).not.toHaveBeenCalled();
    expect(fake.openHandles()).toEqual([]);
  });
});

describe('resources', () => {
  const statuses = <T>(states: ResourceState<T>[]) => states.map(({ status }) => status);

  test('are available at once and without a request where the initial state contains them', async () => {
    const fake = createFakeShell({ site: { modules: { monitor: true } } });
    const states: ResourceState<unknown>[] = [];
    fake.shell.resources.watch(getModules).subscribe((state) => states.push(state));
    expect(statuses(states)).toEqual(['ready']);
    await settle();
    expect(fake.site.calls).toEqual([]);
    fake.close();
  });

  test('are fetched once for all subscribers, and again when a write makes them stale', async () => {
    const fake = createFakeShell();
    const states: ResourceState<unknown>[] = [];
    fake.shell.resources.watch(getSettings).subscribe((state) => states.push(state));
    fake.shell.resources.watch(getSettings).subscribe();
    await ask(fake, updateSettings, { body: { monitor: true } });
    await settle();
    expect(statuses(states)).toEqual(['ready', 'loading', 'ready']);
    expect(states[1]).toHaveProperty('data');
    expect(fake.site.getCalls(getSettings)).toHaveLength(1);
    // The modules have no subscriber: the next one causes the request.
    expect(fake.site.getCalls(getModules)).toHaveLength(0);
    await firstValueFrom(fake.shell.resources.watch(getModules));
    expect(fake.site.getCalls(getModules)).toHaveLength(1);
    fake.close();
  });

  test('fail with the error, keep their data, and are refetched by the next subscriber', async () => {
    const fake = createFakeShell();
    fake.site.failOnce(getSite, { status: 500 });
    const states: ResourceState<unknown>[] = [];
    const watching = fake.shell.resources.watch(getSite).subscribe((state) => states.push(state));
    await settle();
    expect(states.at(-1)).toMatchObject({ status: 'failed', error: { name: 'ApiError' } });
    watching.unsubscribe();
    fake.shell.resources.watch(getSite).subscribe((state) => states.push(state));
    await settle();
    expect(states.at(-1)?.status).toBe('ready');

    fake.site.fail(getSite, { status: 500 });
    fake.shell.resources.refresh(getSite);
    await settle();
    expect(states.at(-1)).toMatchObject({ status: 'failed', data: { name: 'Example' } });
    fake.close();
  });
});
