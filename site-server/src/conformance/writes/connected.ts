import { blogId, ownerAccount } from '../../scenarios/scenario';
import { byAllRoles, harmless } from './rights';
import { by, post, type Write } from './write';

const switchOn = post('settings', { sitemaps: true });

const settings: readonly Write[] = [
  ...[
    { sitemaps: false },
    { sitemaps: 2 },
    undefined,
    '{"a":',
    [1, 2],
    null,
    { wordads_display_archive: true },
    { jetpack_portfolio_posts_per_page: -3 },
    { jetpack_portfolio_posts_per_page: '12' },
    { carousel_display_exif: false, carousel_background_color: 'pink' },
    { roles: ['no-such-role'] },
    { roles: 'administrator' },
    { count_roles: [] },
    { jetpack_protect_global_whitelist: '10.0.0.1\n10.0.0.5-10.0.0.9' },
    { google: 'abcdef1234567890' },
    { google: '<meta name="google-site-verification" content="abc123" />' },
    { 'google-analytics': true },
    { wordads: true },
    { videopress: true },
    { comments: true, highlander_comment_form_prompt: 'Say hi <b>x</b>' },
    { dismiss_dash_app_card: true },
    { dismiss_empty_stats_card: true },
    { show_headline_in_site: 1 },
    { monitor: true, photon: true, 'no-such-option': 1 },
  ].map((body) => post('settings', body)),
  { ...switchOn, method: 'PUT' },
  { ...switchOn, method: 'PATCH' },
  { method: 'DELETE', path: 'settings' },
  { ...switchOn, nonce: 'bad' },
  { ...switchOn, nonce: 'empty' },
  { ...switchOn, nonce: 'none' },
  { ...switchOn, isForged: true },
  { method: 'GET', path: 'settings', nonce: 'bad' },
  { method: 'GET', path: 'settings', nonce: 'none' },
  by('editor', switchOn),
  by('subscriber', switchOn),
  by('editor', post('settings', { post_by_email_address: 'create' })),
  by('subscriber', post('settings', { post_by_email_address: 'create' })),
  by('author', post('settings', { post_by_email_address: 'regenerate' })),
];

const modules: readonly Write[] = [
  post('module/carousel', { carousel_background_color: 'white' }),
  post('module/no-such-module', { carousel_background_color: 'white' }),
  ...[{ active: true }, { active: false }, { active: false }, {}, { active: null }].map((body) =>
    post('module/sitemaps/active', body),
  ),
  post('module/wordads/active', { active: true }),
  post('module/google-analytics/active', { active: true }),
  post('module/no-such-module/active', { active: true }),
  { ...post('module/sitemaps/active', { active: true }), nonce: 'bad' },
  ...[
    { modules: ['sitemaps', 'photon'], active: true },
    { modules: 'sitemaps', active: true },
    { active: true },
    { modules: ['no-such'], active: true },
    { modules: ['sitemaps', 'no-such'], active: true },
  ].map((body) => post('module/all/active', body)),
  post('module/akismet/key/check', { api_key: 'bad key!' }),
  post('module/akismet/key/check', { api_key: '0123456789ab' }),
  post('search/settings', { module_active: true, instant_search_enabled: true }),
  post('search/settings', {}),
];

const notices: readonly Write[] = [
  ...[{ dismissed: true }, { dismissed: false }, { dismissed: 'true' }, {}].map((body) => post('notice/welcome', body)),
  post('notice/no-such-notice', { dismissed: true }),
  by('editor', post('notice/welcome', { dismissed: true })),
  { ...post('notice/welcome', { dismissed: true }), nonce: 'none' },
];

const recommendations: readonly Write[] = [
  ...[
    { data: { 'site-type-personal': true, 'site-type-store': false, siteTitle: 'x' } },
    { data: 'x' },
    { data: ['a', 'b'] },
    { data: { a: null } },
    { data: { a: 7 } },
  ].map((body) => post('recommendations/data', body)),
  { ...post('recommendations/data', { data: { a: true } }), nonce: 'bad' },
  post('recommendations/step', {}),
  post('setup/questionnaire', { questionnaire: {} }),
];

const account: readonly Write[] = [
  ...[{ tracks_opt_out: true }, { tracks_opt_out: 'nope' }].map((body) => post('tracking/settings', body)),
  { ...post('tracking/settings', { tracks_opt_out: true }), method: 'PUT' },
  by('editor', post('tracking/settings', { tracks_opt_out: true })),
  ...[{ license: '' }, {}, { license: 5 }].map((body) => post('licensing/set-license', body)),
  post('licensing/attach-licenses', { licenses: ['no-such-key', 'nor-this'] }),
  post('licensing/attach-licenses', {}),
  by('admin2', post('licensing/attach-licenses', { licenses: ['a'] })),
  post('licensing/error', { error: 'boom' }),
  { method: 'GET', path: 'licensing/error' },
  post('licensing/error', {}),
  post('licensing/user/activation-notice-dismiss', { last_detached_count: 3 }),
  post('licensing/user/activation-notice-dismiss', { last_detached_count: 'x' }),
  post('verify-site/google', { keyring_id: 'x' }),
  post('verify-site/google', {}),
  by('editor', post('verify-site/google', { keyring_id: 1 })),
  by('editor', post('marketing/survey', {})),
  post('marketing/survey', {
    site_id: blogId,
    user_id: ownerAccount.id,
    survey_id: 'jetpack-plugin-disconnect',
    survey_responses: { 'why-cancel': { response: 'troubleshooting', text: null } },
  }),
  post('seen-wc-connection-modal'),
  post('seen-wc-connection-modal'),
];

const plugins: readonly Write[] = [
  ...[
    {},
    { slug: 'akismet', status: 'bogus' },
    { slug: 'no such plugin', status: 'active' },
    { slug: 'akismet', status: 'active', source: 'x' },
    { slug: 'akismet', status: 'active' },
  ].map((body) => post('plugins', body)),
  post('no-such', {}),
  post('sync/status', {}),
];

const options: readonly Write[] = [
  ...[{ reset: true }, {}].map((body) => post('options/modules', body)),
  post('options/nope', { reset: true }),
  by('editor', post('options/modules', { reset: true })),
  { ...post('options/modules', { reset: true }), nonce: 'bad' },
];

const connection: readonly Write[] = [
  ...[{}, { isActive: 'false' }].map((body) => post('connection', body)),
  { ...post('connection', { isActive: false }), nonce: 'bad' },
  post('connection/user', {}),
  by('admin2', post('connection/user', { linked: false })),
  post('connection/register', {}),
  post('connection/register', { registration_nonce: 'bad' }),
  by('editor', post('identity-crisis/start-fresh', {})),
  post('identity-crisis/confirm-safe-mode', {}),
];

/** Ends the connection, and calls the disconnected site. */
export const disconnect: readonly Write[] = [
  ...byAllRoles('disconnect'),
  switchOn,
  post('module/carousel/active', { active: true }),
  post('tracking/settings', { tracks_opt_out: false }),
  post('recommendations/step', { step: 'monitor' }),
  ...['connection', 'connection/data', 'connection/test', 'module/all', 'recommendations/upsell', 'settings', 'site'].map(
    (path) => ({
      method: 'GET' as const,
      path,
    }),
  ),
];

export const connectedWrites: readonly Write[] = [
  ...settings,
  ...modules,
  ...notices,
  ...recommendations,
  ...account,
  ...plugins,
  ...byAllRoles(...harmless),
  ...connection,
  ...byAllRoles('unlink_user'),
  ...options,
];
