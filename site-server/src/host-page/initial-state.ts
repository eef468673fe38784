import type { FastifyRequest } from 'fastify';
import type { WireInitialState } from '@site-admin/contracts';
import * as v from 'valibot';
import { connectUrl } from '../connection/urls';
import { connectionErrors, connectionErrorsByCode } from '../connection/errors';
import { identityCrisis, isInIdentityCrisis, isSafeModeConfirmed } from '../connection/identity-crisis';
import { purchaseToken } from '../connection/purchase-token';
import { stateNotices } from '../connection/state-notice';
import { connectionStatus, currentUser, userConnectionData } from '../connection/status';
import { readOption } from '../db/options';
import { findPlugin } from '../db/plugins';
import { roles } from '../db/users';
import { getAccount } from '../db/accounts';
import type { UserCounts } from '../licensing/counts';
import { describeAll } from '../modules/describe';
import { modules } from '../modules/facts';
import { getPlan, getSupports } from '../modules/plan';
import { modulesState } from '../modules/state';
import { partnerCoupon } from '../partner-coupon/partner-coupon';
import { createNonce } from '../nonce/nonce';
import { planRecord } from '../provider/records';
import { apiAction } from '../rest';
import { roleNames } from '../rights/roles';
import { holds, type Visitor } from '../rights/permissions';
import type { SignedIn } from '../session/session';
import { readSettings } from '../settings/read';
import type { Addresses, Site } from '../site';
import { isDevelopmentVersion, toTraits } from '../traits/traits';
import { productsForPurchase } from './products';

/** The user and the request a page is rendered for. */
export interface Viewer {
  readonly site: Site;
  readonly visitor: Visitor;
  readonly holder: SignedIn;
  readonly addresses: Addresses;
  readonly request: FastifyRequest;
}

const services = ['facebook', 'twitter', 'linkedin', 'tumblr', 'path', 'google_plus', 'google_site_verification'];

function externalServices({ site, holder, addresses }: Viewer): Record<string, string> {
  const nonce = (action: string) => createNonce(site.db, site.now(), action, holder);
  const url = (service: string) => {
    const query = new URLSearchParams({
      page: 'sharing',
      action: 'request',
      service,
      kr_nonce: nonce('keyring-request'),
      nonce: nonce(`keyring-request-${service}`),
      for: service === 'google_site_verification' ? 'other' : 'publicize',
    });
    return `${addresses.admin}options-general.php?${query.toString()}`;
  };
  return Object.fromEntries(services.map((service) => [service, url(service)]));
}

function siteData({ site, visitor }: Viewer) {
  const { connection } = visitor;
  const { hosting, multisite, dateFormat } = toTraits(site.db);
  const isWoa = hosting === 'woa';
  const plan = getPlan(site.db, site.now());
  // Before the first response of the provider the site treats its plan as free.
  const known = connection.registered ? planRecord(plan) : { product_slug: plan.product.slug, features: { active: [] } };
  return {
    blog_id: connection.blogId ?? 0,
    icon: '',
    siteVisibleToSearchEngines: readOption(site.db, 'public', v.boolean(), true),
    showPromotions: true,
    isAtomicSite: isWoa,
    isWoASite: isWoa,
    isAtomicPlatform: isWoa,
    plan: { ...known, class: plan.class, supports: getSupports(plan, modules) },
    showBackups: true,
    showRecommendations: connection.registered && !connection.offline.isActive && !isWoa,
    showMyJetpack: !multisite,
    isMultisite: multisite,
    dateFormat,
  };
}

const dismissed = v.object({ last_detached_count: v.nullable(v.number()), last_dismissed_time: v.nullable(v.string()) });

function licensing({ site, visitor }: Viewer, userCounts: UserCounts) {
  const { db } = site;
  const failed = {
    errors: { failed_to_fetch_data: ['The counts are for the linked owner only.'] },
    error_data: { failed_to_fetch_data: { status: '' } },
  };
  return {
    error: readOption(db, 'licensing_error', v.string(), ''),
    showLicensingUi: readOption(db, 'licensing_ui', v.boolean(), false),
    userCounts: userCounts ?? failed,
    activationNoticeDismiss: readOption(db, `license_notice_${visitor.user?.id ?? 0}`, dismissed, {
      last_detached_count: null,
      last_dismissed_time: null,
    }),
  };
}

function statsInfo({ visitor }: Viewer) {
  const entry = (role: (typeof roles)[number]) => [role, { name: roleNames[role], canView: visitor.statsRoles.includes(role) }];
  return {
    data: { general: false, day: false, week: false, month: false },
    roles: Object.fromEntries(roles.map(entry)),
  };
}

const viewed = v.fallback(v.object({ viewedRecommendations: v.array(v.string()) }), { viewedRecommendations: [] });

/** Returns recommendations that apply and were not viewed yet. */
function newRecommendations({ site }: Viewer): string[] {
  const seen = v.parse(viewed, readOption(site.db, 'recommendations_data', v.unknown(), {})).viewedRecommendations;
  return readOption(site.db, 'conditional_recommendations', v.array(v.string()), []).filter((slug) => !seen.includes(slug));
}

const themes = {
  block: {
    name: 'Twenty Twenty-Three',
    hasUpdate: false,
    support: { 'infinite-scroll': false, widgets: false, webfonts: false },
  },
  classic: {
    name: 'Twenty Nineteen',
    hasUpdate: false,
    support: { 'infinite-scroll': true, widgets: true, webfonts: false },
  },
};

