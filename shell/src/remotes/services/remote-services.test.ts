import { createBus, createDrafts, getSettings, getModules, updateSettings, type Extensions } from '@site-admin/contracts';
import { createFakeShell, settle } from '@site-admin/contracts/testing';
import { createFakeHealth } from '../../testing/manifests';
import { createNoticeStore } from '../../notices/notice-store';
import { live } from '../../page/live';
import { createI18n } from '../../site/i18n';
import { createRemoteServices } from './remote-services';
import { createSite } from '../../site/site';

const extensions: Extensions = { render: () => () => undefined };

function setUp() {
  const fake = createFakeShell({ site: { connection: 'connected' } });
  const { shell } = fake;
  const notices = createNoticeStore();
  const health = createFakeHealth();
  const problems: string[] = [];
  const bus = createBus({ now: () => 0, report: ({ kind, event, source }) => problems.push(`${source} ${kind} ${event}`) });
  const site = createSite(shell.site.initial, live(shell.site.initial.getModules), false);
  const settings = { ...shell.settings, getDrafts: createDrafts(), flush: () => undefined, close: () => undefined };
  const shared = { ...shell, bus, notices, site, health, settings, navigation: shell.navigation };
  const mount = (name: string, listens: string[] = []) =>
    createRemoteServices(
      shared,
      { name, version: '1.0.0', pages: [], emits: ['recommendations/pendingCounted@1'], listens, source: 'active' },
      extensions,
    );
  return { fake, site, notices, health, problems, mount };
}

test('a remote cannot replace or dismiss the notices of others', () => {
  const { mount, notices } = setUp();
  notices.show({ id: 'registry', status: 'is-error', text: 'of the shell' }, 'shell');
  notices.show({ id: 'saved', status: 'is-info', text: 'of another' }, 'dashboard');
  const { services } = mount('settings');
  services.notices.show({ id: 'registry', status: 'is-info', text: 'first' });
  const id = services.notices.show({ id: 'registry', status: 'is-info', text: 'second' });
  const texts = () => notices.shown.current.map(({ text }) => text);
  expect(texts()).toEqual(['second', 'of another', 'of the shell']);
  for (const other of ['registry', 'saved', 'dashboard:saved', 'shell:registry']) services.notices.dismiss(other);
  expect(texts()).toEqual(['of another', 'of the shell']);
  services.notices.show({ id: 'registry', status: 'is-info', text: 'third' });
  services.notices.dismiss(id);
  expect(texts()).toEqual(['of another', 'of the shell']);
});

test("services contain the remote's name and version, and notices and reports have its name", () => {
  const { mount, notices, health } = setUp();
  const { services, close } = mount('settings');
  expect(services.remote).toEqual({ name: 'settings', version: '1.0.0' });
  services.notices.show({ status: 'is-info', text: 'Hello.' });
  expect(notices.shown.current).toMatchObject([{ source: 'settings', text: 'Hello.' }]);
  services.health.report(new TypeError('no'), 'epic save');
  expect(health.received).toMatchObject([
    { remote: 'settings', version: '1.0.0', phase: 'run', reason: 'epic save: TypeError: no' },
  ]);
  close();
});

test('closing completes every stream, removes every guard, and returns counts of what was open', () => {
  const { fake, mount } = setUp();
  const { services, close } = mount('settings', ['licensing/activated@1']);
  const ended: string[] = [];
  const end = (name: string) => ({ complete: () => ended.push(name) });
  services.site.connection.changes.subscribe(end('connection'));
  services.navigation.location.changes.subscribe(end('location'));
  services.clock.every(10).subscribe(end('clock'));
  services.resources.watch(getModules).subscribe(end('resource'));
  fake.site.hold(getSettings);
  services.requests.call(getSettings).subscribe(end('request'));
  services.bus.listen('licensing/activated@1', () => undefined);
  services.navigation.guard({ question: 'Leave?', isDirty: () => true });
  services.connection.connect('settings');
  services.connection.unlinkUser();
  expect(fake.connection.requested).toEqual([{ type: 'connect', from: 'settings' }, { type: 'unlinkUser' }]);
  expect(close()).toEqual({ subscriptions: 4, requests: 1, guards: 1, listeners: 1 });
  expect(ended.sort()).toEqual(['clock', 'connection', 'location', 'request', 'resource']);
  expect(fake.openHandles()).toEqual([]);
});

