import { awaitingCredentials } from './awaiting-credentials';
import { conditionalRecommendations } from './conditional-recommendations';
import { connected } from './connected';
import { connectedComplete } from './connected-complete';
import { connectedLinked } from './connected-linked';
import { connectedSecurity } from './connected-security';
import { connectionErrors } from './connection-errors';
import { currencyEur } from './currency-eur';
import { currencyJpy } from './currency-jpy';
import { currencyKwd } from './currency-kwd';
import { detachedLicenses } from './detached-licenses';
import { devVersion } from './dev-version';
import { identityCrisis } from './identity-crisis';
import { licensingError } from './licensing-error';
import { lostUpdates } from './lost-updates';
import { multisite } from './multisite';
import { offline } from './offline';
import { offlineConstant } from './offline-constant';
import { offlineFilter } from './offline-filter';
import { offlineUrl } from './offline-url';
import { offlineWpLocal } from './offline-wp-local';
import { onboardings } from './onboarding';
import { overrides } from './overrides';
import { partnerCoupon } from './partner-coupon';
import { partnerCouponConnected } from './partner-coupon-connected';
import { rightToLeft } from './right-to-left';
import { sandbox } from './sandbox';
import type { Scenario } from './scenario';
import { siteConnected } from './site-connected';
import { staging } from './staging';
import { threats } from './threats';
import { unconnected } from './unconnected';
import { vaultpress } from './vaultpress';
import { woa } from './woa';
import { woo } from './woo';

const list: readonly Scenario[] = [
  ...[connected, unconnected, connectedSecurity, connectedComplete, connectedLinked, siteConnected],
  ...[offline, offlineConstant, offlineFilter, offlineWpLocal, offlineUrl],
  ...[identityCrisis, staging, sandbox, connectionErrors, devVersion, overrides, lostUpdates],
  ...[threats, awaitingCredentials, vaultpress, woa, woo, multisite],
  ...[partnerCoupon, partnerCouponConnected, licensingError, detachedLicenses],
  ...[conditionalRecommendations, ...onboardings],
  ...[currencyEur, currencyJpy, currencyKwd, rightToLeft],
];

/** All scenarios by name, in display order. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(list.map((scenario) => [scenario.name, scenario]));
