import { invariant } from '@site-admin/ui';

/** Every step, by the slug that is saved (spec 002 §4). */
export const stepSlugs = [
  'not-started',
  'site-type-question',
  'product-suggestions',
  'product-purchased',
  'agency',
  'woocommerce',
  'monitor',
  'related-posts',
  'creative-mail',
  'site-accelerator',
  'publicize',
  'protect',
  'anti-spam',
  'videopress',
  'backup-plan',
  'welcome__backup',
  'welcome__complete',
  'welcome__security',
  'welcome__antispam',
  'welcome__videopress',
  'welcome__search',
  'welcome__scan',
  'backup-activated',
  'scan-activated',
  'antispam-activated',
  'videopress-activated',
  'search-activated',
  'server-credentials',
  'boost',
  'summary',
] as const;
export type StepSlug = (typeof stepSlugs)[number];

/** Saved by older versions. They have no screen; only their next step matters. */
const legacySlugs = ['setup-wizard-completed', 'banner-completed'] as const;
type LegacySlug = (typeof legacySlugs)[number];
/** Any value the site may have saved as the current step. */
export type SavedStep = StepSlug | LegacySlug;

export const isStepSlug = (slug: string): slug is StepSlug => (stepSlugs as readonly string[]).includes(slug);
const isLegacySlug = (slug: string): slug is LegacySlug => (legacySlugs as readonly string[]).includes(slug);
export const isSavedStep = (slug: string): slug is SavedStep => isStepSlug(slug) || isLegacySlug(slug);

/** @throws {Error} For an unknown slug (spec 002 §4). */
export function parseSavedStep(slug: string): SavedStep {
  invariant(isSavedStep(slug), `Unknown recommendations step: ${slug}`);
  return slug;
}

function toRoute(slug: StepSlug): string {
  if (slug === 'not-started' || slug === 'site-type-question') return 'site-type';
  return slug.replace('__', '-');
}

/** Returns the path of a step. @example stepPath('welcome__scan') // '/recommendations/welcome-scan' */
export const stepPath = (slug: StepSlug): string => `/recommendations/${toRoute(slug)}`;

/** Returns the step of the last path segment; undefined for an unknown one. */
export function stepAtRoute(route: string): StepSlug | undefined {
  return stepSlugs.find((slug) => slug !== 'not-started' && toRoute(slug) === route);
}
