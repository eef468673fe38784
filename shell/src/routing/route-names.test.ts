import { exposeRouteName, routeNameOf } from './route-names';
import { productSlugs, recommendationSteps, routeTable } from './route-table';

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
  ['/no-such-page', 'At A Glance'],
])('SHELL-018 %s is named %s', (path, name) => {
  expect(routeNameOf(path)).toBe(name);
});

test.each(['/privacy', '/wpbody-content', '/wp-toolbar'])('SHELL-011 SHELL-015 %s has no route name', (path) => {
  expect(routeNameOf(path)).toBe('');
});

test('SHELL-019 the route-name function answers on the global object', () => {
  exposeRouteName(window);
  expect(window.jetpackRouteName?.('/my-plan')).toBe('My Plan');
});

test('SHELL-014 all 29 recommendation sub-routes are registered', () => {
  const listed =
    'site-type, product-suggestions, product-purchased, agency, woocommerce, monitor, related-posts, creative-mail, site-accelerator, publicize, protect, anti-spam, videopress, backup-plan, boost, summary, welcome-backup, welcome-complete, welcome-security, welcome-antispam, welcome-videopress, welcome-search, welcome-scan, backup-activated, scan-activated, antispam-activated, videopress-activated, search-activated, server-credentials'.split(
      ', ',
    );
  expect(listed).toHaveLength(29);
  expect([...recommendationSteps]).toEqual(listed);
  const paths = routeTable.map(({ path }) => path);
  for (const step of listed) expect(paths).toContain(`/recommendations/${step}`);
  for (const slug of productSlugs) expect(paths).toContain(`/product/${slug}`);
  expect(new Set(paths).size).toBe(paths.length);
});
