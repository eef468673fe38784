import { nonceMaker, nonceTick, type NonceHolder } from '../nonce/nonce';
import { holds, type Visitor } from '../rights/permissions';
import type { Addresses, Site } from '../site';
import { getHelpPage, redirect } from './facts';
import type { ModuleFacts } from './module-facts';
import { keywords } from './keywords';
import { getOptions } from './options';
import { optionReader } from '../settings/read';
import type { OptionFacts } from './option-kinds';
import { isActive, listed, unavailableReason, type ModulesState } from './state';
import { texts } from './texts';

/** Modules with settings on the page; settings links of the others lead elsewhere. */
const configurable = new Set([
  'protect',
  'stats',
  'subscriptions',
  'publicize',
  'post-by-email',
  'carousel',
  'monitor',
  'related-posts',
  'verification-tools',
]);

const shorten = (text: string) => (text.length > 143 ? `${text.slice(0, 140)}...` : text);

function describeOption(option: OptionFacts, value: unknown) {
  return {
    description: option.description,
    type: option.type,
    default: option.declared,
    ...(option.choices && { enum: Object.keys(option.choices), enum_labels: option.choices }),
    ...(option.type === 'array' && { items: { type: 'string' } }),
    jp_group: option.group,
    current_value: value,
  };
}

type ValueFor = (option: OptionFacts) => unknown;

/** Returns the part that is the same on every site. */
function fixedPart(facts: ModuleFacts) {
  const [short] = texts[facts.slug] ?? [''];
  return {
    name: facts.name,
    description: short,
    sort: facts.sort,
    recommendation_order: facts.order,
    introduced: facts.introduced,
    changed: facts.changed ?? '',
    deactivate: facts.slug !== 'vaultpress',
    free: facts.slug !== 'vaultpress' && facts.slug !== 'search',
    requires_connection: facts.needs !== undefined,
    requires_user_connection: facts.needs === 'owner',
    auto_activate: facts.auto ?? 'No',
    module_tags: [...facts.tags],
    feature: [...facts.feature],
    additional_search_queries: keywords[facts.slug] ?? '',
    plan_classes: [...(facts.plans ?? ['free'])],
  };
}

function describeOptions({ slug }: ModuleFacts, valueFor: ValueFor) {
  const options = getOptions(slug);
  if (options.length === 0) return [];
  return Object.fromEntries(options.map((option) => [option.name, describeOption(option, valueFor(option))]));
}

const getShortText = ({ slug }: ModuleFacts) => shorten(texts[slug]?.[0] ?? '');

/** Returns the response of `GET module/:slug`: the facts, without nonces and addresses. */
export const describeModule = (facts: ModuleFacts, { connection }: ModulesState, valueFor: ValueFor) => ({
  ...fixedPart(facts),
  options: describeOptions(facts, valueFor),
  ...(connection.offline.isActive && facts.needs !== undefined && { activated: false as const }),
  short_description: getShortText(facts),
});

/** The user and site for which nonces and addresses of a list are made. */
export interface Listing {
  readonly site: Site;
  readonly holder: NonceHolder;
  readonly visitor: Visitor;
  readonly addresses: Addresses;
}

function configureLink(slug: string, { addresses }: Listing): string | false {
  if (configurable.has(slug)) return `${addresses.admin}admin.php?page=jetpack#/settings?term=${slug}`;
  if (slug === 'likes') return `${addresses.admin}options-general.php?page=sharing#likes`;
  if (slug === 'tiled-gallery') return `${addresses.admin}options-media.php`;
  if (slug === 'sharedaddy') return redirect('calypso-marketing-sharing-buttons', addresses.raw);
  return false;
}

/** What the entries of one list share. */
interface Describing extends Listing {
  readonly state: ModulesState;
  readonly valueFor: ValueFor;
  readonly nonceFor: (action: string) => string;
}

/** Returns one entry of `GET module/all`. */
function describeListed(facts: ModuleFacts, listing: Describing) {
  const { addresses, state, valueFor, nonceFor, visitor } = listing;
  const reason = unavailableReason(state, facts);
  const link = configureLink(facts.slug, listing);
  const isLoaded = isActive(state, facts) && reason === false;
  const isConfigurable = link !== false && isLoaded && holds(visitor, 'manage_modules');
  const [, long] = texts[facts.slug] ?? ['', ''];
  return {
    ...fixedPart(facts),
    module: facts.slug,
    activated: isActive(state, facts),
    deactivate_nonce: nonceFor(`jetpack_deactivate-${facts.slug}`),
    activate_nonce: nonceFor(`jetpack_activate-${facts.slug}`),
    available: reason === false,
    unavailable_reason: reason,
    short_description: getShortText(facts),
    configure_url: link || `${addresses.admin}admin.php?page=jetpack#/settings?term=${facts.slug}`,
    override: state.overrides[facts.slug] ?? (false as const),
    learn_more_button: getHelpPage(facts.slug, addresses.raw),
    long_description: long,
    search_terms: keywords[facts.slug] ?? '',
    configurable: isConfigurable && `<a href="${link}">Configure</a>`,
    options: describeOptions(facts, valueFor),
    ...(facts.slug === 'sitemaps' && {
      extra: { sitemap_url: `${addresses.home}/sitemap.xml`, news_sitemap_url: `${addresses.home}/news-sitemap.xml` },
    }),
  };
}

function describeEach(state: ModulesState, listing: Listing) {
  const { site, holder } = listing;
  const describing = {
    ...listing,
    state,
    valueFor: optionReader(site.db, state, holder.userId),
    nonceFor: nonceMaker(site.db, site.now(), holder),
  };
  return Object.fromEntries(listed(state).map((facts) => [facts.slug, describeListed(facts, describing)]));
}

/** Returns all modules by slug, in order. */
export function describeAll(state: ModulesState, listing: Listing): ReturnType<typeof describeEach> {
  const { site, holder, addresses } = listing;
  // Cache key: everything in the list apart from stored data — user, addresses and what changes with time.
  const { product, products } = state.plan;
  const asked = [
    holder.userId,
    holder.session,
    nonceTick(site.now()),
    addresses.home,
    product.slug,
    products.map(({ slug }) => slug),
  ];
  return site.db.cached(`modules for ${JSON.stringify(asked)}`, () => describeEach(state, listing));
}
