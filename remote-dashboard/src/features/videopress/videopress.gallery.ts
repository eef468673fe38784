import { getSite, getSiteFeatures } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';
import { videoPressCard } from './videopress.card';

const component = videoPressCard.Card;
const active: SiteOptions = { modules: { videopress: true } };

/** @param used In MB. */
const withStorage = (name: string, used: number | null, features: readonly string[]): GalleryState => ({
  name: `VideoPress, ${name}`,
  component,
  site: { ...active, features },
  arrange: (fake) =>
    fake.site.respond(getSite, {
      code: 'success',
      message: '',
      data: JSON.stringify({ ID: 1, options: { videopress_storage_used: used } }),
    }),
});

export const videoPressStates: readonly GalleryState[] = [
  { name: 'VideoPress, loading', component, site: active, arrange: (fake) => void fake.site.hold(getSiteFeatures) },
  { name: 'VideoPress, error', component, site: active, arrange: (fake) => fake.site.failAll('server') },
  withStorage('one free video', 0, []),
  withStorage('without the feature', null, []),
  withStorage('without the feature, storage used', 500, []),
  withStorage('1 TB, half used', 512_000, ['videopress-1tb-storage']),
  withStorage('1 TB, full', 1_048_576, ['videopress-1tb-storage']),
  withStorage('unlimited', 512_000, ['videopress-unlimited-storage']),
];
