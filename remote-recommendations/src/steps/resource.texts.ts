import { __, sprintf } from '@site-admin/runtime/i18n';
import type { StepSlug } from './step-slugs';

/** Steps with something to read, without a feature to enable. */
export const resourceSlugs = ['agency', 'anti-spam', 'backup-plan'] as const satisfies readonly StepSlug[];
export type ResourceSlug = (typeof resourceSlugs)[number];
export const isResourceSlug = (slug: string): slug is ResourceSlug => (resourceSlugs as readonly string[]).includes(slug);

export interface ResourceTexts {
  /** Name in lists. */
  readonly name: string;
  /** Heading of the step. */
  readonly title: string;
  readonly description: string;
  /** Link to the resource. */
  readonly open: string;
  /** Source of the redirect link. */
  readonly source: string;
}

/** Spec 002 §9. */
const agencyDiscount = 60;
const backupArchiveDays = 30;

const texts: Readonly<Record<ResourceSlug, () => ResourceTexts>> = {
  agency: () => ({
    name: __('Jetpack for agencies', 'jetpack'),
    title: __('Manage all your clients’ sites in one place', 'jetpack'),
    description: sprintf(
      /* translators: %d is a percentage */
      __('As an agency you manage licenses and sites together, and get up to %d%% off each product.', 'jetpack'),
      agencyDiscount,
    ),
    open: __('Sign up', 'jetpack'),
    source: 'jetpack-for-agencies-signup-assistant-recommendation',
  }),
  'anti-spam': () => ({
    name: __('Keep spam out of comments', 'jetpack'),
    title: __('Stop spending time on spam', 'jetpack'),
    description: __('Your posts get comments. Learn how to keep spam out of them without puzzles for your visitors.', 'jetpack'),
    open: __('Learn about anti-spam', 'jetpack'),
    source: 'jetpack-blog-spam-comments',
  }),
  'backup-plan': () => ({
    name: __('Backups before updates', 'jetpack'),
    title: __('Update plugins without worry', 'jetpack'),
    description: sprintf(
      /* translators: %d is a number of days */
      __(
        'Automatic plugin updates can break a site. With backups of the last %d days you can restore it in a minute.',
        'jetpack',
      ),
      backupArchiveDays,
    ),
    open: __('Learn about backups', 'jetpack'),
    source: 'jetpack-blog-backups-101',
  }),
};

export const resourceTexts = (slug: ResourceSlug): ResourceTexts => texts[slug]();
