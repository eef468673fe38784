import { getPlugins, getSettings, getSite, getSitePurchases } from '@site-admin/contracts';
import { settle } from '../testing/render-page';
import { renderWithBackgroundSync } from '../testing/render-background-sync';

const minute = 60_000;

test('after a long sleep watched resources are refetched once and keep their data meanwhile; unwatched ones are not', async () => {
  const page = renderWithBackgroundSync();
  const release = page.network.hold('GET settings');
  const states: string[] = [];
  const watching = page.services.resources
    .watch(getSettings)
    .subscribe((state) => states.push(`${state.status}${state.data ? ' with data' : ''}`));
  page.services.resources.watch(getPlugins).subscribe().unsubscribe();
  const before = page.network.getCalls('GET plugins').length;
  await page.returnToTab(8 * 60 * minute);
  expect(page.network.getCalls('GET settings')).toHaveLength(1);
  expect(page.network.getCalls('GET plugins')).toHaveLength(before);
  expect(states).toEqual(['ready with data', 'loading with data']);
  expect(page.connectionChecks()).toBe(1);
  release();
  watching.unsubscribe();
});

test('resources on screen are not refetched after a short absence', async () => {
  const page = renderWithBackgroundSync();
  page.network.respond('GET plugins', {});
  const watching = page.services.resources.watch(getPlugins).subscribe();
  await settle();
  await page.returnToTab(4 * minute);
  expect(page.connectionChecks()).toBe(1);
  expect(page.network.getCalls('GET plugins')).toHaveLength(1);
  watching.unsubscribe();
});

test('settings and modules on screen are refetched at each return', async () => {
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

test('a purchase made in another tab is on screen after the return', async () => {
  const page = renderWithBackgroundSync();
  page.network.respond('GET site/purchases', { code: 'success', message: '', data: '[]' });
  const slugs: (readonly string[])[] = [];
  const watching = page.services.resources
    .watch(getSitePurchases)
    .subscribe(({ data = [] }) => slugs.push(data.map(({ product_slug }) => product_slug)));
  await settle();
  const bought = JSON.stringify([{ ID: '1', product_slug: 'jetpack_scan', active: '1' }]);
  page.network.respond('GET site/purchases', { code: 'success', message: '', data: bought });
  await page.returnToTab(minute);
  expect(slugs.at(-1)).toEqual(['jetpack_scan']);
  watching.unsubscribe();
});

test('no resource on screen fails when the network is not back after a sleep', async () => {
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

test('a page restored from the back-forward cache is refreshed; one just loaded is not', async () => {
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

test('a call aborted by the back-forward cache is refetched', async () => {
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
