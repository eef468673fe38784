import { getPlugins, getSettings, getSite } from '@site-admin/contracts';
import { settle } from '../testing/render-page';
import { renderKept } from '../testing/render-background-sync';

const minute = 60_000;

test('after a long sleep what is on screen is asked for again, once, and stays usable meanwhile; what nobody watches is not', async () => {
  const page = renderKept();
  const release = page.network.hold('GET settings');
  const states: string[] = [];
  const watching = page.services.resources
    .watch(getSettings)
    .subscribe((state) => states.push(`${state.status}${state.data ? ' with data' : ''}`));
  page.services.resources.watch(getPlugins).subscribe().unsubscribe();
  const asked = page.network.callsOf('GET plugins').length;
  await page.comeBack(8 * 60 * minute);
  expect(page.network.callsOf('GET settings')).toHaveLength(1);
  expect(page.network.callsOf('GET plugins')).toHaveLength(asked);
  expect(states).toEqual(['ready with data', 'loading with data']);
  expect(page.looks()).toBe(1);
  release();
  watching.unsubscribe();
});

test('a short absence leaves what is on screen alone', async () => {
  const page = renderKept();
  page.network.answer('GET plugins', {});
  const watching = page.services.resources.watch(getPlugins).subscribe();
  await settle();
  await page.comeBack(4 * minute);
  expect(page.looks()).toBe(1);
  expect(page.network.callsOf('GET plugins')).toHaveLength(1);
  watching.unsubscribe();
});

test('settings and modules on screen are fetched at each return: they may have been changed elsewhere', async () => {
  const page = renderKept();
  const watching = page.services.settings.watch(['monitor']).changes.subscribe();
  page.network.answer('GET settings', { monitor: true });
  await page.comeBack(9_000);
  expect(page.network.callsOf('GET settings')).toHaveLength(0);
  await page.comeBack(1_000);
  expect(page.network.callsOf('GET settings')).toHaveLength(1);
  expect(page.services.settings.value('monitor')).toBe(true);
  watching.unsubscribe();
});

test('woken before the network is, nothing on screen turns into an error', async () => {
  const page = renderKept();
  page.network.cut('GET connection');
  page.network.cut('GET settings');
  const states: string[] = [];
  const watching = page.services.resources.watch(getSettings).subscribe(({ status }) => states.push(status));
  await page.comeBack(60 * minute);
  expect(states).toEqual(['ready']);
  expect(page.notice('network')).toBeDefined();
  watching.unsubscribe();
});

test('a page out of the back-forward cache is looked after like one that was left; one just loaded is not', async () => {
  const page = renderKept();
  page.wait(minute);
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  await settle();
  expect(page.looks()).toBe(0);
  show(true);
  await settle();
  expect(page.looks()).toBe(1);
});

test('a call that broke off in the back-forward cache does not stay "loading" for ever', async () => {
  const page = renderKept();
  page.network.cut('GET site');
  const states: string[] = [];
  const watching = page.services.resources.watch(getSite).subscribe(({ status }) => states.push(status));
  await settle();
  expect(states.at(-1)).toBe('failed');
  page.network.answer('GET site', { code: 'success', message: '', data: '{}' });
  await page.comeBack(6 * minute);
  await settle();
  expect(states.at(-1)).toBe('ready');
  watching.unsubscribe();
});
