import type { EndpointResult, getPlugins, Plugin, ResourceState } from '@site-admin/contracts';

export type PluginsState = ResourceState<EndpointResult<typeof getPlugins>>;

/** SEO plugins that manage titles and descriptions themselves (reference: behaviour, C3). */
const seoPlugins: readonly (readonly [name: string, file: string])[] = [
  ['Yoast SEO', 'wordpress-seo/wp-seo.php'],
  ['Yoast SEO Premium', 'wordpress-seo-premium/wp-seo-premium.php'],
  ['All In One SEO Pack', 'all-in-one-seo-pack/all_in_one_seo_pack.php'],
  ['All in One SEO Pack Pro', 'all-in-one-seo-pack-pro/all_in_one_seo_pack.php'],
  ['SEOPress', 'wp-seopress/seopress.php'],
  ['SEOPress Pro', 'wp-seopress-pro/seopress-pro.php'],
  ['SEOKEY', 'seo-key/seo-key.php'],
  ['SEOKEY Pro', 'seo-key-pro/seo-key.php'],
];

/** Returns the name of the first active plugin that conflicts with the SEO tools. */
export const findSeoPlugin = (plugins: Readonly<Record<string, Pick<Plugin, 'active'>>>): string | undefined =>
  seoPlugins.find(([, file]) => plugins[file]?.active)?.[0];
