import { connected } from '../scenarios/connected';
import { testSite, type SiteUser, type TestSite } from '../testing/site';

let site: TestSite;
let admin: SiteUser;
afterEach(() => site.close());

async function start(optionWriteDelayMs: number): Promise<void> {
  site = await testSite({ scenario: { ...connected, modules: [], traits: { optionWriteDelayMs } } });
  admin = site.as('admin');
}

/** Milliseconds in which parallel requests are read even on a busy machine. */
const overlap = 300;

const slugs = ['markdown', 'carousel', 'photon', 'likes'];
const toggle = (slug: string, active = true) => admin.post(`module/${slug}/active`, { active });
const save = (slug: string) => admin.post('settings', { [slug]: true });

async function activeSlugs(): Promise<string[]> {
  const settings = (await admin.get('settings')).body as Record<string, unknown>;
  return slugs.filter((slug) => settings[slug] === true);
}

test.each([
  ['POST module/{slug}/active', toggle],
  ['POST settings', save],
])('with a write delay, parallel toggles by %s all return 200 and lose updates', async (_call, write) => {
  await start(overlap);
  const responses = await Promise.all(slugs.map((slug) => write(slug)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await activeSlugs()).toHaveLength(1);
});

test.each([
  ['POST module/{slug}/active', toggle],
  ['POST settings', save],
])('with a write delay, toggles by %s one after the other are all stored', async (_call, write) => {
  await start(30);
  for (const slug of slugs) expect((await write(slug)).status).toBe(200);
  expect(await activeSlugs()).toEqual(slugs);
  expect((await toggle('photon', false)).status).toBe(200);
  expect(await activeSlugs()).toEqual(['markdown', 'carousel', 'likes']);
});

test('with a write delay, one POST settings stores all its toggles', async () => {
  await start(30);
  await admin.post('settings', Object.fromEntries(slugs.map((slug) => [slug, true])));
  expect(await activeSlugs()).toEqual(slugs);
});

test('without a write delay, parallel toggles are all stored', async () => {
  await start(0);
  await Promise.all(slugs.map((slug) => toggle(slug)));
  expect(await activeSlugs()).toEqual(slugs);
});

const saveStep = () => admin.post('recommendations/step', { step: 'summary' });
const saveData = () => admin.post('recommendations/data', { data: { 'site-type-store': true } });
const progress = async () => [(await admin.get('recommendations/step')).body, (await admin.get('recommendations/data')).body];

test('with a write delay, step and data of the assistant overwrite each other when sent in parallel, and not in sequence', async () => {
  await start(overlap);
  const responses = await Promise.all([saveStep(), saveData()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await progress()).toEqual([{ step: 'not-started' }, { 'site-type-store': true }]);
  await saveStep();
  expect(await progress()).toEqual([{ step: 'summary' }, { 'site-type-store': true }]);
});

test('with a write delay, a toggle overwrites neither options of a module nor the progress of the assistant', async () => {
  await start(30);
  await Promise.all([toggle('markdown'), admin.post('settings', { sharing_label: 'mine' }), saveStep()]);
  expect((await admin.get('settings')).body).toMatchObject({ markdown: true, sharing_label: 'mine' });
  expect(await progress()).toEqual([{ step: 'summary' }, []]);
});

test('a write is delayed, a read is not', async () => {
  await start(overlap);
  const began = performance.now();
  const ended: string[] = [];
  const writing = toggle('markdown').then(() => ended.push('write'));
  await admin.get('settings').then(() => ended.push('read'));
  await writing;
  expect(ended).toEqual(['read', 'write']);
  expect(performance.now() - began).toBeGreaterThanOrEqual(overlap - 5);
});
