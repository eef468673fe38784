import { getPlugins, getSettings, getSite } from '@site-admin/contracts';
import { settle } from '../testing/render-page';
import { renderWithBackgroundSync } from '../testing/render-background-sync';

const minute = 60_000;

test('after a long sleep what is on screen is asked for again, once, and stays usable meanwhile; what nobody watches is not', async () => {
  const page = renderWithBackgroundSync();
  const release = page.network.hold('GET settings');
  const states: string[] = [];
  const watching = page.services.resources
    .watch(getSettings)
    .subscribe((state) => states.push(`${state.status}${state.data ? ' with data' : ''}`));
  page.services.resources.watch(getPlugins).subscribe().unsubscribe();
  const asked = page.network.getCalls('GET plugins').length;
  await page.returnToTab(8 * 60 * minute);
  expect(page.network.getCalls('GET settings')).toHaveLength(1);
  expect(page.network.getCalls('GET plugins')).toHaveLength(asked);
  expect(states).toEqual(['ready with data', 'loading with data']);
  expect(page.connectionChecks()).toBe(1);
  release();
  watching.unsubscribe();
});

test('a short absence leaves what is on screen alone', async () => {
  const page = renderWithBackgroundSync();
  page.network.respond('GET plugins', {});
  const watching = page.services.resources.watch(getPlugins).subscribe();
  await settle();
  await page.returnToTab(4 * minute);
  expect(page.connectionChecks()).toBe(1);
  expect(page.network.getCalls('GET plugins')).toHaveLength(1);
  watching.unsubscribe();
});

test('settings and modules on screen are fetched at each return: they may have been changed elsewhere', async () => {
  const page = renderWithBackgroundSync();
  const watching = page.services.settings.watch(['monitor']).changes.subscribe();
  page.network.respond('GET settings', { monitor: true });
  await page.returnToTab(9_000);
  expect(page.network.getCalls('GET settings')).toHaveLength(0);
  await page.returnToTab(1_000);
  expect(page.network.getCalls('GET settings')).toHaveLength(1);
  expect(page.services.settings.value('monitor')).toBe(true);
  watching.unsubscribe();
});

test('woken before the network is, nothing on screen turns into an error', async () => {
  const page = renderWithBackgroundSync();
  page.network.fail('GET connection');
  page.network.fail('GET settings');
  const states: string[] = [];
  const watching = page.services.resources.watch(getSettings).subscribe(({ status }) => states.push(status));
  await page.returnToTab(60 * minute);
  expect(states).toEqual(['ready']);
  expect(page.notice('network')).toBeDefined();
  watching.unsubscribe();
});

test('a page out of the back-forward cache is looked after like one that was left; one just loaded is not', async () => {
  const page = renderWithBackgroundSync();
  page.wait(minute);
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  await settle();
  expect(page.connectionChecks()).toBe(0);
  show(true);
  await settle();
  expect(page.connectionChecks()).toBe(1);
});

test('a call that broke off in the back-forward cache does not stay "loading" for ever', async () => {
  const page = renderWithBackgroundSync();
  page.network.fail('GET site');
  const states: string[] = [];
  const watching = page.services.resources.watch(getSite).subscribe(({ status }) => states.push(status));
  await settle();
  expect(states.at(-1)).toBe('failed');
  page.network.respond('GET site', { code: 'success', message: '', data: '{}' });
  await page.returnToTab(6 * minute);
  await settle();
  expect(states.at(-1)).toBe('ready');
  watching.unsubscribe();
});
