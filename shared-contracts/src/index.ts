export { isRecordable } from './analytics';
export { networkError, parseResponse, readResponse } from './response';
export type { ResponseLike } from './response';
export { createBus, type Bus, type BusError } from './bus';
export { describeIssues, describeJsonError } from './issue-text';
export { getSignedText, getVersionText, toCanonicalJson } from './canonical-json';
export { findIncompatibilities } from './compatibility';
export { initialConnectionState } from './connection';
export type { Connection, ConnectionState } from './connection';
export { eventCatalogNames, extensionPointNames, remoteDeclaration } from './declaration';
export type { Audience, NavigationEntry, PageDeclaration, PageFrame, PageSkeleton, RemoteDeclaration } from './declaration';
export {
  acknowledged,
  decodedText,
  decodeEntities,
  embeddedErrors,
  jsonDataEnvelope,
  jsonText,
  listOrMap,
  mapOrEmptyList,
  nullIfFalse,
  numberLike,
  succeeded,
} from './wire';
export { endpoint, type Endpoint, type EndpointInput, type EndpointResult, type EndpointWire } from './endpoint';
export { getEndpointName, getPath, getUrl } from './endpoint-url';
export {
  Api404AfterRedirectError,
  Api404Error,
  ApiError,
  FetchNetworkError,
  getErrorMessage,
  isApiError,
  isRequestError,
  JsonParseAfterRedirectError,
  JsonParseError,
  RequestTimeoutError,
  ResponseShapeError,
} from './errors';
export type { RequestError } from './errors';
export { events, type Events } from './events';
export { extensionPoints, isExclusivePoint, type ExtensionPointName, type ExtensionProps } from './extension-points';
export type { Live } from './live';
export { integrity, remoteManifest, shellManifest } from './manifest';
export type { RemoteFile, RemoteManifest, ShellManifest } from './manifest';
export { healthReport, localeData, openPage, pageData } from './page-data';
export type { HealthReport, LocaleData, OpenPage, PageData } from './page-data';
export { publicKeys, type PublicKey, type PublicKeys } from './public-keys';
export { pageRegistry, type PageRegistry, type PageRemote, type PageVersion } from './page-registry';
export { registry, type PublishedVersion, type RegisteredRemote, type Registry, type Rollout, type Signature } from './registry';
export type {
  Analytics,
  BusEvent,
  Clock,
  EventStream,
  Extensions,
  Health,
  I18n,
  InputArgument,
  MountedRemote,
  Navigation,
  Notice,
  Notices,
  NoticeStatus,
  PageLocation,
  RemoteModule,
  Requests,
  Resources,
  ResourceState,
  ScopedBus,
  ShellServices,
  Site,
  StreamSignal,
} from './remote';
export type { ChangeOptions, ChangeResult, ChangeTexts, SiteSettings } from './site-settings';
export { createSiteSettings, type PageSettings, type SiteSettingsDeps } from './settings-service/create-site-settings';
export { isDeepEqual } from './settings-service/deep-equal';
export { createDrafts } from './settings-service/drafts';
export { createSiteRequest } from './request';
export { matchesPath } from './route-path';
export { contractVersion } from './version';

export { getWordAdsSettings, updateWordAdsSettings } from './endpoints/ads';
export {
  disconnectSite,
  getAuthorizeUrl,
  getConnectedPlugins,
  getConnectionData,
  getConnectionStatus,
  getConnectUrl,
  getTrackingSettings,
  markWooConnectionSeen,
  reconnectSite,
  registerSite,
  testConnection,
  unlinkUser,
  updateTrackingSettings,
} from './endpoints/connection';
export { declaredEndpoints, endpoints } from './endpoints/declared';
export {
  changeDelivery,
  deliveryEvents,
  deliveryRefused,
  getDelivery,
  maxReasonLength,
  revisionChanged,
} from './endpoints/delivery';
export type { DeliveryChange, DeliveryCommand, DeliveryRemote, DeliveryState } from './endpoints/delivery';
export { getFirewall } from './endpoints/firewall';
export { confirmSafeMode, migrateSite, startFresh } from './endpoints/identity-crisis';
export {
  attachLicenses,
  clearLicensingError,
  dismissActivationNotice,
  getLicenseCounts,
  getLicenses,
  getLicensingError,
  setLicense,
} from './endpoints/licensing';
export {
  checkAkismetKey,
  checkStoredAkismetKey,
  getAkismetData,
  getProtectCount,
  getStats,
  getVaultPressData,
} from './endpoints/module-data';
export { getModule, getModules, setModuleActive, setModulesActive, updateModule } from './endpoints/modules';
export { resetOptions } from './endpoints/options';
export { getPlugins, getPluginUpdates, installPlugin } from './endpoints/plugins';
export {
  getConditionalRecommendations,
  getProductSuggestions,
  getRecommendationsData,
  getRecommendationsStep,
  getSetupQuestionnaire,
  getUpsell,
  saveRecommendationsData,
  saveRecommendationsStep,
  saveSetupQuestionnaire,
} from './endpoints/recommendations';
export { getSearchPlan, getSearchPricing, getSearchSettings, getSearchStats, updateSearchSettings } from './endpoints/search';
export { getSettings, updateSettings } from './endpoints/settings';
export {
  getPlans,
  getProducts,
  getSite,
  getSiteActivity,
  getSiteBenefits,
  getSiteDiscount,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
} from './endpoints/site';
export {
  dismissNotice,
  getGoogleVerification,
  getGoogleVerificationByKeyring,
  getIntroOffers,
  getRewindStatus,
  getScanStatus,
  sendMarketingSurvey,
  verifyGoogle,
} from './endpoints/status';
export type { GoogleVerification } from './endpoints/status';