test('after closing, streams complete at once, and guards and navigation have no effect', () => {
  const { fake, mount } = setUp();
  const { services, close } = mount('settings');
  close();
  const seen: string[] = [];
  services.requests.call(getSettings).subscribe({ next: () => seen.push('answer'), complete: () => seen.push('over') });
  services.clock.after(0).subscribe({ next: () => seen.push('tick'), complete: () => seen.push('over') });
  services.navigation.guard({ question: 'Leave?', isDirty: () => true });
  services.navigation.navigate('/writing');
  services.connection.connect('settings');
  services.connection.unlinkUser();
  services.connection.state.changes.subscribe({ next: () => seen.push('state'), complete: () => seen.push('over') });
  expect(seen).toEqual(['over', 'over', 'over']);
  expect(fake.connection.requested).toEqual([]);
  expect(fake.site.calls).toEqual([]);
  expect(fake.navigation.visited).not.toContain('/writing');
  expect(fake.openHandles()).toEqual([]);
});

test('a write in flight is no leak, and is completed; its stream completes without the result', async () => {
  const { fake, mount } = setUp();
  const { services, close } = mount('settings');
  const release = fake.site.hold(updateSettings);
  const seen: string[] = [];
  const listen = (name: string) => ({ next: () => seen.push(`${name} result`), complete: () => seen.push(`${name} end`) });
  services.requests.call(updateSettings, { body: { monitor: true } }).subscribe(listen('call'));
  services.settings.change({ photon: true }).subscribe(listen('change'));
  services.settings.watch(['photon']).changes.subscribe({ complete: () => seen.push('view end') });
  expect(close()).toEqual({ subscriptions: 1, requests: 0, guards: 0, listeners: 0 });
  expect(seen.sort()).toEqual(['call end', 'change end', 'view end']);
  release();
  await settle();
  expect(fake.site.getCalls(updateSettings).map(({ body }) => body)).toEqual([{ monitor: true }, { photon: true }]);
  expect(fake.shell.settings.value('photon')).toBe(true);
  expect(seen).toHaveLength(3);
});

test('drafts of a form are kept for the next mount of the same remote only', () => {
  const { mount } = setUp();
  const before = mount('settings');
  before.services.settings.drafts.write('comments', { highlander_comment_form_prompt: 'Hi' });
  before.close();
  expect(mount('settings').services.settings.drafts.read('comments')).toEqual({ highlander_comment_form_prompt: 'Hi' });
  expect(mount('dashboard').services.settings.drafts.read('comments')).toEqual({});
});

test('resources that were released before are not counted', () => {
  const { mount } = setUp();
  const { services, close } = mount('settings');
  services.site.user.changes.subscribe().unsubscribe();
  services.navigation.guard({ question: 'Leave?', isDirty: () => false })();
  expect(close()).toEqual({ subscriptions: 0, requests: 0, guards: 0, listeners: 0 });
});

test('closing one remote does not affect another', () => {
  const { mount, site } = setUp();
  const one = mount('settings');
  const other = mount('dashboard');
  const seen: boolean[] = [];
  other.services.site.connection.changes.subscribe(({ isActive }) => seen.push(isActive));
  one.close();
  site.setConnection({ ...site.connection.current, isActive: false });
  expect(seen).toEqual([true, false]);
  other.close();
});

test('a remote emits declared events only; a late subscriber receives the last replayed event', () => {
  const { mount, problems } = setUp();
  const { services } = mount('recommendations');
  services.bus.emit('recommendations/pendingCounted@1', { count: 3 });
  services.bus.emit('licensing/activated@1', { productId: 1 });
  expect(problems).toEqual(['recommendations undeclared licensing/activated@1']);
  const received: unknown[] = [];
  mount('dashboard', ['recommendations/pendingCounted@1']).services.bus.listen(
    'recommendations/pendingCounted@1',
    ({ payload }) => received.push(payload),
  );
  expect(received).toEqual([{ count: 3 }]);
});

test("numbers and dates are formatted for the locale and the site's settings", () => {
  const { fake } = setUp();
  const { initial } = fake.shell.site;
  const german = createI18n(
    { locale: 'de_DE', direction: 'ltr' },
    { ...initial, siteData: { ...initial.siteData, dateFormat: 'd.m.Y' } },
  );
  expect(german.number(15468)).toBe('15.468');
  expect(german.date(Date.UTC(2022, 11, 1))).toBe('01.12.2022');
  const english = createI18n(
    { locale: 'en_US', direction: 'ltr' },
    { ...initial, siteData: { ...initial.siteData, dateFormat: false } },
  );
  expect(english.date(Date.UTC(2022, 11, 1))).toBe('December 1, 2022');
  expect(english.date(Date.UTC(2022, 11, 1), 'Y')).toBe('2022');
});
