import { contentModules } from './facts-content';
import { reachModules } from './facts-reach';
import { safetyModules } from './facts-safety';
import type { ModuleFacts } from './module-facts';

/** All modules in list order. */
export const modules: readonly ModuleFacts[] = [...reachModules, ...safetyModules, ...contentModules].sort(
  (a, b) => a.sort - b.sort || (a.slug < b.slug ? -1 : 1),
);

const bySlug = new Map(modules.map((facts) => [facts.slug, facts]));

export const getFacts = (slug: string): ModuleFacts | undefined => bySlug.get(slug);
export const isModule = (slug: string): boolean => bySlug.has(slug);

/** Topic of the help page where it differs from the slug; '' without a page. */
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

/** Returns an address of the vendor's redirect service. */
export const redirect = (source: string, rawUrl: string): string =>
  `https://jetpack.com/redirect/?source=${encodeURIComponent(source)}&site=${encodeURIComponent(rawUrl)}`;

/** Returns the address of a module's help page; '' for the one without. */
export const getHelpPage = (slug: string, rawUrl: string): string =>
  ownPages[slug] ?? redirect(`jetpack-support-${topics[slug] ?? slug}`, rawUrl);
