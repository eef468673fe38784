import { declaredRemotes } from '../testing/declared-remotes';
import { exposeRouteName, getRouteName } from './route-names';

test.each([
  ['/dashboard', 'At A Glance'],
  ['/reconnect', 'Reconnect'],
  ['/disconnect', 'Disconnect'],
  ['/woo-setup', 'Woo setup'],
  ['/setup', 'Set up'],
  ['/my-plan', 'My Plan'],
  ['/plans', 'Plans'],
  ['/plans-prompt', 'Plans'],
  ['/settings', 'Settings'],
  ['/discussion', 'Settings'],
  ['/recommendations', 'Recommendations'],
  ['/recommendations/monitor', 'Recommendations'],
  ['/license/activation', 'License'],
  ['/product/backup', 'At A Glance'],
  ['/no-such-page', 'At A Glance'],
])('SHELL-018 %s is named %s', (path, name) => {
  expect(getRouteName(path, declaredRemotes)).toBe(name);
});

test.each(['/privacy', '/wpbody-content', '/wp-toolbar'])('SHELL-011 SHELL-015 %s has no route name', (path) => {
  expect(getRouteName(path, declaredRemotes)).toBe('');
});

test('SHELL-019 the global route-name function uses the declarations of the remotes', () => {
  let known = declaredRemotes;
  exposeRouteName(window, () => known);
  expect(window.jetpackRouteName?.('/my-plan')).toBe('My Plan');
  known = [];
  expect(window.jetpackRouteName?.('/my-plan')).toBe('At A Glance');
});

test('SHELL-014 all 29 recommendation sub-routes are registered', () => {
  const steps =
    'site-type, product-suggestions, product-purchased, agency, woocommerce, monitor, related-posts, creative-mail, site-accelerator, publicize, protect, anti-spam, videopress, backup-plan, boost, summary, welcome-backup, welcome-complete, welcome-security, welcome-antispam, welcome-videopress, welcome-search, welcome-scan, backup-activated, scan-activated, antispam-activated, videopress-activated, search-activated, server-credentials'.split(
      ', ',
    );
  expect(steps).toHaveLength(29);
  const declared = declaredRemotes.flatMap(({ declaration }) => declaration?.pages.flatMap(({ routes = [] }) => routes) ?? []);
  const registered = declared.map(({ path }) => path).filter((path) => path.startsWith('/recommendations/'));
  expect(registered).toEqual(steps.map((step) => `/recommendations/${step}`));
});
