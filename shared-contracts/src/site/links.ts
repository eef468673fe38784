import { defaultPlanDuration } from './constants';
import type { CurrentUser } from './current-user';
import type { InitialState } from './initial-state';

const redirectRoot = 'https://jetpack.com/redirect';
const cloudRoot = 'https://cloud.jetpack.com';

/** What a redirect link may carry besides its source. */
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

/** The part of the initial state links are made of. */
export type LinkSite = Pick<InitialState, 'rawUrl' | 'calypsoEnv'>;
/** The part of the initial state upgrade links are made of. */
export type UpgradeSite = LinkSite & Pick<InitialState, 'aff' | 'partnerSubsidiaryId' | 'purchaseToken'>;

/** The address without query and hash: what else the redirect needs goes into its own arguments. */
function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/**
 * A link through the provider's redirect, which knows where a source leads today (reference: behaviour, A1).
 *
 * @param source Name of the source, or an address with https.
 * @param site Where given, the link says which site it comes from.
 * @example redirectUrl('calypso-stats-day', {}, site) // 'https://jetpack.com/redirect/?source=calypso-stats-day&site=example.org'
 */
export function redirectUrl(source: string, given: RedirectArguments = {}, site?: LinkSite): string {
  const target = source.startsWith('https://')
    ? `url=${encodeURIComponent(plainAddress(source))}`
    : `source=${encodeURIComponent(source)}`;
  const rest = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  // Not encoded: it is made of what addresses are made of, and the provider looks for it as it is.
  if (site && given.site === undefined) rest.push(`site=${site.rawUrl}`);
  if (site?.calypsoEnv) rest.push(`calypso_env=${encodeURIComponent(site.calypsoEnv)}`);
  return `${redirectRoot}/?${[target, ...rest].join('&')}`;
}

export type PlanDuration = 'yearly' | 'monthly';

/** The source that sells a plan for a duration: monthly plans have names of their own. */
export const sourceForDuration = (source: string, duration: PlanDuration = defaultPlanDuration) =>
  duration === 'monthly' ? `${source}-monthly` : source;

/**
 * A link to where the site's plan is upgraded. It says who comes, since the user may not be linked yet.
 *
 * @param user.id On the site.
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

/** Where the provider's plans are shown: sites without an owner have a page of their own (reference: behaviour, A3). */
export function plansUrl(site: UpgradeSite, hasConnectedOwner: boolean): string {
  const query = site.purchaseToken ? `purchasetoken=${site.purchaseToken}` : undefined;
  return redirectUrl(hasConnectedOwner ? 'jetpack-plans' : 'jetpack-nav-site-only-plans', { site: site.rawUrl, query }, site);
}

export type CloudSection = 'backup' | 'scan' | 'settings' | 'jetpack-search' | 'landing';

/** Where the provider manages a product of this site. */
export const cloudUrl = (section: CloudSection, { rawUrl }: LinkSite) => `${cloudRoot}/${section}/${rawUrl}`;

const productPages: readonly string[] = ['akismet', 'backup', 'scan', 'security', 'videopress'];

/** The page of this site that describes a product. */
export function productUrl(key: string, { adminUrl }: Pick<InitialState, 'adminUrl'>): string {
  if (key === 'search') return `${adminUrl}admin.php?page=jetpack-search`;
  return productPages.includes(key) ? `${adminUrl}admin.php?page=jetpack#/product/${key}` : '#/dashboard';
}

/** An image of the plugin. @example imageUrl('connect-right.jpg', initial) */
export const imageUrl = (file: string, { pluginBaseUrl }: Pick<InitialState, 'pluginBaseUrl'>) =>
  `${pluginBaseUrl}/images/${file}`;

/** True for links through the provider's redirect: they leave the site, so they open in a new tab. */
export const isExternalLink = (href: string) => href.startsWith(redirectRoot);
