import { invariant } from '@site-admin/ui';

/** Every step the assistant knows, by the slug that is saved (spec 002 §4). */
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

/** Steps older versions saved; they stand for nothing any more but their next step. */
const finishedSlugs = ['setup-wizard-completed', 'banner-completed'] as const;
type FinishedSlug = (typeof finishedSlugs)[number];
/** What the site may have saved as the step the person stands at. */
export type SavedStep = StepSlug | FinishedSlug;

export const isStepSlug = (slug: string): slug is StepSlug => (stepSlugs as readonly string[]).includes(slug);
const isFinished = (slug: string): slug is FinishedSlug => (finishedSlugs as readonly string[]).includes(slug);

/**
 * The slug as one the assistant knows.
 *
 * @throws {Error} for any other: a step nobody knows is a defect, not a state (spec 002 §4).
 */
export function savedStep(slug: string): SavedStep {
  invariant(isStepSlug(slug) || isFinished(slug), `Unknown recommendations step: ${slug}`);
  return slug;
}

/** The last part of the step's address. */
function routeOf(slug: StepSlug): string {
  if (slug === 'not-started' || slug === 'site-type-question') return 'site-type';
  return slug.replace('__', '-');
}

/** Where the page shows the step. */
export const addressOf = (slug: StepSlug): string => `/recommendations/${routeOf(slug)}`;

/** The step at the last part of an address; undefined for an address no step has. */
export function stepOfRoute(route: string): StepSlug | undefined {
  return stepSlugs.find((slug) => slug !== 'not-started' && routeOf(slug) === route);
}
