import type { PlanClass } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { IconName } from '@site-admin/ui';

export interface PlanTexts {
  readonly name: string;
  readonly tagline: string;
  readonly icon: IconName;
}

const withStorage = (text: string, storage: string) => `${text} ${storage}`;
const storage = {
  oneGigabyte: () => __('Storage: 1 GB.', 'jetpack'),
  tenGigabytes: () => __('Storage: 10 GB.', 'jetpack'),
  oneTerabyte: () => __('Storage: 1 TB.', 'jetpack'),
};
const securityTagline = () => __('Backups, malware scanning and spam protection in one.', 'jetpack');
const backupTagline = () => __('Your site is saved as you work on it, and restored with one click.', 'jetpack');

/** Name, sentence and icon of each plan class (storage: spec 002 §9). */
const texts: Readonly<Record<Exclude<PlanClass, 'free'>, () => PlanTexts>> = {
  personal: () => ({
    name: __('Jetpack Personal', 'jetpack'),
    tagline: __('Daily backups and spam protection, with priority support.', 'jetpack'),
    icon: 'shield',
  }),
  premium: () => ({
    name: __('Jetpack Premium', 'jetpack'),
    tagline: __('Full protection, and the tools to grow and earn.', 'jetpack'),
    icon: 'shield',
  }),
  business: () => ({
    name: __('Jetpack Professional', 'jetpack'),
    tagline: __('Everything a business site needs to stay safe and grow.', 'jetpack'),
    icon: 'shield',
  }),
  'security-t1': () => ({
    name: __('Jetpack Security', 'jetpack'),
    tagline: withStorage(securityTagline(), storage.tenGigabytes()),
    icon: 'shield',
  }),
  'security-t2': () => ({
    name: __('Jetpack Security', 'jetpack'),
    tagline: withStorage(securityTagline(), storage.oneTerabyte()),
    icon: 'shield',
  }),
  complete: () => ({
    name: __('Jetpack Complete', 'jetpack'),
    tagline: __('Everything Jetpack has, in one plan.', 'jetpack'),
    icon: 'star',
  }),
  'backup-t0': () => ({
    name: __('Jetpack Backup', 'jetpack'),
    tagline: withStorage(backupTagline(), storage.oneGigabyte()),
    icon: 'backup',
  }),
  'backup-t1': () => ({
    name: __('Jetpack Backup', 'jetpack'),
    tagline: withStorage(backupTagline(), storage.tenGigabytes()),
    icon: 'backup',
  }),
  'backup-t2': () => ({
    name: __('Jetpack Backup', 'jetpack'),
    tagline: withStorage(backupTagline(), storage.oneTerabyte()),
    icon: 'backup',
  }),
  search: () => ({
    name: __('Jetpack Search', 'jetpack'),
    tagline: __('Visitors find what they look for, as they type.', 'jetpack'),
    icon: 'search',
  }),
  'free-search': () => ({
    name: __('Jetpack Search Free', 'jetpack'),
    tagline: __('Visitors find what they look for, as they type.', 'jetpack'),
    icon: 'search',
  }),
  scan: () => ({
    name: __('Jetpack Scan', 'jetpack'),
    tagline: __('Your site is looked through for threats every day.', 'jetpack'),
    icon: 'shield',
  }),
  'anti-spam': () => ({
    name: __('Jetpack Anti-spam', 'jetpack'),
    tagline: __('Spam stays out of comments and forms.', 'jetpack'),
    icon: 'anti-spam',
  }),
  videopress: () => ({
    name: __('Jetpack VideoPress', 'jetpack'),
    tagline: __('Ad-free, high-quality video in your posts.', 'jetpack'),
    icon: 'video',
  }),
  'daily-security': () => ({ name: __('Jetpack Security Daily', 'jetpack'), tagline: securityTagline(), icon: 'shield' }),
  'realtime-security': () => ({ name: __('Jetpack Security Real-time', 'jetpack'), tagline: securityTagline(), icon: 'shield' }),
  'daily-backup': () => ({
    name: __('Jetpack Backup Daily', 'jetpack'),
    tagline: __('Your site is saved every day, and restored with one click.', 'jetpack'),
    icon: 'backup',
  }),
  'realtime-backup': () => ({ name: __('Jetpack Backup Real-time', 'jetpack'), tagline: backupTagline(), icon: 'backup' }),
  'jetpack-social-basic': () => ({
    name: __('Jetpack Social', 'jetpack'),
    tagline: __('Your posts go out to your social networks by themselves.', 'jetpack'),
    icon: 'share',
  }),
};

/** What the free plan says depends on what was bought beside it (reference: behaviour, E3). */
export function freePlanTagline(owned: { readonly hasBackup: boolean; readonly hasScan: boolean }): string {
  if (owned.hasBackup && owned.hasScan)
    return __('Your site is backed up and scanned. There is more to protect and grow it:', 'jetpack');
  if (owned.hasBackup) return __('Your site is backed up. Add scanning to be safe from threats:', 'jetpack');
  if (owned.hasScan) return __('Your site is scanned. Add backups to be safe from loss:', 'jetpack');
  return __('Worried about your site’s security? Get backups, automatic security fixes and more:', 'jetpack');
}

/** Undefined for a slug the page has no words for. */
export function planTexts(name: PlanClass | '', owned: Parameters<typeof freePlanTagline>[0]): PlanTexts | undefined {
  if (name === '') return undefined;
  if (name === 'free') return { name: __('Jetpack Free', 'jetpack'), tagline: freePlanTagline(owned), icon: 'bolt' };
  return texts[name]();
}
