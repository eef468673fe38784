import { defaultPlanDuration } from './constants';
import type { CurrentUser } from './current-user';
import type { InitialState } from './initial-state';
import type { PartnerCoupon } from './partner-coupon';

const redirectOrigin = 'https://jetpack.com';
const cloudRoot = 'https://cloud.jetpack.com';

/** The arguments of a redirect link besides its source. */
export interface RedirectArguments {
  readonly site?: string | undefined;
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly anchor?: string | undefined;
  readonly aff?: string | undefined;
  /** Id of the user on the site. */
  readonly u?: number | string | undefined;
  readonly subsidiaryId?: string | undefined;
}

/** The part of the initial state that links need. */
export type LinkSite = Pick<InitialState, 'rawUrl' | 'calypsoEnv' | 'providerOrigin'>;
/** The part of the initial state that upgrade links need. */
export type UpgradeSite = LinkSite & Pick<InitialState, 'aff' | 'partnerSubsidiaryId' | 'purchaseToken'>;

/** Removes query and hash, which the redirect takes as its own arguments. */
function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/**
 * Returns a link through the provider's redirect service, which maps a source to its current target (reference: behaviour, A1).
 *
 * @param source Name of the source, or an https URL.
 * @param site Where given, the link contains the site.
 * @example redirectUrl('calypso-stats-day', {}, site) // 'https://jetpack.com/redirect/?source=calypso-stats-day&site=example.org'
 */
export function redirectUrl(source: string, given: RedirectArguments = {}, site?: LinkSite): string {
  const target = source.startsWith('https://')
    ? `url=${encodeURIComponent(plainAddress(source))}`
    : `source=${encodeURIComponent(source)}`;
  const rest = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  // Not encoded: it consists of URL characters, and the provider compares it unencoded.
  if (site && given.site === undefined) rest.push(`site=${site.rawUrl}`);
  if (site?.calypsoEnv) rest.push(`calypso_env=${encodeURIComponent(site.calypsoEnv)}`);
  return `${site?.providerOrigin || redirectOrigin}/redirect/?${[target, ...rest].join('&')}`;
}

export type PlanDuration = 'yearly' | 'monthly';

/** Returns the redirect source of a plan for a duration: monthly plans have sources of their own. */
export const sourceForDuration = (source: string, duration: PlanDuration = defaultPlanDuration) =>
  duration === 'monthly' ? `${source}-monthly` : source;

/**
 * Returns a link to upgrade the site's plan. Contains the user, whose account may not be linked yet.
 *
 * @param user.id Id on the site.
 */
export function upgradeUrl(
  source: string,
  site: UpgradeSite,
  user: Pick<CurrentUser, 'id' | 'isConnected'>,
  duration: PlanDuration = defaultPlanDuration,
): string {
  const token = site.purchaseToken ? `purchasetoken=${site.purchaseToken}` : '';
  return redirectUrl(
    sourceForDuration(source, duration),
    {
      site: site.rawUrl,
      aff: site.aff || undefined,
      u: user.id,
      subsidiaryId: site.partnerSubsidiaryId || undefined,
      query: `${user.isConnected ? '' : 'unlinked=1&'}${token}`,
    },
    site,
  );
}

/** Returns the URL of the provider's plans: sites without an owner have a separate page (reference: behaviour, A3). */
export function plansUrl(site: UpgradeSite, hasConnectedOwner: boolean): string {
  const query = site.purchaseToken ? `purchasetoken=${site.purchaseToken}` : undefined;
  return redirectUrl(hasConnectedOwner ? 'jetpack-plans' : 'jetpack-nav-site-only-plans', { site: site.rawUrl, query }, site);
}

type CheckoutSource =
  'jetpack-plugin-partner-coupon-checkout' | 'jetpack-product-description-checkout' | 'jetpack-recommendations-product-checkout';

/** Returns the URL of the provider's checkout of a product. Like all links through the redirect service it opens in a new tab. */
export const checkoutUrl = (source: CheckoutSource, slug: string, site: LinkSite, query?: string): string =>
  redirectUrl(source, { site: site.rawUrl, path: slug, query }, site);

/** Returns the URL of the provider's checkout of a partner coupon, with the coupon applied (spec 000 §2). */
export const couponCheckoutUrl = (
  { coupon_code, product }: Pick<PartnerCoupon, 'coupon_code'> & { readonly product: Pick<PartnerCoupon['product'], 'slug'> },
  site: LinkSite,
): string => checkoutUrl('jetpack-plugin-partner-coupon-checkout', product.slug, site, `coupon=${coupon_code}`);

export type CloudSection = 'backup' | 'scan' | 'settings' | 'jetpack-search' | 'landing';

/** Returns the URL where the provider manages a product of this site. */
export const cloudUrl = (section: CloudSection, { rawUrl }: LinkSite) => `${cloudRoot}/${section}/${rawUrl}`;

const productPages: readonly string[] = ['akismet', 'backup', 'scan', 'security', 'videopress'];

/** Returns the URL of the page that describes a product. */
export function productUrl(key: string, { adminUrl }: Pick<InitialState, 'adminUrl'>): string {
  if (key === 'search') return `${adminUrl}admin.php?page=jetpack-search`;
  return productPages.includes(key) ? `${adminUrl}admin.php?page=jetpack#/product/${key}` : '#/dashboard';
}

/** Returns the URL of an image of the plugin. @example imageUrl('connect-right.jpg', initial) */
export const imageUrl = (file: string, { pluginBaseUrl }: Pick<InitialState, 'pluginBaseUrl'>) =>
  `${pluginBaseUrl}/images/${file}`;

/** Returns whether a link uses the redirect service of a provider: it leaves the site, so it opens in a new tab. */
export const isExternalLink = (href: string) => /^https?:\/\/[^/]+\/redirect\/?\?/.test(href);
