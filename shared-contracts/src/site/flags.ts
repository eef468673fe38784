import type { ConnectionStatus } from './connection-status';
import type { CurrentUser } from './current-user';
import type { InitialState } from './initial-state';
import type { Modules } from './module';

/** The site talks to nobody: local development. */
export const isOffline = ({ offlineMode }: ConnectionStatus) => offlineMode.isActive;

/** `offline`, or whether the site is connected. */
export const siteConnectionStatus = (connection: ConnectionStatus): 'offline' | boolean =>
  isOffline(connection) ? 'offline' : connection.isActive;

export const isSiteConnected = (connection: ConnectionStatus) => !isOffline(connection) && connection.isActive;
export const isSiteRegistered = (connection: ConnectionStatus) => !isOffline(connection) && connection.isRegistered;
/** Somebody's account owns the connection. */
export const hasConnectedOwner = (connection: ConnectionStatus) => connection.hasConnectedOwner;
/** The user's account is linked. */
export const isLinked = (user: CurrentUser) => user.isConnected;
/** The user's account owns the connection. */
export const isConnectionOwner = (user: CurrentUser) => user.isMaster;
/** May not even write: sees no settings (spec 001 §6). */
export const isSubscriber = (user: CurrentUser) => !user.permissions.edit_posts;
/** Sees plan promotions. The site has no such right of its own: who manages modules buys plans. */
export const canPurchasePlan = (user: CurrentUser) => user.permissions.manage_modules;

/** Slugs of the modules that are on. */
export const activeModules = (modules: Modules) =>
  Object.values(modules)
    .filter(({ activated }) => activated)
    .map(({ module }) => module);

/** What is asked of the site (spec 001 §3, site flags). */
export function siteFlags(initial: InitialState, connection: ConnectionStatus, modules: Modules = initial.getModules) {
  const { siteData } = initial;
  return {
    version: initial.currentVersion,
    currentVersion: initial.currentVersion,
    adminUrl: initial.adminUrl,
    siteAdminUrl: initial.adminUrl,
    siteRawUrl: initial.rawUrl,
    siteIcon: siteData.icon,
    siteTitle: initial.siteTitle,
    apiRoot: initial.WP_API_root,
    apiNonce: initial.WP_API_nonce,
    registrationNonce: initial.registrationNonce,
    pluginBaseUrl: initial.pluginBaseUrl,
    purchaseToken: initial.purchaseToken,
    partnerCoupon: initial.partnerCoupon,
    tracksUserData: initial.tracksUserData,
    connectionStatus: siteConnectionStatus(connection),
    isDevVersion: initial.isDevVersion,
    isAtomicPlatform: siteData.isAtomicPlatform,
    isAtomicSite: siteData.isAtomicSite,
    isWoaSite: siteData.isWoASite,
    isStaging: connection.isStaging,
    isInIdentityCrisis: connection.isInIdentityCrisis,
    sandboxDomain: connection.sandboxDomain,
    isMultisite: siteData.isMultisite,
    /** Undefined while the site has not said. */
    isSitePublic: connection.isPublic,
    isOfflineMode: isOffline(connection),
    offlineModeReasons: connection.offlineMode,
    isSiteConnected: isSiteConnected(connection),
    hasConnectedOwner: hasConnectedOwner(connection),
    activeModules: activeModules(modules),
  };
}
export type SiteFlags = ReturnType<typeof siteFlags>;

/** What is asked of the user (spec 001 §3, user flags). */
export function userFlags(user: CurrentUser) {
  const { permissions, wpcomUser } = user;
  return {
    userCanManageModules: permissions.manage_modules,
    userCanManageOptions: permissions.manage_options,
    userCanManagePlugins: permissions.manage_plugins,
    userCanEditPosts: permissions.edit_posts,
    userCanPublish: permissions.publish_posts,
    userCanConnectSite: permissions.connect,
    userCanConnectAccount: permissions.connect_user,
    userCanDisconnectSite: permissions.disconnect,
    userCanPurchasePlan: canPurchasePlan(user),
    userCanViewStats: permissions.view_stats,
    isSubscriber: isSubscriber(user),
    isLinked: isLinked(user),
    isConnectionOwner: isConnectionOwner(user),
    userGravatar: user.gravatar,
    connectedWpComUser: wpcomUser,
  };
}
export type UserFlags = ReturnType<typeof userFlags>;