export { connectionError, connectionStatus, hasConnectedOwner, isOffline, isSiteConnected } from './site/connection-status';
export type { ConnectionError, ConnectionStatus } from './site/connection-status';
export {
  appIconSizes,
  defaultDateFormat,
  defaultPlanDuration,
  delays,
  freePlanSlug,
  moneyBackDays,
  noticeDurations,
  planIconSize,
  pluginRefetchDelay,
  providerHost,
} from './site/constants';
export { currencyFormat, formatPrice, priceParts, type PriceParts } from './site/currency';
export {
  currentUser,
  isConnectionOwner,
  isLinked,
  isSubscriber,
  permissionNames,
  permissions,
  userConnectionData,
  wpcomUser,
} from './site/current-user';
export type { CurrentUser, PermissionName, Permissions, UserConnectionData, WpcomUser } from './site/current-user';
export { formatPhpDate, intlLocale, periodStart } from './site/dates';
export { featureKeys, paidFeatures, siteHas, type FeatureKey } from './site/features';
export { initialState, stateNotices, type InitialState, type WireInitialState } from './site/initial-state';
export { attachResult, license, licenseCounts } from './site/license';
export type { AttachResult, License, LicenseCounts, UserLicenses } from './site/license';
export {
  checkoutUrl,
  cloudUrl,
  couponCheckoutUrl,
  imageUrl,
  isExternalLink,
  plansUrl,
  productUrl,
  redirectUrl,
  sourceForDuration,
  upgradeUrl,
} from './site/links';
export type { UpgradeSite } from './site/links';
export { moduleOption, modules, moduleSlugs, siteModule } from './site/module';
export type { Module, ModuleOption, Modules, ModuleSlug } from './site/module';
export { partnerCoupon, productForPurchase, type PartnerCoupon } from './site/partner-coupon';
export { planIcon } from './site/plan-icons';
export {
  isAntiSpamProduct,
  isBackupProduct,
  isCompletePlan,
  isLegacyPlan,
  isPlanWithAntiSpam,
  isPlanWithBackups,
  isProduct,
  isScanProduct,
  isSearchProduct,
  isSecurityPlan,
  isSocialProduct,
  isUpperLegacyPlan,
  isVideoPressProduct,
  planClass,
  planClasses,
  planSlugs,
  planStyleClass,
} from './site/plans';
export type { PlanClass } from './site/plans';
export { plugin, pluginEntry, type Plugin, type PluginStatus } from './site/plugin-entry';
export { introOffer, product, type IntroOffer, type Product } from './site/product';
export { describeProduct, type ProductDescription } from './site/product-description';
export { promotionAction, showsPromotion } from './site/promotions';
export { rewindStatus, scanStatus, type RewindStatus, type ScanStatus, type Threat } from './site/protection-status';
export { hasActiveAntiSpam, hasActiveBackup, hasActiveSecurity, isEnding, purchase, type Purchase } from './site/purchase';
export { productSuggestion, recommendationsData, upsell } from './site/recommendations';
export type { ProductSuggestion, RecommendationsData } from './site/recommendations';
export { rights, type Right } from './site/rights';
export { settings, settingsChange, type SettingName, type Settings, type SettingsChange } from './site/settings';
export { benefit, siteData, siteFeatures, sitePlan } from './site/site-data';
export type { Benefit, SiteActivity, SiteData, SiteFeatures, SitePlan } from './site/site-data';
export { stats, type SiteStats, type StatsRange, type StatsResponse, type Visits, type VisitsRow } from './site/stats';
export { createViewer, liveModules, toViewer, type SiteStatus, type Viewer } from './site/viewer';
