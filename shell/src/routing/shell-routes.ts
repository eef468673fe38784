import type { Audience, PageFrame, PageSkeleton } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** The default route, and the target of every redirect. */
export const home = '/dashboard';

/** A route of the shell or of a remote. */
export interface Route {
  readonly path: string;
  /** Returned by `jetpackRouteName`; '' for none. Not translated, as analytics use it. */
  readonly name: string;
  readonly frame: PageFrame;
  /** Placeholder while the screen loads; the one of `frame` by default. */
  readonly skeleton?: PageSkeleton | undefined;
  readonly audience: Audience;
  /** Path of the page that is rendered, such as the dashboard behind the dialog of /reconnect. */
  readonly content?: string;
  /** Returns the translated heading for screen readers and the document title. */
  readonly heading: () => string;
}

const dashboardDefaults = { frame: 'dashboard', audience: 'managers', content: home } as const;
const plans = { name: 'Plans', frame: 'dashboard', audience: 'managers', heading: () => __('Jetpack Plans', 'jetpack') } as const;

/** Routes of the shell (spec 001 §2.1); the remotes declare all others. */
export const shellRoutes: readonly Route[] = [
  { ...dashboardDefaults, path: '/reconnect', name: 'Reconnect', heading: () => __('Reconnect Jetpack', 'jetpack') },
  { ...dashboardDefaults, path: '/disconnect', name: 'Disconnect', heading: () => __('Disconnect Jetpack', 'jetpack') },
  {
    ...dashboardDefaults,
    path: '/connect-user',
    name: 'Connect user',
    audience: 'everyone',
    heading: () => __('Connect your user account', 'jetpack'),
  },
  {
    ...dashboardDefaults,
    path: '/woo-setup',
    name: 'Woo setup',
    heading: () => __('Set up Jetpack for your store', 'jetpack'),
  },
  { ...dashboardDefaults, path: '/setup', name: 'Set up', frame: 'bare', heading: () => __('Set up Jetpack', 'jetpack') },
  { ...plans, path: '/plans' },
  { ...plans, path: '/plans-prompt' },
];

/** Used if no remote declares the default route. */
export const homeRoute: Route = {
  path: home,
  name: 'At A Glance',
  frame: 'dashboard',
  audience: 'everyone',
  heading: () => __('Jetpack At A Glance Dashboard', 'jetpack'),
};

/** Returns whether a route leads to the provider's plans page of the site. */
export const isPlansPath = (path: string) => path === '/plans' || path === '/plans-prompt';

/** Skip links of the host page: they move the focus, not the route. */
export const skipLinkPaths: readonly string[] = ['/wpbody-content', '/wp-toolbar'];