function trackedUser({ site, visitor }: Viewer) {
  const account = visitor.user && visitor.linked ? getAccount(site.db, visitor.user.id) : undefined;
  return account ? { blogid: visitor.connection.blogId ?? 0, userid: account.id, username: account.login } : (false as const);
}

/** Returns a map as PHP prints it: an empty one is a list. */
const emptyAsList = <T extends object>(map: T): T | [] => (Object.keys(map).length === 0 ? [] : map);

/** Returns addresses, nonces and connection. */
function connectionPart(viewer: Viewer) {
  const { site, visitor, holder, addresses } = viewer;
  const { db } = site;
  const nonce = (action: string) => createNonce(db, site.now(), action, holder);
  return {
    WP_API_root: addresses.api,
    WP_API_nonce: nonce(apiAction),
    registrationNonce: nonce('jetpack-registration-nonce'),
    purchaseToken: purchaseToken(db, visitor),
    partnerCoupon: partnerCoupon(db, site.now()),
    pluginBaseUrl: addresses.pluginBase,
    connectionStatus: {
      ...connectionStatus(db, visitor),
      isInIdentityCrisis: isInIdentityCrisis(db),
      sandboxDomain: toTraits(db).sandboxDomain,
      errors: connectionErrors(db),
    },
    connectedPlugins: { jetpack: { name: 'Jetpack' } },
    connectUrl: visitor.linked ? '' : connectUrl(viewer),
  };
}

/** Returns data and settings of the site. */
function sitePart(viewer: Viewer) {
  const { site, visitor, holder, addresses } = viewer;
  const { db } = site;
  const now = site.now();
  const traits = toTraits(db);
  const blocks = { module: 'blocks', additional_search_queries: 'blocks, block, gutenberg' };
  return {
    dismissedNotices: emptyAsList(readOption(db, 'dismissed_notices', v.record(v.string(), v.literal(true)), {})),
    isDevVersion: isDevelopmentVersion(traits),
    currentVersion: traits.version,
    is_gutenberg_available: true,
    getModules: { ...describeAll(modulesState(db, now), viewer), blocks },
    rawUrl: addresses.raw,
    adminUrl: addresses.admin,
    siteTitle: readOption(db, 'site_title', v.string(), ''),
    stats: statsInfo(viewer),
    aff: '',
    partnerSubsidiaryId: '',
    settings: readSettings(db, now, holder.userId),
    userData: { currentUser: currentUser(db, visitor, addresses.home) },
    siteData: siteData(viewer),
    themeData: themes[traits.theme],
  };
}

/** Returns `Initial_State` in the exact shape of initial-state.md, section 2. */
export function initialState(viewer: Viewer, userCounts: UserCounts): WireInitialState {
  const { site, addresses, request } = viewer;
  const { db } = site;
  return {
    ...connectionPart(viewer),
    ...sitePart(viewer),
    jetpackStateNotices: stateNotices(request),
    tracksUserData: trackedUser(viewer),
    currentIp: request.ip,
    lastPostUrl: `${addresses.home}/hello-world/`,
    externalServicesConnectUrls: externalServices(viewer),
    calypsoEnv: '',
    products: productsForPurchase(addresses.raw),
    recommendationsStep: readOption(db, 'recommendations_step', v.string(), 'not-started'),
    isSafari: /^(?!.*(chrome|android|edg)).*safari/i.test(request.headers['user-agent'] ?? ''),
    doNotUseConnectionIframe: false,
    licensing: licensing(viewer, userCounts),
    hasSeenWCConnectionModal: readOption(db, 'seen_wc_connection_modal', v.boolean(), false),
    newRecommendations: newRecommendations(viewer),
    isWooCommerceActive: findPlugin(db, 'woocommerce')?.active === true,
    useMyJetpackLicensingUI: !toTraits(db).multisite,
  };
}

/** Returns `JP_CONNECTION_INITIAL_STATE` (initial-state.md, section 6). */
export function connectionInitialState(viewer: Viewer) {
  const { site, visitor, holder, addresses } = viewer;
  return {
    apiRoot: addresses.api,
    apiNonce: createNonce(site.db, site.now(), apiAction, holder),
    registrationNonce: createNonce(site.db, site.now(), 'jetpack-registration-nonce', holder),
    connectionStatus: connectionStatus(site.db, visitor),
    userConnectionData: userConnectionData(site.db, visitor, addresses.home),
    connectedPlugins: [{ name: 'Jetpack', slug: 'jetpack' }],
    wpVersion: '6.1',
    siteSuffix: addresses.raw,
    connectionErrors: connectionErrorsByCode(site.db),
  };
}

/** Returns an address as the plugin normalizes it: without protocol and `www.`, with a trailing slash. */
function normalizedAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/?$/, '/')}`.replace(/^www\./, '');
}

/** Returns the part of `JP_IDENTITY_CRISIS__INITIAL_STATE` that pages use; undefined without a crisis. */
export function identityCrisisInitialState({ site, visitor, addresses }: Viewer) {
  const crisis = identityCrisis(site.db);
  if (!crisis) return undefined;
  return {
    wpcomHomeUrl: normalizedAddress(crisis.knownUrl),
    currentUrl: normalizedAddress(addresses.home),
    isSafeModeConfirmed: isSafeModeConfirmed(site.db),
    isAdmin: holds(visitor, 'disconnect'),
  };
}
