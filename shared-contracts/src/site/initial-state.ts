import * as v from 'valibot';
import {
  decodedText,
  embeddedErrors,
  linkAddress,
  nullIfFalse,
  listOrMap,
  mapOrEmptyList,
  numberLike,
  booleanLike,
} from '../wire';
import { connectionStatus } from './connection-status';
import { currentUser } from './current-user';
import { modules } from './module';
import { partnerCoupon, productForPurchase } from './partner-coupon';
import { settings } from './settings';
import { siteFeatures } from './site-data';

const text = v.optional(v.string(), '');
const address = v.optional(linkAddress, '');
const textOrNull = v.optional(v.nullable(v.string()), null);
const no = v.optional(v.boolean(), false);
const yes = v.optional(v.boolean(), true);
const mapSchema = <S extends v.GenericSchema>(schema: S) => mapOrEmptyList(v.record(v.string(), schema));

const siteInfo = v.looseObject({
  /** 0 when the site is not registered. */
  blog_id: v.optional(numberLike, 0),
  icon: text,
  siteVisibleToSearchEngines: yes,
  showPromotions: yes,
  isAtomicSite: no,
  isWoASite: no,
  isAtomicPlatform: no,
  showBackups: yes,
  showRecommendations: no,
  showMyJetpack: yes,
  isMultisite: no,
  /** In PHP notation; false when unknown. */
  dateFormat: v.optional(v.union([v.string(), v.literal(false)]), false),
  /** The site's copy of its plan, which may be out of date. */
  plan: v.fallback(v.optional(v.looseObject({ features: v.optional(siteFeatures) }), {}), {}),
});

/** Notices of the server for this page load (spec 001 §4.2). */
export const stateNotices = v.looseObject({
  messageCode: textOrNull,
  errorCode: textOrNull,
  errorDescription: textOrNull,
  messageContent: v.optional(
    v.nullable(
      v.looseObject({
        /** Sanitized HTML. */
        release_post_content: text,
        release_post_featured_image: textOrNull,
        release_post_title: text,
      }),
    ),
    null,
  ),
});

/** License state of the initial state. `userCounts.detached` is missing when the counts could not be fetched. */
const licensingState = v.looseObject({
  error: text,
  showLicensingUi: no,
  userCounts: v.optional(
    mapOrEmptyList(
      v.looseObject({
        attached: v.optional(numberLike),
        detached: v.optional(numberLike),
        errors: v.optional(embeddedErrors),
      }),
    ),
    {},
  ),
  activationNoticeDismiss: v.optional(
    mapOrEmptyList(
      v.looseObject({
        last_detached_count: v.optional(v.nullable(numberLike), null),
        /** ISO 8601. */
        last_dismissed_time: textOrNull,
      }),
    ),
    {},
  ),
});

const statsInfo = v.looseObject({
  /** In role order, administrator first. */
  roles: v.optional(mapSchema(v.looseObject({ name: decodedText, canView: no })), {}),
});

const themeData = v.looseObject({
  name: text,
  hasUpdate: no,
  support: v.optional(mapSchema(booleanLike), {}),
});

/**
 * The initial state of the host page (reference: initial-state). Required are only the members without which nothing works:
 * the API root, the nonce, the connection status and the signed-in user. All others have defaults.
 */
export const initialState = v.looseObject({
  /** Ends with a slash, or with `?rest_route=/` under plain permalinks. */
  WP_API_root: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
  WP_API_nonce: v.string(),
  registrationNonce: text,
  purchaseToken: v.optional(nullIfFalse(v.string()), false),
  partnerCoupon: v.optional(nullIfFalse(partnerCoupon), false),
  pluginBaseUrl: text,
  connectionStatus,
  connectedPlugins: v.optional(mapSchema(v.looseObject({ name: text, url_info: v.optional(v.string()) })), {}),
  /** '' when the user is linked. */
  connectUrl: address,
  dismissedNotices: v.optional(mapSchema(booleanLike), {}),
  isDevVersion: no,
  currentVersion: text,
  getModules: v.optional(modules, {}),
  /** The home URL without scheme, with `::` for `/`. */
  rawUrl: text,
  /** Ends with a slash. */
  adminUrl: address,
  siteTitle: text,
  stats: v.optional(statsInfo, {}),
  aff: text,
  partnerSubsidiaryId: text,
  settings: v.optional(settings, {}),
  userData: v.looseObject({ currentUser }),
  siteData: v.optional(siteInfo, {}),
  themeData: v.optional(themeData, {}),
  jetpackStateNotices: v.optional(mapOrEmptyList(stateNotices), {}),
  tracksUserData: v.optional(nullIfFalse(v.looseObject({ blogid: numberLike, userid: numberLike, username: v.string() })), false),
  currentIp: v.optional(nullIfFalse(v.string()), false),
  lastPostUrl: text,
  externalServicesConnectUrls: v.optional(mapSchema(v.string()), {}),
  calypsoEnv: text,
  /** Origin of a provider other than the usual one, for redirect links. Set by the shell, from the data of the page. */
  providerOrigin: v.optional(linkAddress),
  products: v.optional(mapSchema(productForPurchase), {}),
  recommendationsStep: v.optional(v.string(), 'not-started'),
  isSafari: no,
  doNotUseConnectionIframe: no,
  licensing: v.optional(licensingState, {}),
  hasSeenWCConnectionModal: no,
  newRecommendations: v.optional(listOrMap(v.string()), []),
  isWooCommerceActive: no,
  useMyJetpackLicensingUI: yes,
});
export type InitialState = v.InferOutput<typeof initialState>;
/** The initial state as the server prints it. */
export type WireInitialState = v.InferInput<typeof initialState>;
