import { getDelivery, type DeliveryState } from '@site-admin/contracts';
import { deliveryRemoteFor, deliveryStateFor } from '@site-admin/contracts/testing';
import { defineGallery, type GalleryState } from '@site-admin/kit/gallery';
import remoteJson from '../remote.json';
import * as remote from './index';
import { store } from './store';

const at = '/delivery';

const state = (name: string, change: Partial<DeliveryState> = {}, act?: GalleryState['act']): GalleryState => ({
  name: `Delivery, ${name}`,
  at,
  arrange: ({ site }) => site.respond(getDelivery, deliveryStateFor(change)),
  ...(act && { act }),
});

const stopped = { at: '2022-12-01T11:00:00.000Z', mounts: 120, failures: 9 };
const { rollout, versions } = deliveryRemoteFor();
const many = Array.from({ length: 6 }, (_none, major) =>
  versions.map((each) => ({ ...each, version: `${9 - major}.${each.version.slice(2)}` })),
);

export const gallery = defineGallery({
  declaration: remoteJson,
  module: remote,
  store,
  states: [
    state('live with a canary'),
    state('live, with an open stream', {}, async (_host, { site }) => site.signal('open')),
    state('a stopped canary', {
      remotes: [deliveryRemoteFor({ ...(rollout && { rollout: { ...rollout, percent: 0, stopped } }) })],
    }),
    state('disabled, read-only, frozen and expiring', {
      frozen: 'Release freeze until Monday',
      expires: '2022-12-03T12:00:00.000Z',
      writes: { allowed: false, reason: 'This server has no key that may sign the registry.' },
      remotes: [deliveryRemoteFor({ status: 'disabled', reason: 'Repairs until noon', running: [] })],
    }),
    state('a live version that fails', {
      remotes: [
        deliveryRemoteFor({ running: [], failures: [{ version: '1.3.0', points: [{ at: stopped.at, users: 40, failed: 9 }] }] }),
      ],
    }),
    state('all remotes as wanted', { remotes: [deliveryRemoteFor({ running: [] })] }),
    state('many versions', { remotes: [deliveryRemoteFor({ versions: many.flat() })] }),
    state('nothing published', { remotes: [], journal: [] }),
    state('store unreadable', { fault: 'The registry of the store cannot be read: this is the last one that could.' }),
    {
      name: 'Delivery, without the right',
      at,
      arrange: ({ site }) => site.fail(getDelivery, { status: 403, code: 'rest_forbidden' }),
    },
    { name: 'Delivery, server unreachable', at, arrange: ({ site }) => site.networkError(getDelivery) },
  ],
});
