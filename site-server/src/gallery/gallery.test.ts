import { put, removeFolders, temporaryFolder } from '../testing/folders';
import { testSite, type TestSite } from '../testing/site';

const sites: TestSite[] = [];

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
  removeFolders();
});

function createGallery(): string {
  const folder = temporaryFolder();
  put(folder, 'index.html', '<!doctype html><title>Gallery</title>');
  put(folder, 'main.js', 'main()');
  return folder;
}

async function open(options: Parameters<typeof testSite>[0]) {
  const site = await testSite(options);
  sites.push(site);
  return (url: string) => site.app.inject({ url });
}

test('in development the gallery is served without a sign-in, and may frame itself', async () => {
  const get = await open({ gallery: createGallery(), environment: 'development' });
  const page = await get('/gallery?dir=rtl');
  expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><title>Gallery</title>']);
  expect(page.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect((await get('/gallery/main.js')).body).toBe('main()');
  expect((await get('/gallery/../main.ts')).statusCode).toBe(404);
  expect((await get('/gallery/missing.js')).statusCode).toBe(404);
});

test('in production, and without a gallery, there is no such page', async () => {
  const inProduction = await open({ gallery: createGallery() });
  expect((await inProduction('/gallery')).statusCode).toBe(404);
  expect((await inProduction('/gallery/main.js')).statusCode).toBe(404);
  const without = await open({ environment: 'development' });
  expect((await without('/gallery')).statusCode).toBe(404);
});

test('before the gallery is built, its page is not found', async () => {
  const get = await open({ gallery: temporaryFolder(), environment: 'development' });
  expect((await get('/gallery')).statusCode).toBe(404);
});
