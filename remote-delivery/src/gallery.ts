import { changeDelivery, getDelivery, type DeliveryState } from '@site-admin/contracts';
import { deliveryRemoteFor, deliveryStateFor } from '@site-admin/contracts/testing';
import { defineGallery, fill, press, type GalleryState } from '@site-admin/kit/gallery';
import remoteJson from '../remote.json';
import * as remote from './index';
import { store } from './store';

const at = '/delivery';

const state = (name: string, change: Partial<DeliveryState> = {}, more: Partial<GalleryState> = {}): GalleryState => ({
  name: `Delivery, ${name}`,
  at,
  arrange: ({ site }) => site.respond(getDelivery, deliveryStateFor(change)),
  ...more,
});

const stopped = { at: '2022-12-01T11:00:00.000Z', mounts: 120, failures: 9 };
const { rollout, versions } = deliveryRemoteFor();
const many = Array.from({ length: 30 }, (_none, index) => ({ ...versions[0], version: `1.${40 - index}.0` }));

export const gallery = defineGallery({
  declaration: remoteJson,
  module: remote,
  store,
  states: [
    state('live with a canary'),
    state('live and followed', {}, { act: async (_host, { site }) => site.signal('open') }),
    state('a stopped canary', {
      remotes: [deliveryRemoteFor({ ...(rollout && { rollout: { ...rollout, percent: 0, stopped } }) })],
    }),
    state('disabled, read-only, frozen and expiring', {
      frozen: 'Release freeze until Monday',
      expires: '2022-12-03T12:00:00.000Z',
      writes: { allowed: false, reason: 'This server has no key that may sign the registry.' },
      remotes: [deliveryRemoteFor({ status: 'disabled', reason: 'Repairs until noon', running: [] })],
    }),
    state('many versions', { remotes: [deliveryRemoteFor({ versions: many as typeof versions })] }),
    state('nothing published', { remotes: [], journal: [] }),
    state('store unreadable', { fault: 'The registry of the store cannot be read: this is the last one that could.' }),
    state('promote', {}, { act: (host) => press(host, 'Promote') }),
    state('canary', {}, { act: (host) => press(host, 'Canary') }),
    state('withdraw', {}, { act: (host) => press(host, 'Withdraw') }),
    state(
      'refused',
      {},
      {
        arrange: ({ site }) =>
          site.fail(changeDelivery, {
            status: 422,
            code: 'delivery_refused',
            message: 'settings 1.4.0 cannot be promoted.',
            data: { reasons: ['It needs the approval of two promoters: run "remotes approve settings 1.4.0".'] },
          }),
        async act(host) {
          await press(host, 'Promote');
          await fill(host.ownerDocument.body, 'Reason', 'Tested');
          await press(host.ownerDocument.body, 'Cancel');
        },
      },
    ),
    state(
      'without the right',
      {},
      {
        arrange: ({ site }) => site.fail(getDelivery, { status: 403, code: 'rest_forbidden' }),
      },
    ),
    state('server away', {}, { arrange: ({ site }) => site.networkError(getDelivery) }),
  ],
});
