import * as v from 'valibot';
import { mapOrEmptyList, numberLike } from '../wire';
import { moduleSlugs } from './module';

const flag = v.optional(v.boolean());
const text = v.optional(v.string());
const count = v.optional(numberLike);
const texts = v.optional(v.array(v.string()));
const textOrNothing = v.union([v.string(), v.literal(false), v.null()]);
const anyMap = mapOrEmptyList(v.record(v.string(), v.unknown()));

const flagNames = [
  ...moduleSlugs,
  /** The anti-spam plugin is active. */
  'akismet',
  'carousel_display_exif',
  'carousel_display_comments',
  'jetpack_portfolio',
  'jetpack_testimonial',
  'jetpack_waf_ip_list',
  'jetpack_waf_share_data',
  'tiled_galleries',
  'infinite_scroll',
  'infinite_scroll_google_analytics',
  'social_notifications_like',
  'wpcom_publish_comments_with_markdown',
  'wpcom_publish_posts_with_markdown',
  'monitor_receive_notifications',
  'sharedaddy_disable_resources',
  'jetpack_sso_require_two_step',
  'jetpack_sso_match_by_email',
  'stb_enabled',
  'stc_enabled',
  'social_notifications_subscribe',
  'show_headline',
  'show_thumbnails',
  'instant_search_enabled',
  'search_auto_config',
  'enable_header_ad',
  'wordads_second_belowpost',
  'wordads_display_front_page',
  'wordads_display_post',
  'wordads_display_page',
  'wordads_display_archive',
  'wordads_approved',
  'wordads_custom_adstxt_enabled',
  'wordads_ccpa_enabled',
  'admin_bar',
  'enable_calypso_stats',
  'collapse_nudges',
  /** True when there is an id: the site casts it. */
  'blog_id',
  'do_not_track',
  'videopress_private_enabled_for_site',
  'jetpack_blocks_disabled',
  'has_jetpack_search_product',
  'akismet_show_user_comments_approved',
  'dismiss_empty_stats_card',
  'dismiss_dash_backup_getting_started',
  'dismiss_dash_agencies_learn_more',
] as const;

const textNames = [
  /** `black`, `white`. */
  'carousel_background_color',
  'highlander_comment_form_prompt',
  /** `light`, `dark`, `transparent`. */
  'jetpack_comment_form_color_scheme',
  'jetpack_waf_ip_block_list',
  'jetpack_waf_ip_allow_list',
  /** `enabled`, `disabled`. */
  'gravatar_disable_hovercards',
  /** `on`, `off`. */
  'wpl_default',
  /** `icon-text`, `icon`, `text`, `official`. */
  'button_style',
  'sharing_label',
  'jetpack-twitter-cards-site-tag',
  'sharing_delete_service',
  'google',
  'bing',
  'pinterest',
  'yandex',
  'facebook',
  'wordads_custom_adstxt',
  'wordads_ccpa_privacy_policy_url',
  'google_analytics_tracking_id',
  'advanced_seo_front_page_description',
  'wordpress_api_key',
  /** `error_cap` for users without the capability to install languages. */
  'lang_id',
] as const;

const titleFormat = v.optional(v.union([v.array(v.looseObject({ type: v.string(), value: v.string() })), v.literal('')]));

/** Members that are read and written in the same form. */
const shared = {
  ...v.entriesFromList(flagNames, flag),
  ...v.entriesFromList(textNames, text),
  jetpack_portfolio_posts_per_page: count,
  jetpack_testimonial_posts_per_page: count,
  /** Names of post types. */
  show: texts,
  /** Names of user roles. */
  roles: texts,
  count_roles: texts,
  version: count,
  sharing_services: v.optional(v.looseObject({ visible: v.optional(v.unknown()), hidden: v.optional(v.unknown()) })),
  custom: v.optional(mapOrEmptyList(v.looseObject({ sharing_name: text, sharing_url: text, sharing_icon: text }))),
  advanced_seo_title_formats: v.optional(
    mapOrEmptyList(
      v.looseObject({
        front_page: titleFormat,
        posts: titleFormat,
        pages: titleFormat,
        groups: titleFormat,
        archives: titleFormat,
      }),
    ),
  ),
  onboarding: v.optional(anyMap),
};

/** Module flags and options of the site, by name (reference: initial-state, section 4). Any may be missing. */
export const settings = mapOrEmptyList(
  v.looseObject({
    ...shared,
    /** The email address; missing, '' or '1' when there is none. */
    post_by_email_address: v.optional(textOrNothing),
    jetpack_protect_key: v.optional(textOrNothing),
    /** Read as lists, written as one text with an entry per line. */
    jetpack_protect_global_whitelist: v.optional(mapOrEmptyList(v.looseObject({ local: texts, global: texts }))),
  }),
);
export type Settings = v.InferOutput<typeof settings>;

/** Settings to save. Unknown names are allowed; the site responds `some_updated` when it does not know one. */
export const settingsChange = v.looseObject({
  ...shared,
  /** `create`, `regenerate` or `delete`. */
  post_by_email_address: text,
  jetpack_protect_key: text,
  jetpack_protect_global_whitelist: text,
});
export type SettingsChange = v.InferOutput<typeof settingsChange>;
export type SettingName = keyof (typeof settingsChange)['entries'];
