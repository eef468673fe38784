import { createFakeHealth, createManifest } from '../../testing/manifests';
import { live } from '../../page/live';
import type { KnownRemote } from '../../page/services/remotes';
import { createExtensions, type ExtensionsDeps } from './extensions';

/** Returns a remote that fills a point. */
function createRemote(name: string, point: string, order: number, status: KnownRemote['status'] = 'live'): KnownRemote {
  const extensions = [{ point, order, audience: 'everyone' as const }];
  const { declaration } = createManifest(name, '1.0.0', { extensions });
  return { name, version: '1.0.0', status, reason: undefined, declaration };
}

/** Returns the names of the remotes whose extensions are at a point, in their order. */
async function getShown(point: 'connect.partnerCoupon@1' | 'dashboard.banner@1', ...known: KnownRemote[]): Promise<string[]> {
  const host = document.createElement('div');
  const deps: Partial<ExtensionsDeps> = {
    known: live<readonly KnownRemote[]>(known),
    isInAudience: () => true,
    getAttempt: () => ({ version: '1.0.0', source: 'active' }),
    check: () => Promise.reject(new Error('not loaded here')),
    health: createFakeHealth(),
  };
  createExtensions(deps as ExtensionsDeps).render(point, host, {});
  await new Promise((resolve) => setTimeout(resolve, 0));
  return [...host.children].map((element) => element.getAttribute('data-remote') ?? '');
}

const coupon = 'connect.partnerCoupon@1';
const banner = 'dashboard.banner@1';

test('a point with a single place has the extension of the first remote that fills it, whatever order another declares', async () => {
  const owner = createRemote('licensing', coupon, 10);
  expect(await getShown(coupon, createRemote('settings', banner, 1), owner, createRemote('intruder', coupon, -1))).toEqual([
    'licensing',
  ]);
});

test('its owner being disabled, the place is not given to another remote', async () => {
  expect(await getShown(coupon, createRemote('licensing', coupon, 10, 'disabled'), createRemote('intruder', coupon, 1))).toEqual(
    [],
  );
});

test('a shared point has all extensions, those with an equal order in the order of the registry', async () => {
  const remotes = [createRemote('licensing', banner, 10), createRemote('apps', banner, 10), createRemote('settings', banner, 5)];
  expect(await getShown(banner, ...remotes)).toEqual(['settings', 'licensing', 'apps']);
});
