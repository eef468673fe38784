import { contentModules } from './facts-content';
import { reachModules } from './facts-reach';
import { safetyModules } from './facts-safety';

/** A class of plans; every plan has the features of the classes before it. */
export type PlanClass = 'free' | 'personal' | 'premium' | 'security' | 'business' | 'complete';

/** What is known of a module before any site is looked at. */
export interface ModuleFacts {
  readonly slug: string;
  readonly name: string;
  /** Place in the list; equal ones go by slug. */
  readonly sort: number;
  /** Place among recommended modules. */
  readonly order: number;
  /** Version that brought it. */
  readonly introduced: string;
  readonly changed?: string;
  readonly feature: readonly string[];
  readonly tags: readonly string[];
  /** `site`: a connected site; `owner`: also a connected owner. */
  readonly needs?: 'site' | 'owner';
  /** Switched on by itself once the site is connected; `Public` only on public sites. */
  readonly auto?: 'Yes' | 'Public';
  /** Plans that include it, where not all do. */
  readonly plans?: readonly PlanClass[];
}

/** All modules in the order of the list. */
export const modules: readonly ModuleFacts[] = [...reachModules, ...safetyModules, ...contentModules].sort(
  (a, b) => a.sort - b.sort || (a.slug < b.slug ? -1 : 1),
);

const bySlug = new Map(modules.map((facts) => [facts.slug, facts]));

export const factsOf = (slug: string): ModuleFacts | undefined => bySlug.get(slug);
export const isModule = (slug: string): boolean => bySlug.has(slug);

/** Topic of the help page where it is not the slug; '' where there is no page. */
const topics: Readonly<Record<string, string>> = {
  shortcodes: 'shortcode-embeds',
  stats: 'wordpress-com-stats',
  notes: 'notifications',
  latex: 'beautiful-math-with-latex',
  sharedaddy: 'sharing',
  widgets: 'extra-sidebar-widgets',
  'tiled-gallery': 'tiled-galleries',
  'verification-tools': 'site-verification-tools',
  'photon-cdn': 'asset-cdn',
};

const ownPages: Readonly<Record<string, string>> = {
  vaultpress: 'https://help.vaultpress.com/get-to-know/',
  wordads: 'https://wordads.co/',
  shortlinks: 'https://wp.me/p1moTy-DL',
  'action-bar': '',
};

/** An address that the vendor's site leads on from. */
export const redirect = (source: string, rawUrl: string): string =>
  `https://jetpack.com/redirect/?source=${encodeURIComponent(source)}&site=${encodeURIComponent(rawUrl)}`;

/** Address of a module's help page; '' for the one that has none. */
export const helpPageOf = (slug: string, rawUrl: string): string =>
  ownPages[slug] ?? redirect(`jetpack-support-${topics[slug] ?? slug}`, rawUrl);
