import { __ } from '@site-admin/runtime/i18n';
import type { SettledScreen } from '../use-screen';

/** The heading of what is to be seen, which on an unconnected site is not the route's. */
export function headingOf(screen: SettledScreen): string {
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

/** The path whose content is to be seen: at a route that is a dialog, that of the screen behind it. */
export function seenPath(screen: SettledScreen, path: string): string {
  return screen.kind === 'remote' && screen.route.frame === 'dashboard' ? (screen.route.content ?? path) : path;
}
