import { __ } from '@site-admin/runtime/i18n';
import type { SettledScreen } from '../use-screen';

/** Returns the heading of the visible screen, which on an unconnected site differs from the route's. */
export function getHeading(screen: SettledScreen): string {
  switch (screen.kind) {
    case 'connect':
      return __('Set up Jetpack', 'jetpack');
    case 'coupon':
      return __('Redeem your coupon', 'jetpack');
    case 'plans':
      return __('Jetpack Plans', 'jetpack');
    case 'nothing':
      return __('Jetpack', 'jetpack');
    case 'connect-user':
    case 'woo':
    case 'remote':
      return screen.route.heading();
  }
}

/** Returns the path of the visible screen; for a dialog, the path of the screen behind it. */
export function getVisiblePath(screen: SettledScreen, path: string): string {
  return screen.kind === 'remote' && screen.route.frame === 'dashboard' ? (screen.route.content ?? path) : path;
}
