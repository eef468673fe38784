import type { RemoteManifest } from '@site-admin/contracts';
import { harness } from '../testing/harness';

const page = (path: string): RemoteManifest['declaration']['pages'][number] => ({
  path,
  title: 'A page',
  audience: 'everyone',
  frame: 'bare',
  prefetch: [],
});

const extension = (point: string) => ({ point, order: 10, audience: 'managers' as const });

test.each([
  ['an equal route', { pages: [page('/product/:slug')] }, {}, 'Its route /product/:slug is that of sample.'],
  ['a more exact route', { pages: [page('/product/backup')] }, {}, 'Its route /product/backup is that of sample.'],
  ['a wider route', { pages: [page('/product/*')] }, {}, 'Its route /product/* is that of sample.'],
  [
    'an event',
    { emits: ['licensing/activated@1'] },
    {},
    'It emits licensing/activated@1, which only the remote licensing may emit.',
  ],
  [
    'a container',
    {},
    { container: 'siteAdmin_sample_0123456789ab' },
    'Its container siteAdmin_sample_0123456789ab is that of sample.',
  ],
  [
    'the one place of an extension',
    { extensions: [extension('connect.partnerCoupon@1')] },
    {},
    'Its extension point connect.partnerCoupon@1 is filled by sample, and by one remote only.',
  ],
])('publish refuses %s of another remote, and the store is as before', async (_what, declaration, manifest, reason) => {
  const at = await harness();
  const extensions = [extension('connect.partnerCoupon@1'), extension('dashboard.banner@1')];
  await at.build('remote-sample', { declaration: { pages: [page('/product/:slug')], extensions } });
  await at.remotes('publish', 'remote-sample', '--promote');
  const before = await at.registry();
  await at.build('remote-intruder', { name: 'intruder', declaration, manifest });
  const { code, output } = await at.remotes('publish', 'remote-intruder');
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining(reason) });
  expect(await at.registry()).toBe(before);
  const own = { pages: [page('/elsewhere')], extensions: [extension('dashboard.banner@1')] };
  await at.build('remote-intruder', { name: 'intruder', declaration: own });
  expect((await at.remotes('publish', 'remote-intruder')).code).toBe(0);
  await at.remove();
});
