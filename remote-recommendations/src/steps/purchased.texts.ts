import { __, sprintf } from '@site-admin/runtime/i18n';
import { backupArchiveDays } from './resource.texts';
import type { SlugOfKind } from './step-table';

export interface PurchasedTexts {
  /** Name in lists. */
  readonly name: string;
  /** Heading of the step. */
  readonly title: string;
  readonly description: string;
}

const texts: Readonly<Record<SlugOfKind<'activated'>, () => PurchasedTexts>> = {
  'backup-activated': () => ({
    name: __('Real-time backups', 'jetpack'),
    title: __('Every change is backed up', 'jetpack'),
    description: sprintf(
      /* translators: %d is a number of days */
      __('VaultPress Backup saves each change as it happens. Restore any version of the last %d days in one click.', 'jetpack'),
      backupArchiveDays,
    ),
  }),
  'scan-activated': () => ({
    name: __('Malware scanning', 'jetpack'),
    title: __('Threats are found early', 'jetpack'),
    description: __('Daily malware scans with instant alerts, and one-click fixes for most threats.', 'jetpack'),
  }),
  'antispam-activated': () => ({
    name: __('Anti-spam', 'jetpack'),
    title: __('Spam stays out', 'jetpack'),
    description: __('Akismet filters spam out of your comments and forms before you see it.', 'jetpack'),
  }),
  'videopress-activated': () => ({
    name: __('VideoPress', 'jetpack'),
    title: __('Your videos play without ads', 'jetpack'),
    description: __('Upload videos straight from the editor. They play fast, in high quality and without ads.', 'jetpack'),
  }),
  'search-activated': () => ({
    name: __('Jetpack Search', 'jetpack'),
    title: __('Visitors find what they are looking for', 'jetpack'),
    description: __('Jetpack Search shows results as visitors type, the most relevant first.', 'jetpack'),
  }),
};

export const purchasedTexts = (slug: SlugOfKind<'activated'>): PurchasedTexts => texts[slug]();
