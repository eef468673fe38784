/** The galleries of the built remotes by name, such as `settings`; `gallery` in webpack.base.js provides them. */
declare module 'virtual:galleries' {
  import type { Gallery } from '@site-admin/kit/gallery';

  export const galleries: Readonly<Record<string, () => Promise<Gallery>>>;
}
