import * as v from 'valibot';
import { decodedText, linkAddress, mapOrEmptyList, numberLike } from '../wire';

/** The modules a site of plugin version 11.6 has (reference: initial-state, section 5), in their order. */
export const moduleSlugs = [
  'google-fonts',
  'protect',
  'stats',
  'wordads',
  'custom-css',
  'shortcodes',
  'widgets',
  'enhanced-distribution',
  'waf',
  'sharedaddy',
  'shortlinks',
  'subscriptions',
  'publicize',
  'gravatar-hovercards',
  'latex',
  'notes',
  'sitemaps',
  'woocommerce-analytics',
  'post-by-email',
  'contact-form',
  'copy-post',
  'widget-visibility',
  'json-api',
  'comments',
  'carousel',
  'likes',
  'lazy-images',
  'tiled-gallery',
  'photon',
  'infinite-scroll',
  'photon-cdn',
  'videopress',
  'monitor',
  'related-posts',
  'sso',
  'markdown',
  'post-list',
  'vaultpress',
  'verification-tools',
  'custom-content-types',
  'search',
  'seo-tools',
  'google-analytics',
  'masterbar',
  'comment-likes',
  'action-bar',
] as const;
export type ModuleSlug = (typeof moduleSlugs)[number];

const text = v.optional(decodedText, '');
const address = v.optional(linkAddress, '');
const raw = v.optional(v.string(), '');
const texts = v.optional(v.array(v.string()), []);
const no = v.optional(v.boolean(), false);
const yes = v.optional(v.boolean(), true);

/** One option of a module, as the site describes it. */
export const moduleOption = v.looseObject({
  description: text,
  type: v.optional(v.string()),
  default: v.optional(v.unknown()),
  enum: v.optional(v.array(v.string())),
  enum_labels: v.optional(mapOrEmptyList(v.record(v.string(), decodedText))),
  jp_group: raw,
  current_value: v.optional(v.unknown()),
});
export type ModuleOption = v.InferOutput<typeof moduleOption>;

/** A feature of the site that can be activated and deactivated. Every member but the slug is optional on the wire. */
export const siteModule = v.looseObject({
  /** The slug; '' in the response for a single module, which leaves it out. */
  module: raw,
  name: text,
  description: text,
  short_description: text,
  /** HTML. */
  long_description: text,
  /** URL of the documentation, or ''. */
  learn_more_button: address,
  sort: v.optional(numberLike, 0),
  recommendation_order: v.optional(numberLike, 0),
  requires_connection: no,
  requires_user_connection: no,
  deactivate: yes,
  free: yes,
  auto_activate: raw,
  module_tags: texts,
  feature: texts,
  plan_classes: texts,
  additional_search_queries: text,
  search_terms: text,
  activated: no,
  available: yes,
  unavailable_reason: v.optional(v.union([v.literal(false), decodedText]), false),
  /** `active`, `inactive` or another value: the switch is managed outside this page; false when it is not. */
  override: v.optional(v.union([v.literal(false), v.string()]), false),
  configure_url: address,
  /** HTML of a link, or false. */
  configurable: v.optional(v.union([v.literal(false), v.string()]), false),
  options: v.optional(mapOrEmptyList(v.record(v.string(), moduleOption)), {}),
  /** Sitemaps only. */
  extra: v.optional(mapOrEmptyList(v.looseObject({ sitemap_url: address, news_sitemap_url: address }))),
});
export type Module = v.InferOutput<typeof siteModule>;

/** Slug → module, in the site's order. */
export const modules = v.pipe(
  mapOrEmptyList(v.record(v.string(), siteModule)),
  v.transform((all) => Object.fromEntries(Object.entries(all).map(([slug, one]) => [slug, { ...one, module: slug }]))),
);
export type Modules = v.InferOutput<typeof modules>;
