import { eventually } from '../eventually';
import { mark, marked, getMarks } from '../marks';
import { chartBars, statsCard, total } from '../pages/dashboard';
import { extension, masthead, outlet, settled, shownVersion, tab } from '../pages/frame';
import { tamper, tamperManifest } from '../tamper';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();
const evil = mark('evil');
const allowErrors = true;

/** Publishes a version, makes it live, and tampers with its files. */
function publishTampered(version: string, harm: (store: string) => void): void {
  site.stack.publish('dashboard', marked(version), '--promote');
  harm(site.stack.store);
}

afterEach(() => site.stack.remotes('promote', 'dashboard', '1.0.0'));

test.each([
  [
    'the entry',
    '2.1.0',
    (store: string) =>
      tamper(
        store,
        'dashboard',
        '2.1.0',
        ({ role }) => role === 'entry',
        (text) => text + evil,
      ),
  ],
  [
    'an initial script',
    '2.2.0',
    (store: string) =>
      tamper(
        store,
        'dashboard',
        '2.2.0',
        ({ role, kind }) => role === 'sync' && kind === 'script',
        (text) => text + evil,
      ),
  ],
  [
    'the manifest',
    '2.3.0',
    (store: string) => tamperManifest(store, 'dashboard', '2.3.0', (text) => text.replace('"owner": "', '"owner": "not the ')),
  ],
])(
  '%s changed after it was published: nothing of that version runs, and the previous one is shown',
  async (_what, version, harm) => {
    publishTampered(version, harm);
    const { page } = await site.visit('/dashboard', { allowErrors });
    await eventually(async () => expect(await shownVersion(page, 'dashboard')).toBe('1.0.0'), 15_000);
    await settled(page);
    expect(await getMarks(page)).toEqual([]);
    await eventually(async () => expect(await chartBars(page).count()).toBeGreaterThan(20));
    expect(await masthead(page).isVisible()).toBe(true);
  },
);

test('a stylesheet changed after it was published is not applied, and the previous version is shown', async () => {
  publishTampered('2.4.0', (store) =>
    tamper(
      store,
      'dashboard',
      '2.4.0',
      ({ kind }) => kind === 'style',
      (text) => `${text}\nbody { background: rgb(1, 2, 3) !important; }`,
    ),
  );
  const { page } = await site.visit('/dashboard', { allowErrors });
  await eventually(async () => expect(await shownVersion(page, 'dashboard')).toBe('1.0.0'), 15_000);
  await settled(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgb(1, 2, 3)');
  expect(await page.locator('link[data-remote="dashboard"]').count()).toBe(1);
  await statsCard(page).waitFor();
});

test('a chunk loaded later, changed after it was published, never runs: the previous version is shown as a whole', async () => {
  publishTampered('2.5.0', (store) =>
    tamper(
      store,
      'dashboard',
      '2.5.0',
      ({ role }) => role === 'async',
      (text) => text + evil,
    ),
  );
  const { page } = await site.visit('/dashboard', { allowErrors });
  await settled(page);
  await eventually(async () => expect(await shownVersion(page, 'dashboard')).toBe('1.0.0'), 15_000);
  await eventually(async () => expect(await chartBars(page).count()).toBeGreaterThan(20));
  expect(await getMarks(page)).not.toContain('evil');
});

test('a manifest with a script on another host is refused as a whole, without a request to that host', async () => {
  publishTampered('2.6.0', (store) =>
    tamperManifest(store, 'dashboard', '2.6.0', (text) =>
      text.replace('"name": "entry.', '"name": "https://evil.example/entry.'),
    ),
  );
  const reached: string[] = [];
  const { page } = await site.visit('/dashboard', {
    allowErrors,
    arrange: (opened) =>
      opened.route('https://evil.example/**', (route) => {
        reached.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: evil });
      }),
  });
  await eventually(async () => expect(await shownVersion(page, 'dashboard')).toBe('1.0.0'), 15_000);
  await settled(page);
  expect(reached).toEqual([]);
  expect(await getMarks(page)).toEqual([]);
});

test('tampering with one remote does not affect the others', async () => {
  publishTampered('2.7.0', (store) =>
    tamper(
      store,
      'dashboard',
      '2.7.0',
      ({ role }) => role === 'entry',
      () => evil,
    ),
  );
  // The dashboard's extension below My Plan is refused, like its screen; nothing else of it is visible.
  const { page } = await site.visit('/my-plan', { allowErrors });
  await settled(page);
  await outlet(page, 'licensing').waitFor();
  await eventually(async () => expect(await extension(page, 'page.below@1').allInnerTexts()).toEqual(['']));
  expect(await getMarks(page)).toEqual([]);
  expect(await tab(page, 'At a Glance').isVisible()).toBe(true);
  expect(await total(page, 'All-time views').count()).toBe(0);
});
