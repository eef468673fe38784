import { __, sprintf } from '@site-admin/runtime/i18n';
import type { StepSlug } from './step-slugs';

/** Steps that have something to read, and nothing to switch on. */
export const resourceSlugs = ['agency', 'anti-spam', 'backup-plan'] as const satisfies readonly StepSlug[];
export type ResourceSlug = (typeof resourceSlugs)[number];
export const isResourceSlug = (slug: string): slug is ResourceSlug => (resourceSlugs as readonly string[]).includes(slug);

export interface ResourceTexts {
  readonly name: string;
  readonly question: string;
  readonly description: string;
  /** The button that opens it. */
  readonly open: string;
  /** Of the redirect link. */
  readonly source: string;
}

/** Spec 002 §9. */
const agencyDiscount = 60;
const backupArchiveDays = 30;

const texts: Readonly<Record<ResourceSlug, () => ResourceTexts>> = {
  agency: () => ({
    name: __('Jetpack for agencies', 'jetpack'),
    question: __('Look after all your clients’ sites in one place', 'jetpack'),
    description: sprintf(
      /* translators: %d is a number of percent */
      __('As an agency you manage licences and sites together, and pay up to %d%% less for each product.', 'jetpack'),
      agencyDiscount,
    ),
    open: __('Sign up', 'jetpack'),
    source: 'jetpack-for-agencies-signup-assistant-recommendation',
  }),
  'anti-spam': () => ({
    name: __('Keep spam out of comments', 'jetpack'),
    question: __('Spend no more time on spam', 'jetpack'),
    description: __(
      'Your posts are being talked about. Read how to keep spam out of it without a puzzle for every visitor.',
      'jetpack',
    ),
    open: __('Read about anti-spam', 'jetpack'),
    source: 'jetpack-blog-spam-comments',
  }),
  'backup-plan': () => ({
    name: __('Backups before updates', 'jetpack'),
    question: __('Update plugins without a worry', 'jetpack'),
    description: sprintf(
      /* translators: %d is a number of days */
      __(
        'Plugins that update themselves can break a site. With a backup of each of the last %d days you are back in a minute.',
        'jetpack',
      ),
      backupArchiveDays,
    ),
    open: __('Read about backups', 'jetpack'),
    source: 'jetpack-blog-backups-101',
  }),
};

export const resourceTexts = (slug: ResourceSlug): ResourceTexts => texts[slug]();
