import type { Audience, PageFrame } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** Where the page begins, and where whoever goes astray is led. */
export const home = '/dashboard';

/** Which group a route belongs to, whatever frame its group has (spec 001 §2.1, behaviour A2). */
export type Frame = PageFrame;

/** A route of the page, and how the frame looks around it. */
export interface Route {
  readonly path: string;
  /** As `jetpackRouteName` answers; '' for a route that has none on purpose. Not translated: analytics read it. */
  readonly name: string;
  readonly frame: Frame;
  readonly audience: Audience;
  /** The page whose content stands here when it is not the route's own: /reconnect shows the dashboard behind its dialog. */
  readonly content?: string;
  /** What a screen reader and the window title call this screen. */
  readonly heading: () => string;
}

/** Every recommendation sub-route (spec 001 §2.1), without the leading `/recommendations/`. */
export const recommendationSteps = [
  'site-type',
  'product-suggestions',
  'product-purchased',
  'agency',
  'woocommerce',
  'monitor',
  'related-posts',
  'creative-mail',
  'site-accelerator',
  'publicize',
  'protect',
  'anti-spam',
  'videopress',
  'backup-plan',
  'boost',
  'summary',
  'welcome-backup',
  'welcome-complete',
  'welcome-security',
  'welcome-antispam',
  'welcome-videopress',
  'welcome-search',
  'welcome-scan',
  'backup-activated',
  'scan-activated',
  'antispam-activated',
  'videopress-activated',
  'search-activated',
  'server-credentials',
] as const;

/** The products that have a page of their own (spec 002 §2). */
export const productSlugs = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'] as const;

const productHeadings: Readonly<Record<(typeof productSlugs)[number], () => string>> = {
  akismet: () => __('Jetpack Anti-spam', 'jetpack'),
  backup: () => __('Jetpack Backup', 'jetpack'),
  scan: () => __('Jetpack Scan', 'jetpack'),
  search: () => __('Jetpack Search', 'jetpack'),
  security: () => __('Jetpack Security', 'jetpack'),
  videopress: () => __('Jetpack VideoPress', 'jetpack'),
};

const atAGlance = () => __('Jetpack At A Glance Dashboard', 'jetpack');
const settingsHeading = () => __('Jetpack Security Settings', 'jetpack');
const plansHeading = () => __('Jetpack Plans', 'jetpack');

const dashboardRoutes: readonly Route[] = [
  { path: '/dashboard', name: 'At A Glance', frame: 'dashboard', audience: 'everyone', heading: atAGlance },
  {
    path: '/reconnect',
    name: 'Reconnect',
    frame: 'dashboard',
    audience: 'managers',
    content: '/dashboard',
    heading: () => __('Reconnect Jetpack', 'jetpack'),
  },
  {
    path: '/disconnect',
    name: 'Disconnect',
    frame: 'dashboard',
    audience: 'managers',
    content: '/dashboard',
    heading: () => __('Disconnect Jetpack', 'jetpack'),
  },
  {
    path: '/connect-user',
    name: 'Connect user',
    frame: 'dashboard',
    audience: 'everyone',
    content: '/dashboard',
    heading: () => __('Connect your user account', 'jetpack'),
  },
  {
    path: '/woo-setup',
    name: 'Woo setup',
    frame: 'dashboard',
    audience: 'managers',
    content: '/dashboard',
    heading: () => __('Set up Jetpack for your store', 'jetpack'),
  },
  {
    path: '/setup',
    name: 'Set up',
    frame: 'bare',
    audience: 'managers',
    content: '/dashboard',
    heading: () => __('Set up Jetpack', 'jetpack'),
  },
  {
    path: '/my-plan',
    name: 'My Plan',
    frame: 'dashboard',
    audience: 'managers',
    heading: () => __('Jetpack My Plan', 'jetpack'),
  },
  { path: '/plans', name: 'Plans', frame: 'dashboard', audience: 'managers', heading: plansHeading },
  { path: '/plans-prompt', name: 'Plans', frame: 'dashboard', audience: 'managers', heading: plansHeading },
];

const settingsRoute = (path: string, audience: Audience, heading: () => string, name = 'Settings'): Route => ({
  path,
  name,
  frame: 'settings',
  audience,
  heading,
});

const settingsRoutes: readonly Route[] = [
  settingsRoute('/settings', 'everyone', () => __('Jetpack Settings', 'jetpack')),
  settingsRoute('/security', 'managers', settingsHeading),
  settingsRoute('/performance', 'everyone', () => __('Jetpack Performance Settings', 'jetpack')),
  settingsRoute('/writing', 'everyone', () => __('Jetpack Writing Settings', 'jetpack')),
  settingsRoute('/sharing', 'everyone', () => __('Jetpack Sharing Settings', 'jetpack')),
  settingsRoute('/discussion', 'managers', () => __('Jetpack Discussion Settings', 'jetpack')),
  settingsRoute('/traffic', 'managers', () => __('Jetpack Traffic Settings', 'jetpack')),
  settingsRoute('/privacy', 'managers', () => __('Jetpack Privacy Settings', 'jetpack'), ''),
];

const recommendationsRoute = (path: string): Route => ({
  path,
  name: 'Recommendations',
  frame: 'recommendations',
  audience: 'recommendationsManagers',
  heading: () => __('Jetpack Recommendations', 'jetpack'),
});

const productRoute = (slug: (typeof productSlugs)[number]): Route => ({
  path: `/product/${slug}`,
  name: 'At A Glance',
  frame: 'product',
  audience: 'managers',
  heading: productHeadings[slug],
});

/** The routes the specs name. What remotes declare beyond them is added by `routeAt`. */
export const routeTable: readonly Route[] = [
  ...dashboardRoutes,
  ...settingsRoutes,
  recommendationsRoute('/recommendations'),
  ...recommendationSteps.map((step) => recommendationsRoute(`/recommendations/${step}`)),
  {
    path: '/license/activation',
    name: 'License',
    frame: 'bare',
    audience: 'owner',
    heading: () => __('Activate a Jetpack license', 'jetpack'),
  },
  ...productSlugs.map(productRoute),
];

/** The host's skip links: they move the focus and are no screen of their own. */
export const skipLinkPaths: readonly string[] = ['/wpbody-content', '/wp-toolbar'];

const byPath = new Map(routeTable.map((route) => [route.path, route]));

/** A route of the specs, or undefined. */
export function specRoute(path: string): Route | undefined {
  return byPath.get(path);
}
