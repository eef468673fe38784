import * as v from 'valibot';
import { moduleSlugs, settings, settingsChange, type updateSettings, type EndpointInput } from '../index';

/** By hand from the reference (initial-state, section 4): type → options, with a value of that type. */
const options: readonly [type: string, value: unknown, names: string][] = [
  [
    'boolean',
    true,
    `carousel_display_exif carousel_display_comments jetpack_portfolio jetpack_testimonial jetpack_waf_ip_list
     jetpack_waf_share_data tiled_galleries infinite_scroll infinite_scroll_google_analytics social_notifications_like
     wpcom_publish_comments_with_markdown wpcom_publish_posts_with_markdown monitor_receive_notifications
     sharedaddy_disable_resources jetpack_sso_require_two_step jetpack_sso_match_by_email stb_enabled stc_enabled
     social_notifications_subscribe show_headline show_thumbnails instant_search_enabled search_auto_config
     enable_header_ad wordads_second_belowpost wordads_display_front_page wordads_display_post wordads_display_page
     wordads_display_archive wordads_approved wordads_custom_adstxt_enabled wordads_ccpa_enabled admin_bar
     enable_calypso_stats collapse_nudges blog_id do_not_track videopress_private_enabled_for_site
     jetpack_blocks_disabled has_jetpack_search_product akismet_show_user_comments_approved dismiss_empty_stats_card
     dismiss_dash_backup_getting_started dismiss_dash_agencies_learn_more akismet`,
  ],
  [
    'string',
    'some text',
    `carousel_background_color highlander_comment_form_prompt jetpack_comment_form_color_scheme
     jetpack_waf_ip_block_list jetpack_waf_ip_allow_list gravatar_disable_hovercards wpl_default button_style
     sharing_label jetpack-twitter-cards-site-tag sharing_delete_service google bing pinterest yandex facebook
     wordads_custom_adstxt wordads_ccpa_privacy_policy_url google_analytics_tracking_id
     advanced_seo_front_page_description wordpress_api_key lang_id post_by_email_address jetpack_protect_key`,
  ],
  ['number', 10, 'jetpack_portfolio_posts_per_page jetpack_testimonial_posts_per_page version'],
  ['list of texts', ['administrator'], 'show roles count_roles'],
];
const flat = options.flatMap(([type, value, names]) => names.split(/\s+/).map((name) => [name, type, value] as const));

test.each(flat)('ENT-019 the option %s is a %s', (name, type, value) => {
  expect(v.parse(settings, { [name]: value })).toEqual({ [name]: value });
  const wrong = type === 'boolean' ? 'yes' : { wrong: true };
  expect(v.is(settings, { [name]: wrong })).toBe(false);
});

test.each(moduleSlugs)('ENT-019 the module %s is a setting, on or off', (slug) => {
  expect(v.parse(settings, { [slug]: false })).toEqual({ [slug]: false });
  expect(v.is(settings, { [slug]: 'on' })).toBe(false);
});

test('ENT-019 the options that are objects have their members', () => {
  const wire = {
    custom: { sharing_name: 'a', sharing_url: 'b', sharing_icon: 'c' },
    sharing_services: { visible: [], hidden: { twitter: 1 } },
    advanced_seo_title_formats: { posts: [{ type: 'token', value: 'post_title' }], pages: [], groups: '' },
    onboarding: { siteTitle: 'x' },
    jetpack_protect_global_whitelist: { local: ['10.0.0.1', '10.0.0.2 - 10.0.0.9'], global: [] },
  };
  expect(v.parse(settings, wire)).toEqual(wire);
  expect(v.is(settings, { advanced_seo_title_formats: { posts: [{ type: 'token' }] } })).toBe(false);
  expect(v.is(settings, { jetpack_protect_global_whitelist: '10.0.0.1' })).toBe(false);
});

test('ENT-019 an address for posts by email may be missing in the ways the site has for it', () => {
  for (const none of [null, false, '', '1']) expect(v.is(settings, { post_by_email_address: none })).toBe(true);
});

test('what is written differs from what is read in the allow list and the address', () => {
  const change: EndpointInput<typeof updateSettings> = {
    body: {
      monitor: true,
      post_by_email_address: 'regenerate',
      jetpack_protect_global_whitelist: '10.0.0.1\n10.0.0.2',
      an_option_of_tomorrow: { any: 'thing' },
    },
  };
  expect(v.parse(settingsChange, change.body)).toEqual(change.body);
  expect(v.is(settingsChange, { jetpack_protect_global_whitelist: { local: [] } })).toBe(false);
  expect(v.is(settingsChange, { monitor: 'yes' })).toBe(false);
});

test('a wrong type is refused where it is written, too', () => {
  // @ts-expect-error a module is on or off
  const wrong: EndpointInput<typeof updateSettings> = { body: { monitor: 'yes' } };
  expect(wrong).toBeDefined();
});
