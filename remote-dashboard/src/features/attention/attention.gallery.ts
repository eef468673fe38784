import { getPluginUpdates, getRewindStatus, getScanStatus, getSitePurchases } from '@site-admin/contracts';
import type { GalleryState } from '@site-admin/kit/gallery';
import { Attention } from './attention';

const dayMs = 86_400_000;
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

export const attentionStates: readonly GalleryState[] = [
  {
    name: 'Needs attention, errors and hints',
    component: Attention,
    arrange: ({ shell, site }) => {
      const expiry_date = new Date(shell.clock.now() + 12 * dayMs).toISOString();
      const purchase = { ID: '1', product_slug: 'jetpack_complete', product_name: 'Jetpack Complete', active: '1', expiry_date };
      site.respond(getScanStatus, relayed({ state: 'idle', threats: [{ id: '1' }, { id: '2' }] }));
      site.respond(getRewindStatus, relayed({ state: 'awaiting_credentials' }));
      site.respond(getSitePurchases, relayed([purchase]));
      site.respond(getPluginUpdates, { code: 'success', message: '', count: 3 });
      site.setConnection({ errors: [{ code: 'x', message: '', action: 'reconnect' }] });
    },
  },
];
