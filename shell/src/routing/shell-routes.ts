import type { Audience, PageFrame, PageSkeleton } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** The first screen, and the target of every redirect. */
export const home = '/dashboard';

/** A route of the page: the shell's own, or one that a remote declares. */
export interface Route {
  readonly path: string;
  /** Returned by `jetpackRouteName`; '' for none. Not translated: analytics read it. */
  readonly name: string;
  readonly frame: PageFrame;
  /** The placeholder while the screen loads; that of the frame where left out. */
  readonly skeleton?: PageSkeleton | undefined;
  readonly audience: Audience;
  /** The path whose page is rendered here: /reconnect is a dialog over the dashboard. */
  readonly content?: string;
  /** The translated heading for screen readers and the document title. */
  readonly heading: () => string;
}

const dashboardPaths = { frame: 'dashboard', audience: 'managers', content: home } as const;
const plans = { name: 'Plans', frame: 'dashboard', audience: 'managers', heading: () => __('Jetpack Plans', 'jetpack') } as const;

/** Routes the shell renders itself (spec 001 §2.1). All others are declared by the remotes. */
export const shellRoutes: readonly Route[] = [
  { ...dashboardPaths, path: '/reconnect', name: 'Reconnect', heading: () => __('Reconnect Jetpack', 'jetpack') },
  { ...dashboardPaths, path: '/disconnect', name: 'Disconnect', heading: () => __('Disconnect Jetpack', 'jetpack') },
  {
    ...dashboardPaths,
    path: '/connect-user',
    name: 'Connect user',
    audience: 'everyone',
    heading: () => __('Connect your user account', 'jetpack'),
  },
  {
    ...dashboardPaths,
    path: '/woo-setup',
    name: 'Woo setup',
    heading: () => __('Set up Jetpack for your store', 'jetpack'),
  },
  { ...dashboardPaths, path: '/setup', name: 'Set up', frame: 'bare', heading: () => __('Set up Jetpack', 'jetpack') },
  { ...plans, path: '/plans' },
  { ...plans, path: '/plans-prompt' },
];

/** Used where no remote declares the first screen. */
export const homeRoute: Route = {
  path: home,
  name: 'At A Glance',
  frame: 'dashboard',
  audience: 'everyone',
  heading: () => __('Jetpack At A Glance Dashboard', 'jetpack'),
};

/** Routes that leave for the provider's plans page of the site. */
export const isPlansPath = (path: string) => path === '/plans' || path === '/plans-prompt';

/** Skip links of the host page: they move the focus and change no route. */
export const skipLinkPaths: readonly string[] = ['/wpbody-content', '/wp-toolbar'];
