import { byAllRoles, harmless } from './rights';
import { by, post, type Write } from './write';

/** With a plan that includes modules. */
export const securityWrites: readonly Write[] = [
  post('settings', { 'google-analytics': true }),
  post('settings', { wordads: true }),
  post('settings', { search: true }),
  post('settings', { videopress: true }),
  post('module/wordads/active', { active: false }),
  post('module/all/active', { modules: ['google-analytics', 'photon'], active: false }),
  post('search/settings', { module_active: false }),
  ...byAllRoles(...harmless),
];

export const linkedWrites: readonly Write[] = [
  by('editor', post('tracking/settings', { tracks_opt_out: true })),
  by('admin2', post('tracking/settings', { tracks_opt_out: true })),
  by('admin2', post('licensing/attach-licenses', { licenses: ['a'] })),
  ...byAllRoles(...harmless, 'unlink_user'),
];

export const siteConnectedWrites: readonly Write[] = [
  post('settings', { monitor: true }),
  post('settings', { publicize: true }),
  post('settings', { sitemaps: true }),
  post('tracking/settings', { tracks_opt_out: true }),
  post('verify-site/google', { keyring_id: 1 }),
  post('licensing/attach-licenses', { licenses: ['a'] }),
  ...byAllRoles(...harmless, 'connect', 'unlink_user'),
];

export const unconnectedWrites: readonly Write[] = [
  post('connection/register', {}),
  post('connection/register', { registration_nonce: 'bad' }),
  post('settings', { sitemaps: true }),
  post('settings', { monitor: true }),
  post('settings', { carousel_background_color: 'white' }),
  post('tracking/settings', { tracks_opt_out: false }),
  post('connection', { isActive: false }),
  post('licensing/attach-licenses', { licenses: ['a'] }),
  post('verify-site/google', { keyring_id: 1 }),
  post('marketing/survey', {}),
  ...byAllRoles(...harmless, 'unlink_user', 'connect', 'reconnect'),
  { method: 'GET', path: 'connection' },
];

export const offlineWrites: readonly Write[] = [
  post('settings', { monitor: true }),
  post('settings', { carousel_background_color: 'white' }),
  post('settings', { carousel: true, sitemaps: true }),
  post('module/sitemaps/active', { active: false }),
  post('module/monitor/active', { active: true }),
  post('tracking/settings', { tracks_opt_out: false }),
  ...byAllRoles(...harmless, 'connect', 'reconnect', 'unlink_user', 'disconnect'),
];
