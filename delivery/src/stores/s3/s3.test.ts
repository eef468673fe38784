import { isCephInstalled, startCeph, type Ceph } from '../../testing/ceph';
import { testStore } from '../../testing/store-contract';
import { createS3Client, type S3Options } from './client';
import { s3Store } from './s3';

let ceph: Ceph;
let bucket: S3Options;
let count = 0;

// `npm run test:s3` installs the object store.
(isCephInstalled() ? describe : describe.skip)('in an object store', () => {
  beforeAll(async () => {
    // Two gateways: a condition must hold whichever a writer uses.
    ceph = await startCeph({ gateways: 2 });
    bucket = await ceph.createBucket('delivery');
  });
  afterAll(() => ceph?.stop());

  testStore(async () => {
    count += 1;
    const options = { ...bucket, prefix: `team/store ${count}` };
    let opened = 0;
    const open = () => {
      opened += 1;
      return s3Store({ ...options, endpoint: ceph.endpoints[opened % 2] ?? '' });
    };
    return {
      store: s3Store(options),
      open,
      argv: ['--store', `s3://delivery/${options.prefix}`, '--endpoint', bucket.endpoint],
      env: { AWS_ACCESS_KEY_ID: bucket.accessKeyId, AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey },
    };
  });

  test('files carry the headers of a CDN: type, encoding of compressed forms, and an immutable address', async () => {
    const store = s3Store({ ...bucket, prefix: 'headers' });
    const headers: Record<string, unknown> = {};
    for (const name of ['e.js', 'e.js.br', 'e.css.gz', 'i.svg', 'remote.manifest.json']) {
      await store.putFile(`remotes/a/1.0.0-x/${name}`, Buffer.from('x'));
      const { headers: received } = await readRaw(`headers/remotes/a/1.0.0-x/${name}`);
      headers[name] = [received['content-type'], received['content-encoding'], received['cache-control']];
    }
    const forever = 'public, max-age=31536000, immutable';
    expect(headers).toEqual({
      'e.js': ['text/javascript; charset=utf-8', undefined, forever],
      'e.js.br': ['text/javascript; charset=utf-8', 'br', forever],
      'e.css.gz': ['text/css; charset=utf-8', 'gzip', forever],
      'i.svg': ['image/svg+xml', undefined, forever],
      'remote.manifest.json': ['application/json; charset=utf-8', undefined, forever],
    });
    await store.swapRegistry(undefined, '{}');
    expect((await readRaw('headers/registry.json')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, /AWS_SECRET_ACCESS_KEY/],
    ['no such bucket', { bucket: 'nowhere' }, /no such bucket/],
  ])('%s is named with a remedy', async (_what, change, expected) => {
    const reading = s3Store({ ...bucket, ...change }).readRegistry();
    await expect(reading).rejects.toThrow();
    const error = await reading.catch((thrown: unknown) => thrown);
    expect(JSON.stringify({ ...(error as object), message: String(error) })).toMatch(expected);
  });
});

const readRaw = (key: string) => createS3Client(bucket).send({ method: 'GET', key });
