import { __, sprintf } from '@site-admin/runtime/i18n';
import type { ConfigureTarget } from './features';
import type { SlugOfKind } from './step-table';

/** Steps with something to read or to do elsewhere, without a feature to enable. */
export type ResourceSlug = SlugOfKind<'resource'>;

/** The resources that the summary lists, in order (reference: behaviour, D4). */
export const listedResources: readonly ResourceSlug[] = ['agency', 'anti-spam', 'backup-plan'];

export interface ResourceTexts {
  /** Name in lists. */
  readonly name: string;
  /** Heading of the step. */
  readonly title: string;
  readonly description: string;
  /** Link to the resource. */
  readonly open: string;
  readonly target: ConfigureTarget;
}

/** Spec 002 §9. */
const agencyDiscount = 60;
export const backupArchiveDays = 30;

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
    target: { kind: 'redirect', source: 'jetpack-for-agencies-signup-assistant-recommendation' },
  }),
  'anti-spam': () => ({
    name: __('Keep spam out of comments', 'jetpack'),
    title: __('Stop spending time on spam', 'jetpack'),
    description: __('Your posts get comments. Learn how to keep spam out of them without puzzles for your visitors.', 'jetpack'),
    open: __('Learn about anti-spam', 'jetpack'),
    target: { kind: 'redirect', source: 'jetpack-blog-spam-comments' },
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
    target: { kind: 'redirect', source: 'jetpack-blog-backups-101' },
  }),
  'server-credentials': () => ({
    name: __('Server credentials', 'jetpack'),
    title: __('Get ready for one-click restores', 'jetpack'),
    description: __(
      'With the credentials of your server, Jetpack restores your site in one click, even while it is down.',
      'jetpack',
    ),
    open: __('Enter credentials', 'jetpack'),
    target: { kind: 'cloud', section: 'settings' },
  }),
};

export const resourceTexts = (slug: ResourceSlug): ResourceTexts => texts[slug]();
