import { plansUrl, upgradeUrl, type CurrentUser, type Module, type Navigation, type UpgradeSite } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { getUnavailableReason, type ModuleAccess, type UnavailableReason } from './availability';

/** Why a module cannot be toggled, and the remedy. */
export interface Unavailable {
  readonly reason: UnavailableReason;
  readonly text: string;
  /** `href` is a route of the page (`#/…`) or an external link. Missing if this user cannot resolve the reason. */
  readonly action?: { readonly label: string; readonly href: string };
}

export interface UnavailableContext {
  readonly viewer: ModuleAccess;
  readonly user: Pick<CurrentUser, 'id' | 'isConnected'>;
  readonly site: UpgradeSite;
  readonly href: Navigation['href'];
}

/** The text of every feature that is unavailable offline. */
export const offlineText = (): string => __('Unavailable in Offline Mode', 'jetpack');

export function getUnavailable(module: Module, context: UnavailableContext): Unavailable | undefined {
  const reason = getUnavailableReason(module, context.viewer);
  if (!reason) return undefined;
  const action = getAction(reason, module, context);
  return { reason, text: getText(reason), ...(action && { action }) };
}

function getText(reason: UnavailableReason): string {
  switch (reason) {
    case 'enabled-by-admin':
      return __('This feature has been enabled by a site administrator.', 'jetpack');
    case 'disabled-by-admin':
      return __('This feature has been disabled by a site administrator.', 'jetpack');
    case 'managed':
      return __('This feature is being managed by a site administrator.', 'jetpack');
    case 'offline':
      return offlineText();
    case 'no-connected-owner':
      return __('Connect your account to use this feature.', 'jetpack');
    case 'not-in-plan':
      return __('Your plan does not include this feature.', 'jetpack');
    case 'no-permission':
      return __('Only a site administrator can change this.', 'jetpack');
  }
}

function getAction(reason: UnavailableReason, module: Module, context: UnavailableContext): Unavailable['action'] {
  switch (reason) {
    case 'enabled-by-admin':
    case 'disabled-by-admin':
    case 'managed':
      return module.learn_more_button ? { label: __('Learn more', 'jetpack'), href: module.learn_more_button } : undefined;
    case 'no-connected-owner':
      return getConnectAction(module, context);
    case 'not-in-plan':
      return getUpgradeAction(module, context);
    case 'offline':
    case 'no-permission':
      return undefined;
  }
}

/** Links to the connect screen, with the feature in its title (behaviour A5). */
function getConnectAction(module: Module, { viewer, href }: UnavailableContext): Unavailable['action'] {
  if (!viewer.permissions.connect_user) return undefined;
  const feature = new URLSearchParams({ feature: module.name });
  return { label: __('Connect', 'jetpack'), href: href(module.name ? `/connect-user?${feature}` : '/connect-user') };
}

/** Links to a plan. Plans are bought by the connected owner; without one, links to the connect screen (spec 001 §6). */
function getUpgradeAction(module: Module, context: UnavailableContext): Unavailable['action'] {
  if (!context.viewer.permissions.manage_modules) return undefined;
  if (!context.viewer.hasConnectedOwner) return getConnectAction(module, context);
  return { label: __('Upgrade', 'jetpack'), href: getUpgradeHref(module.module, context) };
}

function getUpgradeHref(slug: string, { site, user, href }: UnavailableContext): string {
  switch (slug) {
    case 'search':
    case 'videopress':
      return href(`/product/${slug}`);
    case 'vaultpress':
      return href('/product/backup');
    case 'wordads':
      return upgradeUrl('settings-ads', site, user);
    case 'google-analytics':
      return upgradeUrl('settings-ga', site, user);
    default:
      return plansUrl(site, true);
  }
}
