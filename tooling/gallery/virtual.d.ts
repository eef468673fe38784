/** The gallery of the built remote; `gallery` in webpack.base.js provides it. */
declare module 'virtual:gallery' {
  import type { Gallery } from '@site-admin/kit/gallery';

  export const gallery: Gallery;
}
